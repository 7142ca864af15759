import type { DesktopFile } from './artifacts.ts';
import styles from './file-icons.module.css';
import { FileMark } from './file-mark.tsx';

interface FileIconsProps {
  readonly label: string;
  readonly files: readonly DesktopFile[];
  readonly onOpen: (file: DesktopFile) => void;
}

/** The files as icons. One click opens a file, as on a phone; the second click of a double click does nothing. */
export function FileIcons({ label, files, onOpen }: FileIconsProps) {
  return (
    <ul className={styles.icons} aria-label={label}>
      {files.map((file) => (
        <li key={file.id}>
          <button type="button" className={styles.icon} onClick={({ detail }) => detail < 2 && onOpen(file)}>
            <FileMark icon={file.icon} />
            <span className={styles.name}>{file.name}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
