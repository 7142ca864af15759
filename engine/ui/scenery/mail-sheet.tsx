import { Paperclip } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { AddressText } from './address-text.tsx';
import styles from './mail-sheet.module.css';

export interface MailSheetProps {
  /** Its heading. */
  readonly subject: string;
  /** The name as the mail shows it, and the address that it came from. */
  readonly from: { readonly name: string; readonly address: string };
  /** Names or addresses, as the mail shows them. */
  readonly to: string;
  /** Recipients in copy, as the mail shows them. */
  readonly copy?: string;
  /** As the scene's clock says it, e.g. lundi 9 h 04. */
  readonly at: string;
  /** Names of files. */
  readonly attachments?: readonly string[];
  /** The subject's level, 3 without it. */
  readonly level?: 2 | 3 | 4;
  /** The text of the mail, in paragraphs. */
  readonly children: ReactNode;
}

/** One opened mail: sender, recipients, date, attachments, and its text. */
export function MailSheet({ subject, from, to, copy, at, attachments = [], level = 3, children }: MailSheetProps) {
  const heading = useId();
  const Heading = `h${level}` as const;
  return (
    <article className={styles.mail} aria-labelledby={heading}>
      <Heading id={heading} className={styles.subject}>
        {subject}
      </Heading>
      <dl className={styles.head}>
        <div>
          <dt>De</dt>
          <dd>
            <strong>{from.name}</strong>{' '}
            <span className={styles.address}>
              &lt;
              <AddressText text={from.address} />
              &gt;
            </span>
          </dd>
        </div>
        <div>
          <dt>À</dt>
          <dd>
            <AddressText text={to} />
          </dd>
        </div>
        {copy !== undefined && (
          <div>
            <dt>Copie</dt>
            <dd>
              <AddressText text={copy} />
            </dd>
          </div>
        )}
        <div>
          <dt>Reçu</dt>
          <dd>{at}</dd>
        </div>
      </dl>
      <div className={styles.text}>{children}</div>
      {attachments.length > 0 && (
        <ul className={styles.attachments} aria-label="Pièces jointes">
          {attachments.map((name) => (
            <li key={name}>
              <Paperclip size={16} aria-hidden="true" />
              {name}
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}
