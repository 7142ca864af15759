import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Button, type ButtonProps } from '#engine/ui/button.tsx';
import { Dialog } from '#engine/ui/dialog.tsx';
import { Field } from '#engine/ui/field.tsx';
import { Notice } from '#engine/ui/notice.tsx';
import { REASON } from '#schemas/console-words.ts';
import type { ParticipantDetails } from '#schemas/participants.ts';
import styles from '../participants/participants.module.css';
import { useReport } from '../parts/status-line.tsx';
import { useFirstMistake } from '../parts/use-first-mistake.ts';
import { reasonOf } from '../words/reason.ts';

const { minLength: SHORTEST, maxLength: LONGEST } = REASON;

interface CorrectionDialogProps {
  readonly title: string;
  /** What it does, before it is done. */
  readonly children: ReactNode;
  readonly confirm: string;
  readonly variant?: NonNullable<ButtonProps['variant']>;
  /** What is missing besides the reason; null when it can be done. */
  readonly missing?: string | null;
  readonly correct: (reason: string) => Promise<ParticipantDetails>;
  /** What the status line says afterwards. */
  readonly done: (after: ParticipantDetails) => string;
  readonly onClose: (after: ParticipantDetails | null) => void;
}

/** Asks for the reason of a correction, says what it does, and does it. Shown for as long as it is rendered. */
export function CorrectionDialog(props: CorrectionDialogProps) {
  const { title, children, confirm, variant = 'primary', missing = null, correct, done, onClose } = props;
  const report = useReport();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [reason, setReason] = useState('');
  const [tries, setTries] = useState(0);
  const tried = tries > 0;
  useFirstMistake(form, tries);
  const short = reason.trim().length < SHORTEST;
  const change = useMutation({
    mutationFn: () => correct(reason.trim()),
    onSuccess: (after) => {
      report('correction', { tone: 'success', text: done(after) });
      onClose(after);
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    setTries(tries + 1);
    if (!short && missing === null && !change.isPending) change.mutate();
  }

  return (
    <Dialog
      open
      onClose={() => onClose(null)}
      title={title}
      closeLabel="Close"
      actions={
        <>
          <Button variant="secondary" onClick={() => onClose(null)}>
            Cancel
          </Button>
          <Button variant={variant} type="submit" form={formId} pending={change.isPending}>
            {confirm}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} className={styles.form} onSubmit={submit} noValidate>
        {children}
        <Field
          label="Reason"
          description="Stays in the ledger, with your name."
          value={reason}
          maxLength={LONGEST}
          autoComplete="off"
          error={tried && short ? `Say why, in at least ${SHORTEST} letters.` : undefined}
          onChange={(event) => setReason(event.target.value)}
        />
        {tried && missing !== null && (
          <Notice tone="danger" toneLabel="Error" role="status">
            {missing}
          </Notice>
        )}
        {change.isError && (
          <Notice tone="danger" toneLabel="Error" role="status">
            Could not make the correction: {reasonOf(change.error)}
          </Notice>
        )}
      </form>
    </Dialog>
  );
}
