import { MOST_SCORE_EVENTS } from '#schemas/console-words.ts';
import type { ParticipantDetails } from '#schemas/participants.ts';
import styles from '../participants/participants.module.css';
import { DataTable } from '../parts/data-table.tsx';
import { formatMoment } from '../words/local-time.ts';
import { formatChange } from '../words/numbers.ts';
import { EVENT_WORDS } from '../words/participants.ts';
import { ChallengeName } from './challenge-name.tsx';

/** Every event that made the score: what, who, why and when. */
export function LedgerTable({ events }: { events: ParticipantDetails['events'] }) {
  if (events.length === 0)
    return <p className={styles.empty}>No points won or lost yet. The first solve or correction appears here.</p>;
  return (
    <DataTable
      caption={`Everything that made the score, newest first${events.length >= MOST_SCORE_EVENTS ? ` (the last ${MOST_SCORE_EVENTS})` : ''}`}
      className={styles.table}
    >
      <thead className={styles.silent}>
        <tr>
          <th scope="col">When</th>
          <th scope="col">What</th>
          <th scope="col">Challenge</th>
          <th scope="col" data-numeric>
            Points
          </th>
          <th scope="col">Who</th>
          <th scope="col">Why</th>
        </tr>
      </thead>
      <tbody>
        {events.map((event) => (
          <tr key={event.id}>
            <td>{formatMoment(event.at)}</td>
            <th scope="row">{EVENT_WORDS[event.kind]}</th>
            <td data-label="Challenge" data-empty={event.challenge === null || undefined}>
              {event.challenge === null ? '—' : <ChallengeName challenge={event.challenge} />}
            </td>
            <td data-numeric data-label="Points">
              {formatChange(event.points)}
            </td>
            <td data-label="By">{event.actor ?? 'The player'}</td>
            <td className={styles.reason} data-label="Why" data-empty={event.reason === '' || undefined}>
              {event.reason}
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
