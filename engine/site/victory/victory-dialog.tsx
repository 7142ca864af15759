/** Dialog of the victory: edge to edge on a phone, so that it begins with a picture; its heading has the focus. */
import { X } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { useModal } from '#engine/ui/controls/use-modal.ts';
import styles from './victory-dialog.module.css';

interface VictoryDialogProps {
  /** Lies across the top, and is not read aloud. */
  readonly picture?: ReactNode;
  /** Accessible name; the heading by default. A longer heading, which has the focus, would be read twice. */
  readonly name?: string;
  /** Content of the heading. */
  readonly title: ReactNode;
  /** Text with the heading, which is announced by itself. */
  readonly saying?: ReactNode;
  /** Buttons that stay in sight. */
  readonly actions: ReactNode;
  /** Whether the light sweeps over the page behind the dialog. */
  readonly celebrated: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function VictoryDialog({ picture, name, title, saying, actions, celebrated, onClose, children }: VictoryDialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useModal(element, { open: true, onClose, first: 'h2', closesBeside: true });
  return (
    <dialog
      ref={element}
      className={styles.dialog}
      data-celebrated={celebrated || undefined}
      {...(name === undefined ? { 'aria-labelledby': heading } : { 'aria-label': name })}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.sheet} data-pictured={picture !== undefined || undefined}>
        {picture}
        <div className={styles.body}>
          <div className={styles.heading}>
            <h2 id={heading} tabIndex={-1} className={styles.title}>
              {title}
            </h2>
            {saying}
          </div>
          {children}
        </div>
        <footer className={styles.actions}>{actions}</footer>
        <button type="button" className={styles.close} aria-label="Fermer" onClick={onClose}>
          <X size={20} aria-hidden="true" />
        </button>
      </div>
    </dialog>
  );
}
