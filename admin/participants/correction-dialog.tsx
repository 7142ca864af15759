import { type ReactNode, useState } from 'react';
import type { ButtonProps } from '#engine/ui/controls/button.tsx';
import { Field } from '#engine/ui/controls/field.tsx';
import { Notice } from '#engine/ui/feedback/notice.tsx';
import { REASON } from '#schemas/console-constants.ts';
import type { ParticipantDetails } from '#schemas/participants.ts';
import { FormDialog } from '../components/form/form-dialog.tsx';
import { useReport } from '../components/layout/status-line.tsx';
import { reasonOf } from '../format/reason.ts';
import { messages } from '../language/language.ts';

interface CorrectionDialogProps {
  readonly title: string;
  /** Description of the effect, before the confirmation. */
  readonly children: ReactNode;
  readonly confirm: string;
  readonly variant?: NonNullable<ButtonProps['variant']>;
  /** Missing input besides the reason; null when the form is complete. */
  readonly missing?: string | null;
  readonly correct: (reason: string) => Promise<ParticipantDetails>;
  /** Status message after success. */
  readonly done: (after: ParticipantDetails) => string;
  readonly onClose: (after: ParticipantDetails | null) => void;
}

/** Dialog of a correction: description, reason, submission. */
export function CorrectionDialog({ children, missing = null, correct, done, onClose, ...form }: CorrectionDialogProps) {
  const { participants, shell } = messages();
  const words = participants.correction;
  const report = useReport();
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const short = reason.trim().length < REASON.minLength;
  return (
    <FormDialog
      {...form}
      ready={() => {
        setTried(true);
        return !short && missing === null;
      }}
      work={() => correct(reason.trim())}
      failure={(error) => words.failed(reasonOf(error))}
      onDone={(after) => {
        report('correction', { tone: 'success', text: done(after) });
        onClose(after);
      }}
      onCancel={() => onClose(null)}
    >
      {children}
      <Field
        label={words.reason}
        description={words.reasonAbout}
        value={reason}
        maxLength={REASON.maxLength}
        autoComplete="off"
        error={tried && short ? words.sayWhy(REASON.minLength) : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
      {tried && missing !== null && (
        <Notice tone="danger" toneLabel={shell.tones.error} role="status">
          {missing}
        </Notice>
      )}
    </FormDialog>
  );
}
