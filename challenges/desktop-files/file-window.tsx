import { X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import type { DesktopFile } from './artifacts.ts';
import { Decoder } from './decoder.tsx';
import { FileContent } from './file-content.tsx';
import { FileIcons } from './file-icons.tsx';
import { FileMark } from './file-mark.tsx';
import styles from './file-window.module.css';
import { PictureViewer } from './picture-viewer.tsx';

interface FileWindowProps {
  readonly file: DesktopFile;
  /** Whether the window is above all others: only this one is closed by Escape and by a click beside it. */
  readonly front: boolean;
  readonly onOpen: (file: DesktopFile) => void;
  readonly onClose: () => void;
}

/** A window of the desktop. It takes the focus when it opens; when it closes, the icon that opened it gets the focus back. */
export function FileWindow({ file, front, onOpen, onClose }: FileWindowProps) {
  const overlay = useRef<HTMLDivElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const opener = document.activeElement;
    dialog.current?.focus();
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);

  useEffect(() => {
    const around = overlay.current;
    if (!front || !around) return;
    const pressed = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
    };
    const clickedBeside = (event: MouseEvent) => {
      // The second click of a double click on an icon hits the new window's overlay: it must not close the window.
      if (event.target === around && event.detail < 2) onClose();
    };
    document.addEventListener('keydown', pressed);
    around.addEventListener('click', clickedBeside);
    return () => {
      document.removeEventListener('keydown', pressed);
      around.removeEventListener('click', clickedBeside);
    };
  }, [front, onClose]);

  return (
    <div ref={overlay} className={styles.overlay} inert={!front}>
      {/* Not modal, because the player types the flag outside of the window while it is open. */}
      <dialog ref={dialog} open className={styles.window} aria-labelledby={titleId} tabIndex={-1}>
        <header className={styles.bar}>
          <FileMark icon={file.icon} />
          <h2 id={titleId} className={styles.title}>
            {file.title}
          </h2>
          <button type="button" className={styles.close} aria-label="Fermer la fenêtre" onClick={onClose}>
            <X size={18} aria-hidden="true" />
          </button>
        </header>
        <div className={styles.body}>
          {file.inside && <FileIcons label={`Contenu de ${file.name}`} files={file.inside} onOpen={onOpen} />}
          {file.icon === 'picture' ? <PictureViewer properties={file.content} /> : <FileContent blocks={file.content} />}
          {file.icon === 'tool' && <Decoder />}
        </div>
      </dialog>
    </div>
  );
}
