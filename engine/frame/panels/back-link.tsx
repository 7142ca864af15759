import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import styles from './back-link.module.css';

/** Page to which a mission leads back: its address, and its name as a link. */
export interface Origin {
  readonly to: string;
  readonly label: string;
}

export const HUB: Origin = { to: '/', label: "Retour à l'accueil" };

/** Link above a challenge, back to its `Origin`, or above a sub-page, back to its challenge. */
export function BackLink({ to, children }: { /** Address of the link. */ readonly to: string; readonly children: string }) {
  return (
    <Link to={to} className={styles.back}>
      <ArrowLeft size={18} aria-hidden="true" />
      {children}
    </Link>
  );
}
