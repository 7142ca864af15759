import { Paperclip } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { AddressText } from './address-text.tsx';
import styles from './mail-sheet.module.css';

export interface MailSheetProps {
  /** Subject line, shown as the heading. */
  readonly subject: string;
  /** Sender: the displayed name and the real address. */
  readonly from: { readonly name: string; readonly address: string };
  /** Recipients as displayed: names or addresses. */
  readonly to: string;
  /** Recipients in copy, as displayed. */
  readonly copy?: string;
  /** Time as displayed, e.g. lundi 9 h 04. */
  readonly at: string;
  /** File names of the attachments. */
  readonly attachments?: readonly string[];
  /** Heading level; 3 by default. */
  readonly level?: 2 | 3 | 4;
  /** Body of the mail, in paragraphs. */
  readonly children: ReactNode;
}

/** An open e-mail: sender, recipients, date, attachments, body. */
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
