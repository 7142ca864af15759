import type { ReactNode } from 'react';
import { AddressText } from './address-text.tsx';
import styles from './message-thread.module.css';
import { WorthLabel } from './worth-label.tsx';

/** One message of a conversation, or one turn of a telephone call. */
export interface ThreadMessage {
  readonly id: string;
  /** Name of the speaker. */
  readonly from: string;
  readonly text: ReactNode;
  /** As the scene's clock says it, e.g. 9 h 04. */
  readonly at?: string;
  /** Of the player: on the other side. */
  readonly mine?: boolean;
  /** What the scene says of it once that is known: the place that decides. */
  readonly mark?: ReactNode;
  /** The mark tells whether all was well here. */
  readonly genuine?: boolean;
  /** In the place of « Fiable » or « Piège ». */
  readonly worth?: string;
}

export interface MessageThreadProps {
  /** What a screen reader calls it, e.g. « Conversation avec le support ». */
  readonly label: string;
  /** From the first to the last. */
  readonly messages: readonly ThreadMessage[];
}

/** Messages in bubbles: an SMS, a chat, or what is said on the telephone. */
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
