import styles from './timeline.module.css';

export interface TimelineEvent {
  readonly when: string;
  readonly name: string;
  readonly text: string;
}

/** Timeline of the consequences of a wrong gesture, hour by hour. Names of events are h3 headings. */
export function Timeline({ events }: { /** Events from the first to the last. */ readonly events: readonly TimelineEvent[] }) {
  return (
    <ol className={styles.line}>
      {events.map(({ when, name, text }) => (
        <li key={when} className={styles.event}>
          <p className={styles.when}>{when}</p>
          <h3 className={styles.name}>{name}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
