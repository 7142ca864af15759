import { TriangleAlert } from 'lucide-react';
import { useRef } from 'react';
import type { HeldUp, Need } from '#engine/rules/session/needs-help.ts';
import type { Mission, Person, SessionState } from '#engine/rules/session/state.ts';
import { Button } from '#engine/ui/controls/button.tsx';
import { VisuallyHidden } from '#engine/ui/layout/visually-hidden.tsx';
import { useMay } from '../auth/use-me.ts';
import { Panel } from '../components/layout/panel.tsx';
import { Note } from '../components/notes/notes.tsx';
import { messages } from '../language/language.ts';
import { ActButton } from './act-button.tsx';
import { formatReason, lasting, nameOf } from './format.ts';
import type { HelpCalls } from './help-calls.ts';
import styles from './help-list.module.css';
import type { Subject } from './matrix.tsx';

interface HelpProps {
  readonly room: SessionState;
  readonly needs: readonly Need[];
  readonly held: HeldUp | null;
  readonly calls: HelpCalls;
  readonly onOpen: (subject: Subject) => void;
  readonly onMessage: (to: string) => void;
  readonly onNotes: (mission: Mission) => void;
}

/** People who need help, with the reasons and a button for the suggested help. */
export function HelpList({ room, needs, held, calls, onOpen, onMessage, onNotes }: HelpProps) {
  const words = messages().cockpit;
  const may = useMay('facilitator');
  const hints = may && room.hintPolicy !== 'none';
  const heading = useRef<HTMLHeadingElement>(null);
  /** The button of a last hint disappears: focus the panel. */
  const given = (person: Person, mission: Mission) => {
    if (hintsLeft(room, person, mission) <= 1) heading.current?.focus();
  };
  return (
    <Panel dense title={needs.length === 0 ? words.needsHelp : words.needsHelpCount(needs.length)} heading={heading}>
      {held && <Held held={held} hints={hints} calls={calls} onOpen={onOpen} />}
      {needs.length === 0 ? (
        <Note>{words.nobodyStuck}</Note>
      ) : (
        <section className={styles.box} aria-label={words.peopleWhoNeedHelp} tabIndex={0}>
          <ul className={styles.list}>
            {needs.map(({ person, mission, reasons }) => (
              <li key={person.id}>
                <div className={styles.who}>
                  <p>
                    <button
                      type="button"
                      className={styles.open}
                      data-printed
                      onClick={() => onOpen({ person: person.id, mission: mission?.key ?? null })}
                    >
                      {nameOf(person)}
                    </button>
                    {mission && <span lang="fr"> · {mission.title}</span>}
                  </p>
                  <Note>{[...reasons.map(formatReason), ...helpGiven(room, person, mission)].join('. ')}.</Note>
                </div>
                <div className={styles.help}>
                  {mission && hints && hintsLeft(room, person, mission) > 0 && (
                    <ActButton
                      of={{ person: person.id, mission: mission.key }}
                      act={(key) => calls.giveHint(person.id, mission.key, key)}
                      said={() => words.gotHint(nameOf(person))}
                      onDone={() => given(person, mission)}
                      aria-label={words.giveHint(nameOf(person))}
                    >
                      {words.hint}
                    </ActButton>
                  )}
                  {mission && (room.hintPolicy === 'none' || hintsLeft(room, person, mission) <= 0) && (
                    <Button variant="secondary" onClick={() => onNotes(mission)}>
                      {words.solutionAndNotes}
                      <VisuallyHidden>{messages().components.of(<span lang="fr">{mission.title}</span>)}</VisuallyHidden>
                    </Button>
                  )}
                  {may && (
                    <Button variant="secondary" aria-label={words.messageTo(nameOf(person))} onClick={() => onMessage(person.id)}>
                      {words.message}
                    </Button>
                  )}
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Panel>
  );
}

/** Number of hints of the mission that the person has not seen. */
function hintsLeft(room: SessionState, person: Person, mission: Mission): number {
  return mission.hints - (cellOf(room, person, mission)?.hints ?? 0);
}

/** Note that this person was helped with this mission before, so that two facilitators do not do it twice; empty if the person was not. */
function helpGiven(room: SessionState, person: Person, mission: Mission | null): readonly string[] {
  const given = mission === null ? 0 : (cellOf(room, person, mission)?.given ?? 0);
  return given > 0 ? [messages().cockpit.alreadyGiven(given)] : [];
}

function cellOf(room: SessionState, person: Person, mission: Mission) {
  return person.cells[room.missions.indexOf(mission)] ?? null;
}

interface HeldProps extends Pick<HelpProps, 'calls' | 'onOpen'> {
  readonly held: HeldUp;
  readonly hints: boolean;
}

function Held({ held: { mission, people, waited, usual }, hints, calls, onOpen }: HeldProps) {
  const words = messages().cockpit;
  return (
    <div className={styles.held}>
      <TriangleAlert aria-hidden="true" size={20} />
      <p>
        {words.holdsBack(
          <button
            type="button"
            className={styles.open}
            lang="fr"
            data-printed
            onClick={() => onOpen({ person: null, mission: mission.key })}
          >
            {mission.title}
          </button>,
          people.length,
          lasting(waited),
          lasting(usual),
        )}
      </p>
      {hints && mission.hints > 0 && (
        <ActButton of={{ mission: mission.key }} act={(key) => calls.giveHintToAll(mission.key, key)} said={words.gotHints}>
          {words.hintToAll}
        </ActButton>
      )}
    </div>
  );
}
