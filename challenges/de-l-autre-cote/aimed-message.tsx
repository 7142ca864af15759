import type { ReactNode } from 'react';
import { MailSheet, MessageThread, WindowFrame } from '#engine/authoring';
import styles from './aimed-message.module.css';
import type { Aimed } from './artifacts.ts';
import { CHANNEL_WORDS } from './words.tsx';

interface AimedMessageProps {
  readonly message: Aimed;
  /** Words of the text that are marked, once the lever is known. */
  readonly decisive?: string | undefined;
  /** Whether the marked words put no pressure on anybody. */
  readonly sincere?: boolean;
  /** Heading level of a mail's subject. */
  readonly level: 3 | 4;
}

/** One message as it arrives: an opened mail, an SMS, a line of a chat, or the words of a telephone call. */
export function AimedMessage({
  message: { channel, from, known, subject, text },
  decisive,
  sincere = false,
  level,
}: AimedMessageProps) {
  const { Icon, name } = CHANNEL_WORDS[channel];
  const told = decisive === undefined ? text : marked(text, decisive, sincere);
  return (
    <WindowFrame aria-label={`${name} de ${from}`}>
      {subject === undefined ? (
        <>
          <p className={styles.bar}>
            <Icon size={18} aria-hidden="true" />
            <strong>{name}</strong> <span className={styles.known}>{known}</span>
          </p>
          <MessageThread label={name} messages={[{ id: 'message', from, text: <p>{told}</p> }]} />
        </>
      ) : (
        <MailSheet subject={subject} from={{ name: from, address: known }} to="vous" at="ce matin" level={level}>
          <p>{told}</p>
        </MailSheet>
      )}
    </WindowFrame>
  );
}

function marked(text: string, words: string, sincere: boolean): ReactNode {
  const [before, ...after] = text.split(words);
  return (
    <>
      {before}
      <mark className={styles.decisive} data-sincere={sincere || undefined}>
        {words}
      </mark>
      {after.join(words)}
    </>
  );
}
