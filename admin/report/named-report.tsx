import { useState } from 'react';
import { Field } from '#engine/ui/controls/field.tsx';
import { REASON } from '#schemas/console-constants.ts';
import type { NamedReport } from '#schemas/reports.ts';
import { FormDialog } from '../components/form/form-dialog.tsx';
import { reasonOf } from '../format/reason.ts';
import { messages } from '../language/language.ts';
import { useNamedReport } from './report-calls.ts';

interface NamedReportDialogProps {
  readonly sessions: readonly string[];
  readonly onClose: (report: NamedReport | null) => void;
}

/** Asks for the reason before names are shown. */
export function NamedReportDialog({ sessions, onClose }: NamedReportDialogProps) {
  const { report } = messages();
  const draw = useNamedReport();
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const short = reason.trim().length < REASON.minLength;
  return (
    <FormDialog
      title={report.named.title}
      confirm={report.named.confirm}
      ready={() => {
        setTried(true);
        return !short;
      }}
      work={() => draw({ sessions: [...sessions], reason: reason.trim() })}
      failure={(error) => report.failed(reasonOf(error))}
      onDone={onClose}
      onCancel={() => onClose(null)}
    >
      <p>{report.named.about}</p>
      <Field
        label={report.named.reason}
        description={report.named.reasonAbout}
        value={reason}
        maxLength={REASON.maxLength}
        autoComplete="off"
        error={tried && short ? report.named.tooShort(REASON.minLength) : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
    </FormDialog>
  );
}
