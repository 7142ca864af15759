import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { ApiError } from '#engine/client/api-error.ts';
import { Button } from '#engine/ui/button.tsx';
import { Dialog } from '#engine/ui/dialog.tsx';
import { Notice } from '#engine/ui/notice.tsx';
import { useReport } from '../parts/status-line.tsx';
import { useFirstMistake } from '../parts/use-first-mistake.ts';
import { reasonOf } from '../words/reason.ts';
import styles from './accounts.module.css';

interface AccountDialogProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly confirm: string;
  readonly danger?: boolean;
  /** Whether it can be sent; called at every try, so that the form can say what is missing. */
  readonly ready?: () => boolean;
  readonly work: () => Promise<void>;
  /** What the status line says afterwards. */
  readonly done: string;
  readonly onClose: (done: boolean) => void;
}

/** One change of an account: a form that says what it does, and does it. Shown for as long as it is rendered. */
export function AccountDialog({ title, children, confirm, danger, ready, work, done, onClose }: AccountDialogProps) {
  const report = useReport();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  useFirstMistake(form, tries);
  const change = useMutation({
    mutationFn: work,
    onMutate: () => report('accounts', null),
    onSuccess: () => {
      report('accounts', { tone: 'success', text: done });
      onClose(true);
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    setTries(tries + 1);
    const complete = ready?.() ?? true;
    if (complete && !change.isPending) change.mutate();
  }

  return (
    <Dialog
      open
      onClose={() => onClose(false)}
      title={title}
      closeLabel="Close"
      actions={
        <>
          <Button variant="secondary" onClick={() => onClose(false)}>
            Cancel
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} type="submit" form={formId} pending={change.isPending}>
            {confirm}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} className={styles.form} onSubmit={submit} noValidate>
        {children}
        {change.isError && (
          <Notice tone="danger" toneLabel="Error" role="status">
            {failureText(change.error)}
          </Notice>
        )}
      </form>
    </Dialog>
  );
}

/** A conflict is a sentence of its own ('There is an account Ana already.'); anything else is the reason of a failure. */
function failureText(error: Error): string {
  if (error instanceof ApiError && error.status === 409) return error.message;
  return `Nothing was changed: ${reasonOf(error)}`;
}
