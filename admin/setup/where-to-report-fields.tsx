import { Field } from '#engine/ui/controls/field.tsx';
import { REPORT_BUTTON, REPORT_EMAIL, REPORT_PHONE } from '#schemas/console-constants.ts';
import { useInstallationWhereToReport } from '../api/where-to-report-calls.ts';
import { Panel } from '../components/layout/panel.tsx';
import { Note } from '../components/notes/notes.tsx';
import type { SetupErrors } from './check-draft.ts';
import type { SetupDraft } from './setup-draft.ts';
import styles from './where-to-report-fields.module.css';

const FIELDS = [
  { name: 'reportEmail', known: 'email', label: 'E-mail address', limit: REPORT_EMAIL, inputMode: 'email' },
  { name: 'reportPhone', known: 'phone', label: 'Telephone', limit: REPORT_PHONE, inputMode: 'text' },
  { name: 'reportButton', known: 'button', label: 'Report button of the mail program', limit: REPORT_BUTTON, inputMode: 'text' },
] as const;

interface WhereToReportFieldsProps {
  readonly draft: SetupDraft;
  readonly errors: SetupErrors;
  readonly onChange: (change: Partial<SetupDraft>) => void;
}

/** Whom players tell of what they doubt, in their own company. */
export function WhereToReportFields({ draft, errors, onChange }: WhereToReportFieldsProps) {
  const installation = useInstallationWhereToReport();
  const usual = (value: string | null | undefined) => (value ? `This installation: ${value}` : 'This installation names none.');
  const nowhere = ![draft.reportEmail, draft.reportPhone, draft.reportButton].some((text) => text.trim() !== '');
  const silent = installation && !installation.email && !installation.phone && !installation.button;
  return (
    <Panel title="Where to report">
      <p>
        Whom players tell, in their own company, of a message or a call that they doubt: they read it in every debrief and on
        their end page. What is left empty is as this installation says.
      </p>
      <div className={styles.fields}>
        {FIELDS.map(({ name, label, known, limit, inputMode }) => (
          <Field
            key={name}
            label={`${label} (optional)`}
            description={usual(installation?.[known])}
            value={draft[name]}
            maxLength={limit.maxLength}
            inputMode={inputMode}
            autoComplete="off"
            spellCheck={false}
            error={errors[name]}
            onChange={(event) => onChange({ [name]: event.target.value })}
          />
        ))}
      </div>
      {silent && nowhere && <Note>Nothing is set: the debriefs send players to you and to their IT support.</Note>}
    </Panel>
  );
}
