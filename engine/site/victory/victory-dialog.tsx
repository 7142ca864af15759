/** The sheet of the victory: edge to edge on a phone, so that it begins with a picture; its heading has the focus, and names it. */
import { X } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { useModal } from '#engine/ui/controls/use-modal.ts';
import styles from './victory-dialog.module.css';

interface VictoryDialogProps {
  /** Lies across the top, and is no part of what is read. */
  readonly picture?: ReactNode;
  /** Of the heading. */
  readonly title: ReactNode;
  /** Buttons that stay in sight. */
  readonly actions: ReactNode;
  /** The light sweeps over what lies behind it. */
  readonly celebrated: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function VictoryDialog({ picture, title, actions, celebrated, onClose, children }: VictoryDialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useModal(element, { open: true, onClose, first: 'h2', closesBeside: true });
  return (
    <dialog
      ref={element}
      className={styles.dialog}
      data-celebrated={celebrated || undefined}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.sheet} data-pictured={picture !== undefined || undefined}>
        {picture}
        <div className={styles.body}>
          <h2 id={heading} tabIndex={-1} className={styles.title}>
            {title}
          </h2>
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
