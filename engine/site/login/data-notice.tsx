import { Link } from 'react-router-dom';
import { NAME } from '#engine/ui/brand/branding.ts';

/** Leads to the privacy notice, where a login is asked for. */
export function DataNotice({ className }: { readonly className?: string | undefined }) {
  return (
    <p className={className}>
      {`Ce que ${NAME} garde de votre passage, pour qui et combien de temps\u00a0: `}
      <Link to="/donnees">vos données</Link>.
    </p>
  );
}
