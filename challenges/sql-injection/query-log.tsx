import { CircleAlert, CircleMinus, Rows3, ScrollText } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { VisuallyHidden } from '#engine/authoring';
import type { LogEntry } from './artifacts.ts';
import styles from './query-log.module.css';

export interface NumberedEntry extends LogEntry {
  readonly id: number;
  /** The time, or the number of the player's attempt. */
  readonly at: string;
}

function Mark({ entry: { error, result } }: { readonly entry: LogEntry }) {
  const Icon = error ? CircleAlert : result === '0 ligne' ? CircleMinus : Rows3;
  return (
    <span className={styles.result} data-error={error}>
      <Icon size={16} aria-hidden="true" />
      {result}
    </span>
  );
}

function Sql({ entry: { sql, commentAt } }: { readonly entry: LogEntry }) {
  if (commentAt === null) return <code>{sql}</code>;
  return (
    <code>
      {sql.slice(0, commentAt)}
      <strong className={styles.dashes}>--</strong>
      <s>
        <VisuallyHidden> commentaire ignoré : </VisuallyHidden>
        {sql.slice(commentAt + 2)}
      </s>
    </code>
  );
}

function Line({ entry }: { readonly entry: Omit<NumberedEntry, 'id'> }) {
  return (
    <article className={styles.entry} data-error={entry.error}>
      <p className={styles.head}>
        <span className={styles.at}>{entry.at}</span>
        <Mark entry={entry} />
      </p>
      <p className={styles.sql}>
        <Sql entry={entry} />
      </p>
      <p className={styles.explanation}>{entry.explanation}</p>
    </article>
  );
}

/** Some lines of the log, outside of the log's frame. */
export function LogLines({ entries }: { readonly entries: readonly Omit<NumberedEntry, 'id'>[] }) {
  return (
    <div className={styles.log}>
      {entries.map((entry) => (
        <Line key={entry.at} entry={entry} />
      ))}
    </div>
  );
}

interface QueryLogProps {
  readonly entries: readonly NumberedEntry[];
  /** Whether the challenge is solved: then the log does not scroll the page, which shows the message at its top. */
  readonly solved: boolean;
}

/** The attacked application's log, oldest entry first. It opens at its beginning and then follows its end, as log viewers do. */
export function QueryLog({ entries, solved }: QueryLogProps) {
  const list = useRef<HTMLElement>(null);
  const last = entries.at(-1)?.id;
  const opening = useRef(last);
  useEffect(() => {
    if (!list.current || last === opening.current) return;
    list.current.scrollTop = list.current.scrollHeight;
    // The log is below the form, mostly out of sight on a small screen, so it is scrolled to.
    if (!solved) list.current.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [last, solved]);

  return (
    <section className={styles.log} aria-labelledby="query-log-title">
      <h3 id="query-log-title" className={styles.title}>
        <ScrollText size={16} aria-hidden="true" /> Journal SQL
      </h3>
      <section
        ref={list}
        className={styles.entries}
        tabIndex={0}
        role="log"
        aria-label="Requêtes, de la plus ancienne à la plus récente"
      >
        {entries.map((entry) => (
          <Line key={entry.id} entry={entry} />
        ))}
      </section>
    </section>
  );
}
