import { useMemo } from 'react';
import { Option } from '../components/form/choices.tsx';
import { TextArea } from '../components/form/fields.tsx';
import { Fold } from '../components/layout/fold.tsx';
import { Panel } from '../components/layout/panel.tsx';
import { Note } from '../components/notes/notes.tsx';
import { type SetupErrors, teamsOf } from './check-draft.ts';
import styles from './people-fields.module.css';
import { PeopleFile, usePeopleFile } from './people-file-field.tsx';
import { furtherTeams, readPeople } from './people-list.ts';
import { repeatedPeople, unusualDomains } from './people-questions.ts';
import type { SetupDraft } from './setup-draft.ts';
import { formatPeople } from './summary.ts';
import { QuestionedLines, UnreadLines } from './unread-lines.tsx';

interface PeopleFieldsProps {
  readonly draft: SetupDraft;
  readonly errors: SetupErrors;
  readonly onChange: (change: (draft: SetupDraft) => Partial<SetupDraft>) => void;
}

/** The allow-list, and the teams. */
export function PeopleFields({ draft, errors, onChange }: PeopleFieldsProps) {
  const { entries, unread } = useMemo(() => readPeople(draft.allowed), [draft.allowed]);
  const questions = useMemo(
    () => [...repeatedPeople(draft.allowed), ...unusualDomains(draft.allowed)].sort((a, b) => a.line - b.line),
    [draft.allowed],
  );
  const further = furtherTeams(entries, teamsOf(draft.teams));
  const file = usePeopleFile(onChange);
  return (
    <Panel title="People and teams">
      <div className={styles.columns}>
        <div className={styles.people}>
          <TextArea
            label="Who may log in (optional)"
            description="Paste the recipients of a message, a column of a sheet, or addresses; @brevelle.example lets a whole domain in. One on a line may be followed by a semicolon and the team. Empty: everyone who has the code."
            rows={6}
            spellCheck={false}
            autoComplete="off"
            value={draft.allowed}
            error={errors.allowed}
            onChange={(event) => onChange(() => ({ allowed: event.target.value }))}
            onDrop={(event) => {
              const [dropped] = event.dataTransfer.files;
              if (dropped === undefined) return;
              // The browser would leave the page for the file.
              event.preventDefault();
              file.mutate(dropped);
            }}
          />
          <Note>{entries.length === 0 ? 'Nobody is on the list.' : `On the list: ${formatPeople(entries)}.`}</Note>
          <UnreadLines unread={unread} />
          <QuestionedLines lines={questions} />
          {further.length > 0 && (
            <Note>
              {further.length === 1 ? 'This team' : 'These teams'} of the list will be added to the session: {further.join(', ')}.
            </Note>
          )}
        </div>
        <TextArea
          label="Teams or departments (optional)"
          description="One a line. Players choose theirs after the login; without teams nobody is asked."
          rows={6}
          value={draft.teams}
          error={errors.teams}
          onChange={(event) => onChange(() => ({ teams: event.target.value }))}
        />
      </div>
      <PeopleFile load={file} unreadFiles={draft.unreadFiles} onChange={onChange} />
      <Fold title="Personal codes" state={draft.personalCodes ? 'Each player has one' : 'None'} opened={draft.personalCodes}>
        <Option
          type="checkbox"
          label="Give each player a code of their own"
          description="Shown once, at the first login, and asked for at every later one: a colleague's address and the code on the wall then open nobody else's account. Whoever loses theirs gets another from you, on their page."
          checked={draft.personalCodes}
          onChange={(event) => {
            const { checked } = event.target;
            onChange(() => ({ personalCodes: checked }));
          }}
        />
      </Fold>
    </Panel>
  );
}
