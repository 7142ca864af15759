import { useState } from 'react';
import { Field } from '#engine/ui/controls/field.tsx';
import { REASON } from '#schemas/console-constants.ts';
import type { NamedReport } from '#schemas/reports.ts';
import { FormDialog } from '../components/form/form-dialog.tsx';
import { reasonOf } from '../format/reason.ts';
import { useNamedReport } from './report-calls.ts';

interface NamedReportDialogProps {
  readonly sessions: readonly string[];
  readonly onClose: (report: NamedReport | null) => void;
}

/** Asks why the names are wanted, before they are shown. */
export function NamedReportDialog({ sessions, onClose }: NamedReportDialogProps) {
  const draw = useNamedReport();
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const short = reason.trim().length < REASON.minLength;
  return (
    <FormDialog
      title="Report with names"
      confirm="Show names"
      ready={() => {
        setTried(true);
        return !short;
      }}
      work={() => draw({ sessions: [...sessions], reason: reason.trim() })}
      failure={(error) => `Could not draw the report up: ${reasonOf(error)}`}
      onDone={onClose}
      onCancel={() => onClose(null)}
    >
      <p>It shows every person’s address and figures, and groups of any size.</p>
      <Field
        label="Reason"
        description="Stays in the audit log, with your name."
        value={reason}
        maxLength={REASON.maxLength}
        autoComplete="off"
        error={tried && short ? `Say why, in at least ${REASON.minLength} letters.` : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
    </FormDialog>
  );
}
