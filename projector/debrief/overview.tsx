import { useState } from 'react';
import { BASE_PATH } from '#engine/client/base-path.ts';
import type { DebriefMission } from '#schemas/projector.ts';
import { counted, formatWhole } from '../format.ts';
import styles from './overview.module.css';

interface OverviewProps {
  readonly missions: readonly DebriefMission[];
  readonly people: number;
  /** Keys of the missions proposed for the short debrief. */
  readonly proposed: readonly string[];
  /** @param mission index in `missions` */
  readonly onGo: (mission: number) => void;
}

interface LeadProps {
  readonly session: string;
  /** How many missions are proposed. */
  readonly missions: number;
  /** Opens the short debrief of the proposed missions; rejects on failure. */
  readonly onLead: () => Promise<void>;
}

/** List of all missions, each with its number of solves and a button that opens it; the proposed missions are marked. */
export function Overview({ missions, people, proposed, onGo }: OverviewProps) {
  return (
    <ol className={styles.missions} data-many={missions.length > 8 || undefined}>
      {missions.map(({ key, title, solved }, index) => (
        <li key={key} data-proposed={proposed.includes(key) || undefined}>
          <button type="button" className={styles.name} onClick={() => onGo(index)}>
            {title}
          </button>
          <span className={styles.solved}>{`${formatWhole(solved)} / ${formatWhole(people)}`}</span>
          <span className={styles.bar} aria-hidden="true">
            <span style={{ inlineSize: `${people === 0 ? 0 : (100 * solved) / people}%` }} />
          </span>
        </li>
      ))}
    </ol>
  );
}

/** One button opens the debrief of the proposed missions; a second one opens the presenter's page. */
export function Lead({ session, missions, onLead }: LeadProps) {
  const [failed, setFailed] = useState(false);
  return (
    <p className={styles.lead}>
      <span role="status">{failed && 'Il n’a pas pu s’ouvrir\u00a0: vérifiez le réseau, puis recommencez.'}</span>
      <a href={`${BASE_PATH}/admin/sessions/${encodeURIComponent(session)}/presenter`} target="_blank" rel="noreferrer">
        Notes du débriefing
      </a>
      <button type="button" onClick={() => onLead().catch(() => setFailed(true))}>
        {`Débriefing mené\u00a0: ${counted(missions, 'mission', 'missions')}`}
      </button>
    </p>
  );
}
