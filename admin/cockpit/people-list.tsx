import { currentMission } from '#engine/rules/session/needs-help.ts';
import type { Mission, Person } from '#engine/rules/session/state.ts';
import { VisuallyHidden } from '#engine/ui/layout/visually-hidden.tsx';
import { messages } from '../language/language.ts';
import { CellFigures, markOf } from './cell-mark.tsx';
import { formatCell, lasting, nameOf, solvesOf } from './format.ts';
import type { Subject } from './matrix.tsx';
import styles from './people-list.module.css';

interface PeopleListProps {
  readonly missions: readonly Mission[];
  readonly people: readonly Person[];
  readonly stuck: ReadonlyMap<string, number>;
  readonly now: number;
  readonly onOpen: (subject: Subject) => void;
}

/** List of people with progress and current mission, for screens too narrow for the matrix. */
export function PeopleList({ missions, people, stuck, now, onOpen }: PeopleListProps) {
  const words = messages().cockpit;
  return (
    <ul className={styles.list}>
      {people.map((person) => {
        const column = currentMission(person);
        const mission = missions[column];
        const cell = person.cells[column] ?? null;
        return (
          <li key={person.id}>
            <button type="button" data-printed onClick={() => onOpen({ person: person.id, mission: null })}>
              <span className={styles.name}>{nameOf(person)}</span>
              <span className={styles.solved}>
                {solvesOf(person)}/{missions.length}
                <VisuallyHidden>{words.solvedAfter}</VisuallyHidden>
              </span>
              <span className={styles.quiet}>
                {now - person.activeAt < 60_000 ? words.activeNow : words.quietFor(lasting(now - person.activeAt))}
              </span>
              {mission && cell && (
                <span className={styles.on}>
                  <span aria-hidden="true" {...markOf(cell, stuck.get(person.id) === column)}>
                    <CellFigures cell={cell} now={now} />
                  </span>
                  <span>
                    <span lang="fr">{mission.title}</span>
                    <VisuallyHidden>, {formatCell(cell, now)}</VisuallyHidden>
                    {stuck.get(person.id) === column && ` · ${words.stuck}`}
                  </span>
                </span>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
