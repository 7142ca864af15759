import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import styles from './back-link.module.css';

/** Link back to the hub, above a challenge or a sub-page. */
export function BackLink({ to, children }: { /** Address of the link. */ readonly to: string; readonly children: string }) {
  return (
    <Link to={to} className={styles.back}>
      <ArrowLeft size={18} aria-hidden="true" />
      {children}
    </Link>
  );
}
