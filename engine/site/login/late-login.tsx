import { useEffect, useState } from 'react';
import styles from './late-login.module.css';

/** Milliseconds after which a login takes longer than people expect. */
const LATE_MS = 4_000;

/**
 * A line that asks for patience once a login takes long; to be shown while one is under way. A server that many people come to at once
 * refuses logins for a while, and the page sends them again by itself (docs/decisions, 71): without a word people reload, and begin anew.
 */
export function LateLogin() {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p className={styles.late} role="status">
      {late &&
        'C’est plus long que d’habitude\u00a0: beaucoup de personnes arrivent ensemble, ou le réseau est lent. Restez sur cette page, elle continue d’essayer.'}
    </p>
  );
}
