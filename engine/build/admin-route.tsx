import { useEffect } from 'react';
import { LazyPage } from '#engine/site/routes/lazy-page.tsx';
import { useSite } from '#engine/site/site-context.ts';

const load = async () => {
  const [{ AdminConsole }, { catalogue }] = await Promise.all([
    import('../../admin/index.tsx'),
    import('virtual:challenges/catalogue'),
  ]);
  return { AdminConsole, catalogue };
};
const ENGLISH = {
  loading: 'Loading the console…',
  failed: 'The console could not be loaded. Check the connection, then try again.',
  broken: 'Something in the console failed. Nothing that was saved is lost.',
  retry: 'Try again',
};

/** The facilitator's console: a bundle of its own, with its own header. `App` gets this route as a prop: the site does not import it. */
export function AdminRoute() {
  const { player } = useSite();
  useEffect(() => player.visitAdmin(), [player]);
  return (
    <div lang="en">
      <LazyPage load={load} texts={ENGLISH}>
        {({ AdminConsole, catalogue }) => <AdminConsole catalogue={catalogue} />}
      </LazyPage>
    </div>
  );
}
