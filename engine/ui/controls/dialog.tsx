import { X } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import styles from './dialog.module.css';
import { useModal } from './use-modal.ts';

export interface DialogProps {
  /** Whether the dialog is shown. */
  readonly open: boolean;
  /** Called for Escape, the close button and a click beside the dialog; the owner then sets `open` to false. */
  readonly onClose: () => void;
  /** Heading, and accessible name. */
  readonly title: string;
  readonly children?: ReactNode;
  /** Buttons of the last row. */
  readonly actions?: ReactNode;
  /** An `alertdialog` has no close button, and a click beside it does not close it: it requires an answer. */
  readonly role?: 'dialog' | 'alertdialog';
  /** Name of the close button; French by default. */
  readonly closeLabel?: string;
  /** Whether the dialog is something to read rather than a question: it is then wide, and its title has the focus at first. */
  readonly reading?: boolean;
}

/** A modal dialog on the native element: focus stays inside, Escape closes, and the focus returns to where it was. */
export function Dialog({
  open,
  onClose,
  title,
  children,
  actions,
  role = 'dialog',
  closeLabel = 'Fermer',
  reading = false,
}: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const bodyId = useId();

  useModal(element, {
    open,
    onClose,
    // A form begins with the focus on its first field.
    first: reading ? 'h2' : 'form :is(input:not([type="radio"]), textarea, select)',
    closesBeside: role === 'dialog',
  });

  return (
    <dialog
      ref={element}
      className={`${styles.dialog} ${reading ? styles.reading : ''}`}
      role={role}
      aria-labelledby={titleId}
      aria-describedby={role === 'alertdialog' ? bodyId : undefined}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {open && (
        <div className={styles.sheet}>
          <header className={styles.head}>
            <h2 id={titleId} className={styles.title} tabIndex={reading ? -1 : undefined}>
              {title}
            </h2>
            {role === 'dialog' && (
              <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
                <X size={20} aria-hidden="true" />
              </button>
            )}
          </header>
          <div id={bodyId} className={styles.body}>
            {children}
          </div>
          {actions && <footer className={styles.actions}>{actions}</footer>}
        </div>
      )}
    </dialog>
  );
}
