import type { SessionState, SharedAnswer } from '#engine/rules/session/state.ts';
import { Note } from '../components/notes/notes.tsx';
import { formatClock } from '../format/local-time.ts';
import { countOf, formatNumber } from '../format/numbers.ts';
import { lasting, nameOf } from './format.ts';
import styles from './integrity-notes.module.css';
import type { UnusualSolve } from './unusual-solves.ts';

interface SharedNotesProps {
  readonly room: Pick<SessionState, 'people' | 'missions'>;
  readonly shared: readonly SharedAnswer[];
}

/** Answers that were wrong, and right for somebody else: said without a judgement, the latest first. */
export function SharedNotes({ room: { people, missions }, shared }: SharedNotesProps) {
  const name = (id: string) => {
    const person = people.find((one) => one.id === id);
    return person ? nameOf(person) : 'somebody who left';
  };
  return (
    <ul className={styles.notes}>
      {[...shared].reverse().map(({ at, participant, other, challenge }) => (
        <li key={`${participant} ${other} ${challenge}`}>
          <Note>
            {formatClock(at)} · {name(participant)} sent the same answer as {name(other)} has on{' '}
            <span lang="fr">{missions.find(({ key }) => key === challenge)?.title ?? challenge}</span>.
          </Note>
        </li>
      ))}
    </ul>
  );
}

/** Solves unlike the room's: said without a judgement. */
export function UnusualNotes({ solves }: { readonly solves: readonly UnusualSolve[] }) {
  if (solves.length === 0) return null;
  return (
    <ul className={styles.notes}>
      {solves.map(({ person, mission, at, time, usual, tries, usualTries }) => (
        <li key={`${person.id} ${mission.key}`}>
          <Note>
            {formatClock(at)} · {nameOf(person)} solved <span lang="fr">{mission.title}</span> in {seconds(time)} with{' '}
            {countOf(tries, 'answer')}; the room takes {lasting(usual)} and {formatNumber(usualTries)}.
          </Note>
        </li>
      ))}
    </ul>
  );
}

function seconds(milliseconds: number): string {
  return milliseconds < 60_000 ? `${Math.round(milliseconds / 1000)} s` : lasting(milliseconds);
}
