import { useMemo, useRef } from 'react';
import { Notice } from '#engine/ui/feedback/notice.tsx';
import { TextArea } from '../components/form/fields.tsx';
import { Note } from '../components/notes/notes.tsx';
import { HiddenPart } from '../components/people/ask-first.tsx';
import { useNaming } from '../components/people/naming.ts';
import { formatNumber } from '../format/numbers.ts';
import { messages } from '../language/language.ts';
import styles from './people-fields.module.css';
import type { ChangePeople } from './people-file-field.tsx';
import { furtherTeams, readPeople } from './people-list.ts';
import { corrected, repeatedPeople, similarTeams, unusualDomains } from './people-questions.ts';
import { countPeople } from './summary.ts';
import { QuestionedLines, UnreadLines } from './unread-lines.tsx';

interface PeopleListFieldProps {
  /** The list as it was written or pasted. */
  readonly allowed: string;
  /** Seats of the workshop as typed; empty if unknown. */
  readonly seats: string;
  /** Teams that the form lists in another field. */
  readonly teams: readonly string[];
  readonly error: string | undefined;
  readonly onChange: ChangePeople;
  /** Called with a file that was dropped on the list. */
  readonly onFile: (file: File) => void;
}

/** Field for the allow-list, with what was read of it, and with possible slips. */
export function PeopleListField({ allowed, seats, teams, error, onChange, onFile }: PeopleListFieldProps) {
  const { components, format, setup, shell } = messages();
  const { people } = setup;
  const naming = useNaming();
  const { entries, unread } = useMemo(() => readPeople(allowed), [allowed]);
  const questions = useMemo(
    () => [...repeatedPeople(allowed), ...unusualDomains(allowed), ...similarTeams(allowed)].sort((a, b) => a.line - b.line),
    [allowed],
  );
  const further = furtherTeams(entries, teams);
  const invited = entries.filter(({ entry }) => !entry.startsWith('@')).length;
  const named = entries.filter(({ name }) => name !== null).length;
  const list = useRef<HTMLTextAreaElement>(null);
  return (
    <HiddenPart
      about={
        <>
          {components.sharedScreen.peopleList(formatNumber(entries.length))} {naming.text(error ?? '')}
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
          value={allowed}
          error={error}
          onChange={(event) => onChange(() => ({ allowed: event.target.value }))}
          onDrop={(event) => {
            const [dropped] = event.dataTransfer.files;
            if (dropped === undefined) return;
            // Otherwise the browser would leave the page and open the dropped file.
            event.preventDefault();
            onFile(dropped);
          }}
        />
        <Note>{entries.length === 0 ? people.nobody : people.onTheList(...countPeople(entries))}</Note>
        {seats !== '' && invited > Number(seats) && (
          <Notice tone="warning" toneLabel={shell.tones.warning}>
            {format.moreThanSeats(invited, Number(seats))}
          </Notice>
        )}
        {named > 0 && <Note>{people.names(named)}</Note>}
        <UnreadLines unread={unread} />
        <QuestionedLines
          lines={questions}
          onCorrect={(line) => {
            onChange((draft) => ({ allowed: corrected(draft.allowed, line) }));
            // The pressed button was removed with its question: move the focus to the list.
            list.current?.focus();
          }}
        />
        {further.length > 0 && <Note>{people.furtherTeams(further)}</Note>}
      </div>
    </HiddenPart>
  );
}
