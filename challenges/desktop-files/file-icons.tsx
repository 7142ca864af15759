import type { DesktopFile } from './artifacts.ts';
import styles from './file-icons.module.css';
import { FileMark } from './file-mark.tsx';

interface FileIconsProps {
  readonly label: string;
  readonly files: readonly DesktopFile[];
  readonly onOpen: (file: DesktopFile) => void;
}

/** One press opens, as on a phone; the second press of a double click does nothing more. */
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
