import { LazyPage } from '#engine/site/routes/lazy-page.tsx';

const load = async () => {
  const [{ Projector }, { routes }] = await Promise.all([
    import('../../projector/index.tsx'),
    import('virtual:challenges/catalogue'),
  ]);
  return { Projector, routes };
};

const drawings = async () => (await import('virtual:challenges/drawings')).drawings;

/** Route of the projector: a separate bundle, without the site's header. */
export function ProjectorRoute() {
  return <LazyPage load={load}>{({ Projector, routes }) => <Projector missions={routes} drawings={drawings} />}</LazyPage>;
}
