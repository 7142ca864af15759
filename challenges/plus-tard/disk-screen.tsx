import { HardDriveDownload } from 'lucide-react';
import type { Screen } from './artifacts.ts';
import styles from './disk-screen.module.css';
import type { DrawnScreenProps } from './drawn-screen.tsx';

type Copying = Extract<Screen, { readonly kind: 'disk' }>;

/** The backup disk on its cable, and the progress of its copy. */
export function DiskScreen({ screen: { percent, text }, marked, buttons }: DrawnScreenProps<Copying>) {
  return (
    <figure className={styles.desk} aria-label="Disque de sauvegarde, branché au PC">
      <svg viewBox="0 0 320 110" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
        <path d="M0 0h320v110H0z" fill="#3a4660" />
        <path d="M0 72h320v38H0z" fill="#8a6242" />
        <path d="M0 72h320v5H0z" fill="#a57a55" />
        <path d="M34 8h112v68H34z" fill="#141d33" />
        <path d="M40 14h100v56H40z" fill="#22406b" />
        <path d="M40 56h100v14H40z" fill="#1d4766" />
        <path d="M56 26h44M56 36h64M56 46h30" stroke="#8fc1f5" strokeWidth="4" />
        <path d="M20 78h140l8 10H12z" fill="#aab2c3" />
        <path d="M164 84q40 18 60-2t24-2" fill="none" stroke="#141d33" strokeWidth="5" />
        <rect x="236" y="56" width="62" height="36" rx="5" fill="#d2622a" />
        <path d="M246 66h30" stroke="#fbeee6" strokeWidth="4" />
        <circle cx="288" cy="82" r="4" fill={percent < 100 ? '#f5b841' : '#6bd6a5'} />
      </svg>
      <div className={styles.copy} data-marked={marked || undefined}>
        {/* Hidden from screen readers: the figure's name and the text below say it already. */}
        <p className={styles.head} aria-hidden="true">
          <HardDriveDownload size={16} /> Sauvegarde
        </p>
        <p>{text}</p>
        <div className={styles.bar} aria-hidden="true">
          <span style={{ inlineSize: `${percent}%` }} />
        </div>
        {buttons && <div className={styles.actions}>{buttons}</div>}
      </div>
    </figure>
  );
}
