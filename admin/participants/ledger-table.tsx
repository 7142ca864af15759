import type { ParticipantDetails } from '#schemas/participants.ts';
import { EVENT_WORDS, formatChange, formatMoment } from './participant-words.ts';
import styles from './participants.module.css';

/** Every event that made the score: what, who, why and when. */
export function LedgerTable({ events }: { events: ParticipantDetails['events'] }) {
  if (events.length === 0)
    return <p className={styles.empty}>No points won or lost yet. The first solve or correction appears here.</p>;
  return (
    <section className={styles.scroller} aria-label="Ledger, table" tabIndex={0}>
      <table className={styles.table}>
        <caption className={styles.caption}>
          Everything that made the score, newest first{events.length >= 500 ? ' (the last 500)' : ''}
        </caption>
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col">What</th>
            <th scope="col">Challenge</th>
            <th scope="col" className={styles.number}>
              Points
            </th>
            <th scope="col">Who</th>
            <th scope="col">Why</th>
          </tr>
        </thead>
        <tbody>
          {events.map((event) => (
            <tr key={event.id}>
              <td className={styles.moment}>{formatMoment(event.at)}</td>
              <th scope="row">{EVENT_WORDS[event.kind]}</th>
              <td>{event.challenge ?? '—'}</td>
              <td className={styles.number}>{formatChange(event.points)}</td>
              <td>{event.actor ?? 'The player'}</td>
              <td className={styles.reason}>{event.reason}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
