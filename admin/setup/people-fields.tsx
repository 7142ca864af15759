import { useMemo } from 'react';
import { Panel } from '../parts/panel.tsx';
import { TextArea } from '../parts/text-area.tsx';
import { countOf } from '../words/numbers.ts';
import { furtherTeams, readAllowList, writeAllowList } from './allow-list.ts';
import type { SetupErrors } from './check-draft.ts';
import { teamsOf } from './check-draft.ts';
import { CsvFile } from './csv-file.tsx';
import styles from './setup.module.css';
import type { SetupDraft } from './setup-draft.ts';
import { UnreadLines } from './unread-lines.tsx';

interface PeopleFieldsProps {
  readonly draft: SetupDraft;
  readonly errors: SetupErrors;
  readonly onChange: (change: (draft: SetupDraft) => Partial<SetupDraft>) => void;
}

/** Teams, and who may log in. */
export function PeopleFields({ draft, errors, onChange }: PeopleFieldsProps) {
  const { entries, unread } = useMemo(() => readAllowList(draft.allowed), [draft.allowed]);
  const further = furtherTeams(entries, teamsOf(draft.teams));
  return (
    <Panel title="Teams and invitations">
      <TextArea
        label="Teams or departments (optional)"
        description="One a line. Players choose theirs after the login; without teams nobody is asked."
        rows={4}
        value={draft.teams}
        error={errors.teams}
        onChange={(event) => onChange(() => ({ teams: event.target.value }))}
      />
      <TextArea
        label="Who may log in (optional)"
        description="One a line: an e-mail, or a domain with its at sign (@brevelle.example); then, if you like, a semicolon and the team. Empty: everyone who has the code."
        rows={6}
        spellCheck={false}
        autoComplete="off"
        value={draft.allowed}
        error={errors.allowed}
        onChange={(event) => onChange(() => ({ allowed: event.target.value }))}
      />
      <p className={styles.hint}>
        {entries.length === 0 ? 'Nobody is on the list.' : `${countOf(entries.length, 'line')} read.`}
      </p>
      <UnreadLines unread={unread} />
      {further.length > 0 && (
        <p className={styles.hint}>
          {further.length === 1 ? 'This team' : 'These teams'} of the list will be added to the session: {further.join(', ')}.
        </p>
      )}
      <CsvFile
        onRead={(read) =>
          onChange(({ allowed }) => ({ allowed: [allowed.trimEnd(), writeAllowList(read)].filter(Boolean).join('\n') }))
        }
      />
    </Panel>
  );
}
