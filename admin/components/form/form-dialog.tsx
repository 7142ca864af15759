import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Button, type ButtonProps } from '#engine/ui/controls/button.tsx';
import { Dialog } from '#engine/ui/controls/dialog.tsx';
import { Notice } from '#engine/ui/feedback/notice.tsx';
import { messages } from '../../language/language.ts';
import { useFirstMistake } from './fields.tsx';
import styles from './form-dialog.module.css';

interface FormDialogProps<Result> {
  /** Title of the dialog. */
  readonly title: string;
  /** Fields and explanations. */
  readonly children: ReactNode;
  /** Label of the submit button. */
  readonly confirm: string;
  /** Variant of the submit button: `danger` for destructive actions. */
  readonly variant?: NonNullable<ButtonProps['variant']>;
  /** Validates before each submission, and may mark fields; false prevents the submission. */
  readonly ready?: () => boolean;
  /** Submits; the button is busy until the promise settles. */
  readonly work: () => Promise<Result>;
  /** Error message for a failure; the dialog stays open. */
  readonly failure: (error: Error) => string;
  /** Called after success; the owner closes the dialog. */
  readonly onDone: (result: Result) => void;
  /** Called for Cancel, Escape and a click outside. */
  readonly onCancel: () => void;
}

/** Modal dialog with a form. Open while rendered. */
export function FormDialog<Result>(props: FormDialogProps<Result>) {
  const { title, children, confirm, variant = 'primary', ready, work, failure, onDone, onCancel } = props;
  const { buttons, shell } = messages();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  useFirstMistake(form, tries);
  const sending = useMutation({ mutationFn: work, onSuccess: onDone });

  function submit(event: FormEvent) {
    event.preventDefault();
    setTries(tries + 1);
    const complete = ready?.() ?? true;
    if (complete && !sending.isPending) sending.mutate();
  }

  return (
    <Dialog
      open
      onClose={onCancel}
      title={title}
      closeLabel={buttons.close}
      actions={
        <>
          <Button variant="secondary" onClick={onCancel}>
            {buttons.cancel}
          </Button>
          <Button variant={variant} type="submit" form={id} pending={sending.isPending}>
            {confirm}
          </Button>
        </>
      }
    >
      <form ref={form} id={id} className={styles.form} onSubmit={submit} noValidate>
        {children}
        {sending.isError && (
          <Notice tone="danger" toneLabel={shell.tones.error} role="status">
            {failure(sending.error)}
          </Notice>
        )}
      </form>
    </Dialog>
  );
}
