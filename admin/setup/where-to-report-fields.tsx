import { Field } from '#engine/ui/controls/field.tsx';
import { REPORT_BUTTON, REPORT_EMAIL, REPORT_PHONE } from '#schemas/console-constants.ts';
import { useInstallationWhereToReport } from '../api/where-to-report-calls.ts';
import { Panel } from '../components/layout/panel.tsx';
import { Note } from '../components/notes/notes.tsx';
import { messages } from '../language/language.ts';
import type { SetupErrors } from './check-draft.ts';
import type { SetupDraft } from './setup-draft.ts';
import styles from './where-to-report-fields.module.css';

const FIELDS = [
  { name: 'reportEmail', known: 'email', limit: REPORT_EMAIL, inputMode: 'email' },
  { name: 'reportPhone', known: 'phone', limit: REPORT_PHONE, inputMode: 'text' },
  { name: 'reportButton', known: 'button', limit: REPORT_BUTTON, inputMode: 'text' },
] as const;

interface WhereToReportFieldsProps {
  readonly draft: SetupDraft;
  readonly errors: SetupErrors;
  readonly onChange: (change: Partial<SetupDraft>) => void;
}

/** Fields of the reporting channel, where this session's players report suspicious messages. */
export function WhereToReportFields({ draft, errors, onChange }: WhereToReportFieldsProps) {
  const { reporting: words } = messages().setup;
  const installation = useInstallationWhereToReport();
  const usual = (value: string | null | undefined) => (value ? words.usual(value) : words.noUsual);
  const nowhere = ![draft.reportEmail, draft.reportPhone, draft.reportButton].some((text) => text.trim() !== '');
  const silent = installation && !installation.email && !installation.phone && !installation.button;
  return (
    <Panel title={words.title}>
      <p>{words.about}</p>
      <div className={styles.fields}>
        {FIELDS.map(({ name, known, limit, inputMode }) => (
          <Field
            key={name}
            label={words.fields[name]}
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
      {silent && nowhere && <Note>{words.nothing}</Note>}
    </Panel>
  );
}
