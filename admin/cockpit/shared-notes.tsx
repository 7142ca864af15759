import type { SessionState, SharedAnswer } from '#engine/rules/session/state.ts';
import { Note } from '../components/notes/notes.tsx';
import { formatClock } from '../format/local-time.ts';
import { nameOf } from './format.ts';
import styles from './shared-notes.module.css';

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
