import type { ReactNode } from 'react';
import { AddressText } from './address-text.tsx';
import styles from './message-thread.module.css';
import { WorthLabel } from './worth-label.tsx';

/** One message of a chat, or one turn of a phone call. */
export interface ThreadMessage {
  readonly id: string;
  /** Name of the sender or speaker. */
  readonly from: string;
  readonly text: ReactNode;
  /** Time as displayed, e.g. 9 h 04. */
  readonly at?: string;
  /** Whether the player sent the message: it is shown on the other side. */
  readonly mine?: boolean;
  /** Comment for a reveal: what this message gives away. */
  readonly mark?: ReactNode;
  /** Whether the comment confirms that the message is genuine. */
  readonly genuine?: boolean;
  /** Label in place of « Fiable » or « Piège ». */
  readonly worth?: string;
}

export interface MessageThreadProps {
  /** Accessible name, e.g. « Conversation avec le support ». */
  readonly label: string;
  /** Messages in order. */
  readonly messages: readonly ThreadMessage[];
}

/** Conversation in bubbles: SMS, chat, or the transcript of a phone call. */
export function MessageThread({ label, messages }: MessageThreadProps) {
  return (
    <ol className={styles.thread} aria-label={label}>
      {messages.map(({ id, from, text, at, mine, mark, genuine, worth }) => (
        <li
          key={id}
          className={styles.message}
          data-mine={mine || undefined}
          data-marked={mark === undefined ? undefined : true}
          data-genuine={genuine || undefined}
        >
          <p className={styles.head}>
            <strong>{from}</strong>
            {at !== undefined && <span className={styles.at}>{at}</span>}
          </p>
          <div className={styles.bubble}>{typeof text === 'string' ? <AddressText text={text} /> : text}</div>
          {mark !== undefined && (
            <div className={styles.mark}>
              {genuine !== undefined && <WorthLabel genuine={genuine} worth={worth} />}
              {mark}
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}
