import { useMutation } from '@tanstack/react-query';
import { type ChangeEvent, useMemo } from 'react';
import type { AllowedEntry } from '#schemas/session-setup.ts';
import { FieldError, FileField, TextArea } from '../parts/fields.tsx';
import { Note } from '../parts/notes.tsx';
import { Panel } from '../parts/panel.tsx';
import { countOf } from '../words/numbers.ts';
import { furtherTeams, readAllowList, readRows, type UnreadLine, writeAllowList } from './allow-list.ts';
import { type SetupErrors, teamsOf } from './check-draft.ts';
import styles from './people-fields.module.css';
import type { SetupDraft } from './setup-draft.ts';

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
      <Note>{entries.length === 0 ? 'Nobody is on the list.' : `${countOf(entries.length, 'line')} read.`}</Note>
      <UnreadLines unread={unread} />
      {further.length > 0 && (
        <Note>
          {further.length === 1 ? 'This team' : 'These teams'} of the list will be added to the session: {further.join(', ')}.
        </Note>
      )}
      <CsvFile
        onRead={(read) =>
          onChange(({ allowed }) => ({ allowed: [allowed.trimEnd(), writeAllowList(read)].filter(Boolean).join('\n') }))
        }
      />
    </Panel>
  );
}

/** Bytes of the largest file that is read: several times the longest allow-list. */
const LARGEST = 4 * 1024 * 1024;

/** 'Load a CSV file': e-mails or @domains in the first column and, if there is a second one, their teams. */
function CsvFile({ onRead }: { onRead: (entries: readonly AllowedEntry[]) => void }) {
  const load = useMutation({
    mutationFn: async (file: File) => {
      if (file.size > LARGEST) throw new Error(`${file.name} is larger than 4 MB: it cannot be such a list.`);
      const { csvRows, decodeText } = await import('./csv-rows.ts');
      return { name: file.name, ...readRows(csvRows(decodeText(await file.arrayBuffer()))) };
    },
    onSuccess: ({ entries }) => onRead(entries),
  });

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    if (file !== undefined) load.mutate(file);
    // Choosing the same file again, once it was corrected, must be heard.
    event.target.value = '';
  }

  return (
    <>
      <FileField
        label="Load a CSV file"
        description="First column e-mails or @domains, second column teams if you like; separated by comma, semicolon or tab, with or without a heading. What is read is added to the list above."
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        onChange={choose}
      />
      <div role="status">
        {load.isError && <FieldError error={`The file was not read: ${load.error.message}`} />}
        {load.data && (
          <>
            <p>
              {countOf(load.data.entries.length, 'line')} read from {load.data.name}.
            </p>
            <UnreadLines unread={load.data.unread} />
          </>
        )}
      </div>
    </>
  );
}

/** Most lines that are shown one by one. */
const SHOWN = 20;

/** Which lines were not read, and why. */
function UnreadLines({ unread }: { unread: readonly UnreadLine[] }) {
  if (unread.length === 0) return null;
  return (
    <div className={styles.unread}>
      <p>{countOf(unread.length, 'line')} could not be read:</p>
      <ul>
        {unread.slice(0, SHOWN).map(({ line, text, reason }) => (
          <li key={line}>
            Line {line}
            {text !== '' && <> “{text.slice(0, 60)}”</>}: {reason}.
          </li>
        ))}
        {unread.length > SHOWN && <li>And {countOf(unread.length - SHOWN, 'more line', 'more lines')}.</li>}
      </ul>
    </div>
  );
}
