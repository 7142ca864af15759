import { useMemo, useRef } from 'react';
import { Option } from '../components/form/choices.tsx';
import { TextArea } from '../components/form/fields.tsx';
import { Fold } from '../components/layout/fold.tsx';
import { Panel } from '../components/layout/panel.tsx';
import { Note } from '../components/notes/notes.tsx';
import { HiddenPart } from '../components/people/ask-first.tsx';
import { useNaming } from '../components/people/naming.ts';
import { formatNumber } from '../format/numbers.ts';
import { messages } from '../language/language.ts';
import { type SetupErrors, teamsOf } from './check-draft.ts';
import styles from './people-fields.module.css';
import { PeopleFile, usePeopleFile } from './people-file-field.tsx';
import { furtherTeams, readPeople } from './people-list.ts';
import { corrected, repeatedPeople, unusualDomains } from './people-questions.ts';
import type { SetupDraft } from './setup-draft.ts';
import { countPeople } from './summary.ts';
import { QuestionedLines, UnreadLines } from './unread-lines.tsx';

interface PeopleFieldsProps {
  readonly draft: SetupDraft;
  readonly errors: SetupErrors;
  readonly onChange: (change: (draft: SetupDraft) => Partial<SetupDraft>) => void;
}

/** Fields for the allow-list and the teams. */
export function PeopleFields({ draft, errors, onChange }: PeopleFieldsProps) {
  const { components, setup } = messages();
  const { people, codes, door } = setup;
  const naming = useNaming();
  const { entries, unread } = useMemo(() => readPeople(draft.allowed), [draft.allowed]);
  const questions = useMemo(
    () => [...repeatedPeople(draft.allowed), ...unusualDomains(draft.allowed)].sort((a, b) => a.line - b.line),
    [draft.allowed],
  );
  const further = furtherTeams(entries, teamsOf(draft.teams));
  const named = entries.filter(({ name }) => name !== null).length;
  const list = useRef<HTMLTextAreaElement>(null);
  const file = usePeopleFile(onChange);
  return (
    <Panel title={people.title}>
      <div className={styles.columns}>
        <HiddenPart
          about={
            <>
              {components.sharedScreen.peopleList(formatNumber(entries.length))} {naming.text(errors.allowed ?? '')}
            </>
          }
        >
          <div className={styles.people}>
            <TextArea
              ref={list}
              label={people.label}
              description={people.about}
              rows={6}
              spellCheck={false}
              autoComplete="off"
              value={draft.allowed}
              error={errors.allowed}
              onChange={(event) => onChange(() => ({ allowed: event.target.value }))}
              onDrop={(event) => {
                const [dropped] = event.dataTransfer.files;
                if (dropped === undefined) return;
                // Without this, the browser would open the dropped file in place of the page.
                event.preventDefault();
                file.mutate(dropped);
              }}
            />
            <Note>{entries.length === 0 ? people.nobody : people.onTheList(...countPeople(entries))}</Note>
            {named > 0 && <Note>{people.names(named)}</Note>}
            <UnreadLines unread={unread} />
            <QuestionedLines
              lines={questions}
              onCorrect={(line) => {
                onChange(({ allowed }) => ({ allowed: corrected(allowed, line) }));
                // The pressed button was removed with its question: move the focus to the list.
                list.current?.focus();
              }}
            />
            {further.length > 0 && <Note>{people.furtherTeams(further)}</Note>}
          </div>
        </HiddenPart>
        <TextArea
          label={people.teams}
          description={people.teamsAbout}
          rows={6}
          value={draft.teams}
          error={errors.teams}
          onChange={(event) => onChange(() => ({ teams: event.target.value }))}
        />
      </div>
      <PeopleFile load={file} unreadFiles={draft.unreadFiles} onChange={onChange} />
      <Fold title={codes.title} state={draft.personalCodes ? codes.some : codes.none} opened={draft.personalCodes}>
        <Option
          type="checkbox"
          label={codes.label}
          description={codes.about}
          checked={draft.personalCodes}
          onChange={(event) => {
            const { checked } = event.target;
            onChange(() => ({ personalCodes: checked }));
          }}
        />
      </Fold>
      <Fold title={door.title} state={door[draft.door]} opened={draft.door === 'watched'}>
        <Option
          type="checkbox"
          label={door.label}
          description={door.about}
          checked={draft.door === 'watched'}
          onChange={(event) => {
            const { checked } = event.target;
            onChange(() => ({ door: checked ? 'watched' : 'open' }));
          }}
        />
      </Fold>
    </Panel>
  );
}
