import { Archive, Inbox, Send, ShieldX } from 'lucide-react';
import { VisuallyHidden } from '#engine/authoring';
import { FOLDERS, type FolderId } from './artifacts.ts';
import styles from './folder-bar.module.css';

export const FOLDER_NAMES: Readonly<Record<FolderId, string>> = {
  inbox: 'Réception',
  sent: 'Envoyés',
  archive: 'Archives',
  junk: 'Indésirables',
};
const ICONS = { inbox: Inbox, sent: Send, archive: Archive, junk: ShieldX } as const;

interface FolderBarProps {
  readonly current: FolderId;
  /** Number of unread mails in the inbox. */
  readonly unread: number;
  readonly onChoose: (folder: FolderId) => void;
}

export function FolderBar({ current, unread, onChoose }: FolderBarProps) {
  return (
    <ul className={styles.folders} aria-label="Dossiers">
      {FOLDERS.map((id) => {
        const Icon = ICONS[id];
        return (
          <li key={id}>
            <button
              type="button"
              className={styles.folder}
              aria-current={id === current || undefined}
              onClick={() => onChoose(id)}
            >
              <Icon size={18} aria-hidden="true" />
              {FOLDER_NAMES[id]}
              {id === 'inbox' && unread > 0 && (
                <span className={styles.count}>
                  {unread}
                  <VisuallyHidden> non lu</VisuallyHidden>
                </span>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
