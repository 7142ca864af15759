import { LockKeyhole, LockKeyholeOpen } from 'lucide-react';
import styles from './quay-board.module.css';

const BERTHS = ['P1', 'P2', 'P3', 'P4'] as const;
const BARS = ['M8 14h96M120 14h52', 'M40 14h120', 'M8 14h40M64 14h28M108 14h74', 'M84 14h98'] as const;

/** The berth schedule behind the login: visible, but too dim to be read before the solve. */
export function QuayBoard({ open }: { readonly open: boolean }) {
  return (
    <div className={styles.board} data-open={open} aria-hidden="true">
      {BERTHS.map((berth, row) => (
        <div key={berth} className={styles.berth}>
          <span>{berth}</span>
          <svg viewBox="0 0 190 28" preserveAspectRatio="none" aria-hidden="true" focusable="false">
            <path d="M0 27.5h190" stroke="currentColor" strokeOpacity=".25" />
            <path d={BARS[row]} stroke="currentColor" strokeWidth="12" strokeOpacity=".4" />
          </svg>
        </div>
      ))}
      <p className={styles.locked}>
        {open ? <LockKeyholeOpen size={16} /> : <LockKeyhole size={16} />}
        {open ? 'Planning ouvert' : 'Connexion requise'}
      </p>
    </div>
  );
}
