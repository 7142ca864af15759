import { useState } from 'react';
import type { DebriefMission } from '#schemas/projector.ts';
import { counted, whole } from '../format.ts';
import styles from './overview.module.css';

interface OverviewProps {
  readonly missions: readonly DebriefMission[];
  readonly people: number;
  /** Keys of those that are most worth the minutes. */
  readonly proposed: readonly string[];
  /** @param mission its place in the list */
  readonly onGo: (mission: number) => void;
  /** Opens the short debrief of the proposed ones. Rejects where it could not. */
  readonly onLead: (() => Promise<void>) | undefined;
}

/** Every mission with how many went through it, and the way into each; those to talk about are marked, and one press leads through them. */
export function Overview({ missions, people, proposed, onGo, onLead }: OverviewProps) {
  const [failed, setFailed] = useState(false);
  return (
    <>
      <ol className={styles.missions} data-many={missions.length > 8 || undefined}>
        {missions.map(({ key, title, solved }, index) => (
          <li key={key} data-proposed={proposed.includes(key) || undefined}>
            <button type="button" className={styles.name} onClick={() => onGo(index)}>
              {title}
            </button>
            <span className={styles.solved}>{`${whole(solved)} / ${whole(people)}`}</span>
            <span className={styles.bar} aria-hidden="true">
              <span style={{ inlineSize: `${people === 0 ? 0 : (100 * solved) / people}%` }} />
            </span>
          </li>
        ))}
      </ol>
      {onLead && proposed.length > 0 && (
        <p className={styles.lead}>
          <button type="button" onClick={() => onLead().catch(() => setFailed(true))}>
            {`Débriefing mené\u00a0: ${counted(proposed.length, 'mission', 'missions')}`}
          </button>
          <span role="status">{failed && 'Il n’a pas pu s’ouvrir\u00a0: vérifiez le réseau, puis recommencez.'}</span>
        </p>
      )}
    </>
  );
}
