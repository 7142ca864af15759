import type { SessionState, SharedAnswer } from '#engine/rules/session/state.ts';
import { Note } from '../components/notes/notes.tsx';
import { formatClock } from '../format/local-time.ts';
import { formatNumber } from '../format/numbers.ts';
import { messages } from '../language/language.ts';
import { lasting, nameOf } from './format.ts';
import styles from './integrity-notes.module.css';
import type { UnusualSolve } from './unusual-solves.ts';

interface SharedNotesProps {
  readonly room: Pick<SessionState, 'people' | 'missions'>;
  readonly shared: readonly SharedAnswer[];
}

/** Wrong answers that were right for another participant, latest first; stated without judgement. */
export function SharedNotes({ room: { people, missions }, shared }: SharedNotesProps) {
  const words = messages().cockpit;
  const name = (id: string) => {
    const person = people.find((one) => one.id === id);
    return person ? nameOf(person) : words.somebodyGone;
  };
  return (
    <ul className={styles.notes}>
      {[...shared].reverse().map(({ at, participant, other, challenge }) => (
        <li key={`${participant} ${other} ${challenge}`}>
          <Note>
            {formatClock(at)} ·{' '}
            {words.sameAnswer(
              name(participant),
              name(other),
              <span lang="fr">{missions.find(({ key }) => key === challenge)?.title ?? challenge}</span>,
            )}
          </Note>
        </li>
      ))}
    </ul>
  );
}

/** Unusual solves, quick or with many attempts; stated without judgement. */
export function UnusualNotes({ solves }: { readonly solves: readonly UnusualSolve[] }) {
  if (solves.length === 0) return null;
  return (
    <ul className={styles.notes}>
      {solves.map(({ person, mission, at, time, usual, tries, usualTries }) => (
        <li key={`${person.id} ${mission.key}`}>
          <Note>
            {formatClock(at)} ·{' '}
            {messages().cockpit.unusualSolve({
              name: nameOf(person),
              mission: <span lang="fr">{mission.title}</span>,
              time: seconds(time),
              answers: tries,
              usual: lasting(usual),
              usualAnswers: formatNumber(usualTries),
            })}
          </Note>
        </li>
      ))}
    </ul>
  );
}

function seconds(milliseconds: number): string {
  return milliseconds < 60_000 ? `${Math.round(milliseconds / 1000)} s` : lasting(milliseconds);
}
