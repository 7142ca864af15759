import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import styles from './back-link.module.css';

/** The way back, over a challenge or one of its pages. */
export function BackLink({ to, children }: { /** The address it leads to. */ readonly to: string; readonly children: string }) {
  return (
    <Link to={to} className={styles.back}>
      <ArrowLeft size={18} aria-hidden="true" />
      {children}
    </Link>
  );
}
