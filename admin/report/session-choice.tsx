/** Choice of the sessions of a report, and of the sessions for comparison. */
import { useState } from 'react';
import { Button } from '#engine/ui/controls/button.tsx';
import { Field } from '#engine/ui/controls/field.tsx';
import { REPORT_SESSIONS } from '#schemas/console-constants.ts';
import type { ReportSession } from '#schemas/reports.ts';
import { Choices, Option } from '../components/form/choices.tsx';
import { SelectField } from '../components/form/fields.tsx';
import { EmptyState, Note } from '../components/notes/notes.tsx';
import { formatDay, toLocal } from '../format/local-time.ts';
import { messages } from '../language/language.ts';
import { isComparable, matching, otherYears, type ReportChoice, type SessionFilter } from './report-choice.ts';
import styles from './session-choice.module.css';

interface SessionChoiceProps {
  readonly sessions: readonly ReportSession[];
  readonly choice: ReportChoice;
  readonly onChoice: (choice: ReportChoice) => void;
}

const dayOf = (at: string) => toLocal(at).slice(0, 10);
const wordsOf = ({ code, name }: ReportSession) => name ?? code;

export function SessionChoice({ sessions, choice, onChoice }: SessionChoiceProps) {
  const words = messages().report;
  const [filter, setFilter] = useState<SessionFilter>({ search: '', from: '', to: '' });
  const shown = matching(sessions, filter, dayOf);
  const choose = (ids: Iterable<string>) =>
    onChoice({ ...choice, sessions: [...new Set(ids)].slice(0, REPORT_SESSIONS.maxItems) });
  const others = sessions.filter(({ id }) => !choice.sessions.includes(id));
  const field = (name: keyof SessionFilter) => ({
    value: filter[name],
    onChange: ({ target }: { target: { value: string } }) => setFilter({ ...filter, [name]: target.value }),
  });
  return (
    <div className={styles.choice}>
      <div className={styles.filters}>
        <Field label={words.search} type="search" autoComplete="off" {...field('search')} />
        <Field label={words.from} type="date" {...field('from')} max={filter.to || undefined} />
        <Field label={words.to} type="date" {...field('to')} min={filter.from || undefined} />
        <Button variant="secondary" onClick={() => choose([...choice.sessions, ...shown.map(({ id }) => id)])}>
          {words.chooseShown}
        </Button>
        <Button variant="secondary" onClick={() => choose([])}>
          {words.chooseNone}
        </Button>
      </div>
      <div className={styles.list}>
        <Choices legend={words.sessions} many>
          {shown.map((session) => (
            <Option
              key={session.id}
              type="checkbox"
              label={wordsOf(session)}
              lang="fr"
              description={`${session.code}, ${formatDay(session.at)}, ${words.people(session.came)}`}
              checked={choice.sessions.includes(session.id)}
              onChange={({ target }) =>
                choose(target.checked ? [...choice.sessions, session.id] : choice.sessions.filter((id) => id !== session.id))
              }
            />
          ))}
        </Choices>
        {shown.length === 0 && <EmptyState>{words.noMatch}</EmptyState>}
        {choice.sessions.length === REPORT_SESSIONS.maxItems && others.length > 0 && (
          <Note>{words.atMost(REPORT_SESSIONS.maxItems)}</Note>
        )}
      </div>
      <SelectField
        label={words.compareWith}
        value={choice.compare}
        onChange={({ target }) => onChoice({ ...choice, compare: target.value })}
      >
        <option value="">{words.nothing}</option>
        {otherYears(sessions, choice.sessions).map((year) => (
          <option key={year} value={year}>
            {words.otherSessionsOf(year)}
          </option>
        ))}
        {others.filter(isComparable).map((session) => (
          <option key={session.id} value={session.id}>
            {`${wordsOf(session)}, ${formatDay(session.at)}`}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
