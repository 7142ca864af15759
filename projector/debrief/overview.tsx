import type { DebriefMission } from '#schemas/projector.ts';
import { whole } from '../format.ts';
import styles from './overview.module.css';

interface OverviewProps {
  readonly missions: readonly DebriefMission[];
  readonly people: number;
}

/** Every mission with how many went through it: which ones to talk about is seen at once. */
export function Overview({ missions, people }: OverviewProps) {
  return (
    <ol className={styles.missions} data-many={missions.length > 8 || undefined}>
      {missions.map(({ key, title, solved }) => (
        <li key={key}>
          <span className={styles.name}>{title}</span>
          <span className={styles.solved}>{`${whole(solved)} / ${whole(people)}`}</span>
          <span className={styles.bar} aria-hidden="true">
            <span style={{ inlineSize: `${people === 0 ? 0 : (100 * solved) / people}%` }} />
          </span>
        </li>
      ))}
    </ol>
  );
}
