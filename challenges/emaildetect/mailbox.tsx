import { Anchor, Inbox } from 'lucide-react';
import { useRef, useState } from 'react';
import { AppWindow, FoldedOnPhone } from '#engine/authoring';
import type { FolderId, Mail } from './artifacts.ts';
import { FOLDER_NAMES, FolderBar } from './folder-bar.tsx';
import { MailList } from './mail-list.tsx';
import styles from './mailbox.module.css';
import { OpenMail } from './open-mail.tsx';

interface MailboxProps {
  readonly mails: readonly Mail[];
  /** Id of the mail that is open at first. */
  readonly first: string;
}

/** A mail program: folders, the list of mails in the current folder, and the open mail. */
export function Mailbox({ mails, first }: MailboxProps) {
  const [folder, setFolder] = useState<FolderId>('inbox');
  const [openId, setOpenId] = useState<string | null>(first);
  const [readIds, setReadIds] = useState<readonly string[]>([first]);
  const reading = useRef<HTMLElement>(null);

  const listed = mails.filter((mail) => mail.folder === folder);
  const open = mails.find(({ id }) => id === openId);
  const isUnread = ({ id, unread }: Mail) => unread === true && !readIds.includes(id);

  const show = (id: string) => {
    setOpenId(id);
    setReadIds([...readIds, id]);
    // Moves the focus to the opened mail: if the list is above the mail, the page scrolls there; if it is beside the mail, nothing scrolls.
    reading.current?.focus();
  };

  return (
    <AppWindow icon={<Anchor size={18} aria-hidden="true" />} title="Courrier" note="camille.prigent@brevelle.example">
      <div className={styles.panes}>
        {/* On a phone the doubtful mail comes first, and the other mails are folded above it. */}
        <FoldedOnPhone icon={<Inbox size={20} />} title="Les autres messages" preview="Quatre dossiers, pour comparer">
          <FolderBar
            current={folder}
            unread={mails.filter(isUnread).length}
            onChoose={(chosen) => {
              setFolder(chosen);
              setOpenId(null);
            }}
          />
          <MailList name={FOLDER_NAMES[folder]} mails={listed} openId={openId} isUnread={isUnread} onOpen={show} />
        </FoldedOnPhone>
        <article ref={reading} className={styles.reading} tabIndex={-1} aria-label="Message ouvert">
          {open ? (
            <OpenMail key={open.id} mail={open} />
          ) : (
            <p className={styles.nothing}>Choisissez un message dans la liste pour le lire.</p>
          )}
        </article>
      </div>
    </AppWindow>
  );
}
