import { Paperclip } from 'lucide-react';
import { VisuallyHidden } from '#engine/authoring';
import type { Mail } from './artifacts.ts';
import styles from './mail-list.module.css';

interface MailListProps {
  /** The folder's name. */
  readonly name: string;
  readonly mails: readonly Mail[];
  readonly openId: string | null;
  readonly isUnread: (mail: Mail) => boolean;
  readonly onOpen: (id: string) => void;
}

export function MailList({ name, mails, openId, isUnread, onOpen }: MailListProps) {
  if (mails.length === 0) return <p className={styles.empty}>Aucun message dans « {name} ».</p>;
  return (
    <ul className={styles.list} aria-label={`Messages, ${name}`}>
      {mails.map((mail) => (
        <li key={mail.id}>
          <button
            type="button"
            className={styles.row}
            data-unread={isUnread(mail) || undefined}
            aria-current={mail.id === openId || undefined}
            onClick={() => onOpen(mail.id)}
          >
            <span className={styles.top}>
              {isUnread(mail) && <VisuallyHidden>Non lu, </VisuallyHidden>}
              <span className={styles.who}>{mail.folder === 'sent' ? `À : ${mail.to.name}` : mail.from.name}</span>
              {mail.attachment && <Paperclip size={14} role="img" aria-label="pièce jointe" />}
              <span className={styles.time}>{mail.time}</span>
            </span>
            <span className={styles.subject}>{mail.subject}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
