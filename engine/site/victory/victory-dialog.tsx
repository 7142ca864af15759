/** The sheet of the victory: edge to edge on a phone, so that it begins with a picture; its heading has the focus. */
import { X } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { useModal } from '#engine/ui/controls/use-modal.ts';
import styles from './victory-dialog.module.css';

interface VictoryDialogProps {
  /** Lies across the top, and is no part of what is read. */
  readonly picture?: ReactNode;
  /** What it is called where the heading says more, which has the focus and would be read twice; the heading by default. */
  readonly name?: string;
  /** Of the heading. */
  readonly title: ReactNode;
  /** Stands with the heading, and is announced by itself. */
  readonly saying?: ReactNode;
  /** Buttons that stay in sight. */
  readonly actions: ReactNode;
  /** The light sweeps over what lies behind it. */
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
