import { Anchor, Wifi } from 'lucide-react';
import { useEffect, useState } from 'react';
import { VisuallyHidden } from '#engine/authoring';
import type { DesktopFile } from './artifacts.ts';
import { runClock } from './clock.ts';
import styles from './desktop.module.css';

export function Taskbar({ open }: { readonly open: readonly DesktopFile[] }) {
  const [time, setTime] = useState('');
  useEffect(() => runClock(setTime), []);
  return (
    <div className={styles.taskbar}>
      <span className={styles.station}>
        <Anchor size={18} aria-hidden="true" /> PC-QUAI-2
      </span>
      <span className={styles.running} aria-hidden="true">
        {open.map(({ id, name }) => (
          <span key={id}>{name}</span>
        ))}
      </span>
      <Wifi size={16} aria-hidden="true" />
      <time className={styles.clock}>
        <VisuallyHidden>Heure du poste : </VisuallyHidden>
        {time}
      </time>
    </div>
  );
}
