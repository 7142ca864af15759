/** Details of a person, a mission, or a person's state of a mission, with the available actions. */
import { Link, useParams } from 'react-router-dom';
import { isOpen } from '#engine/rules/session/needs-help.ts';
import { usualTimes } from '#engine/rules/session/room-times.ts';
import type { Mission, Person } from '#engine/rules/session/state.ts';
import { Button } from '#engine/ui/controls/button.tsx';
import { Dialog } from '#engine/ui/controls/dialog.tsx';
import type { CatalogueEntry } from '#schemas/manifest.ts';
import { addressOf } from '../addresses.ts';
import { useSessionDetails } from '../api/session-calls.ts';
import { useReportingChannel } from '../api/where-to-report-calls.ts';
import { useMay } from '../auth/use-me.ts';
import { Actions } from '../components/form/controls.tsx';
import { Facts } from '../components/layout/facts.tsx';
import { ChallengeNotes, PreviewLink } from '../components/notes/challenge-notes.tsx';
import { EmailText } from '../components/transfer/email-text.tsx';
import { formatNumber } from '../format/numbers.ts';
import { messages } from '../language/language.ts';
import { CorrectionDialog } from '../participants/correction-dialog.tsx';
import { useCorrect } from '../participants/participant-calls.ts';
import { ActButton } from './act-button.tsx';
import { formatCell, lasting, nameOf, solvesOf, timeOn } from './format.ts';
import type { HelpCalls } from './help-calls.ts';
import { SharedNotes, UnusualNotes } from './integrity-notes.tsx';
import type { Subject } from './matrix.tsx';
import type { ShownPerson, ShownRoom } from './shown-names.ts';
import styles from './subject-dialog.module.css';
import { unusualSolves } from './unusual-solves.ts';

interface SubjectProps {
  readonly room: ShownRoom;
  readonly subject: Subject;
  readonly calls: HelpCalls;
  readonly now: number;
  readonly catalogue: readonly CatalogueEntry[];
  readonly onOpen: (subject: Subject) => void;
  readonly onMessage: (to: string) => void;
  readonly onReopen: (subject: Subject) => void;
  readonly onClose: () => void;
}

export function SubjectDialog(props: SubjectProps) {
  const words = messages().cockpit.dialog;
  const { room, subject, onClose } = props;
  const person = room.people.find(({ id }) => id === subject.person);
  const column = room.missions.findIndex(({ key }) => key === subject.mission);
  const mission = room.missions[column];
  const title = [person && nameOf(person), mission?.title].filter(Boolean).join(' · ');
  return (
    <Dialog open onClose={onClose} title={title || words.gone} closeLabel={messages().buttons.close} reading>
      <div className={styles.parts}>
        {person && mission && <OnMission {...props} person={person} mission={mission} column={column} />}
        {person && !mission && <OnePerson {...props} person={person} />}
        {!person && mission && <OneMission {...props} mission={mission} column={column} />}
        {!person && !mission && <p>{words.left}</p>}
      </div>
    </Dialog>
  );
}

/** The button of a last hint disappears: focus the dialog. */
function focusTitle(): void {
  document.querySelector<HTMLElement>('dialog[open] h2')?.focus();
}

interface OnMissionProps extends SubjectProps {
  readonly person: Person;
  readonly mission: Mission;
  readonly column: number;
}

function OnMission({ room, person, mission, column, calls, now, onOpen, onMessage, onReopen }: OnMissionProps) {
  const words = messages().cockpit.dialog;
  const may = useMay('facilitator');
  const cell = person.cells[column] ?? null;
  const time = cell && timeOn(cell, now);
  const left = mission.hints - (cell?.hints ?? 0);
  const open = cell === null || cell.solvedAt === null;
  const shared = room.shared.filter(({ participant, challenge }) => participant === person.id && challenge === mission.key);
  return (
    <>
      <Facts
        facts={[
          [words.state, cell === null ? words.notOpened : open ? words.open : words.solvedState],
          [words.timeOnIt, time === null ? '—' : lasting(time)],
          [words.usualTime, lasting(usualTimes(room)[column] ?? 0)],
          [words.failures, formatNumber(cell?.failures ?? 0)],
          [words.hints, words.hintsOf(cell?.hints ?? 0, mission.hints, cell?.given ?? 0)],
          ...(cell?.points == null ? [] : ([[words.points, formatNumber(cell.points)]] as const)),
        ]}
      />
      {shared.length > 0 && <SharedNotes room={room} shared={shared} />}
      <UnusualNotes solves={unusualSolves(room).filter((solve) => solve.person === person && solve.mission === mission)} />
      {may && (
        <Actions>
          {open && left > 0 && room.hintPolicy !== 'none' && mission.played && (
            <ActButton
              of={{ person: person.id, mission: mission.key }}
              act={(key) => calls.giveHint(person.id, mission.key, key)}
              said={() => messages().cockpit.gotHint(nameOf(person))}
              onDone={() => left <= 1 && focusTitle()}
              variant="primary"
            >
              {words.giveNext(left)}
            </ActButton>
          )}
          <Button variant="secondary" onClick={() => onMessage(person.id)}>
            {messages().cockpit.message}
          </Button>
          {!open && (
            <Button variant="secondary" onClick={() => onReopen({ person: person.id, mission: mission.key })}>
              {words.reopen}
            </Button>
          )}
        </Actions>
      )}
      <p className={styles.ways}>
        <button type="button" onClick={() => onOpen({ person: person.id, mission: null })}>
          {words.allMissionsOf(nameOf(person))}
        </button>
        <button type="button" onClick={() => onOpen({ person: null, mission: mission.key })}>
          {words.everybodyOnIt}
        </button>
      </p>
    </>
  );
}

function OnePerson({ room, person, now, onOpen, onMessage }: SubjectProps & { readonly person: ShownPerson }) {
  const words = messages().cockpit.dialog;
  const may = useMay('facilitator');
  const shared = room.shared.filter(({ participant, other }) => participant === person.id || other === person.id);
  return (
    <>
      <Facts
        facts={[
          [words.email, <EmailText key="email">{person.username}</EmailText>],
          ...(person.boardName == null ? [] : ([[messages().cockpit.names.boardName, person.boardName]] as const)),
          ...(person.hiddenName === undefined ? [] : ([[words.hiddenName, person.hiddenName]] as const)),
          [words.team, person.team ?? '—'],
          [words.points, formatNumber(person.points)],
          [words.solved, words.solvedOf(solvesOf(person), room.missions.length)],
          [words.lastActive, now - person.activeAt < 60_000 ? words.now : words.ago(lasting(now - person.activeAt))],
        ]}
      />
      {shared.length > 0 && <SharedNotes room={room} shared={shared} />}
      <UnusualNotes solves={unusualSolves(room).filter((solve) => solve.person === person)} />
      <Actions>
        {may && (
          <Button variant="secondary" onClick={() => onMessage(person.id)}>
            {messages().cockpit.message}
          </Button>
        )}
        {may && <HideName person={person} />}
      </Actions>
      <ul className={styles.list}>
        {room.missions.map((mission, column) => (
          <li key={mission.key}>
            <button type="button" onClick={() => onOpen({ person: person.id, mission: mission.key })}>
              <span lang="fr">{mission.title}</span>
            </button>
            <span>{formatCell(person.cells[column] ?? null, now)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.ways}>
        <Link to={addressOf('participant', person.id)}>{words.ledger}</Link>
      </p>
    </>
  );
}

/** Button that hides a name from every board, and shows it again. */
function HideName({ person }: { readonly person: Person }) {
  const words = messages().cockpit.dialog;
  const correct = useCorrect(person.id);
  const isHidden = person.hiddenName !== undefined;
  return (
    <ActButton
      of={{ person: person.id, isHidden }}
      act={() => correct({ what: '', body: { nameHidden: !isHidden } })}
      said={({ name }) => (isHidden ? words.nameShown(name) : words.nameHidden(name))}
    >
      {isHidden ? words.showName : words.hideName}
    </ActButton>
  );
}

interface OneMissionProps extends SubjectProps {
  readonly mission: Mission;
  readonly column: number;
}

function OneMission({ room, mission, column, calls, now, catalogue, onOpen }: OneMissionProps) {
  const words = messages().cockpit.dialog;
  const { session } = useParams();
  const told = useReportingChannel(useSessionDetails(session).data);
  const entry = catalogue.find(({ key }) => key === mission.key);
  const may = useMay('facilitator');
  const on = room.people.filter(({ cells }) => isOpen(cells[column] ?? null));
  const solved = room.people.filter(({ cells }) => cells[column]?.solvedAt != null).length;
  return (
    <>
      <Facts
        facts={[
          [words.solvedBy, words.peopleOf(formatNumber(solved), formatNumber(room.people.length))],
          [words.openNotSolved, formatNumber(on.length)],
          [words.usualTimeHere, lasting(usualTimes(room)[column] ?? 0)],
          [words.hints, formatNumber(mission.hints)],
        ]}
      />
      {may && on.length > 0 && mission.hints > 0 && mission.played && room.hintPolicy !== 'none' && (
        <Actions>
          <ActButton
            of={{ mission: mission.key }}
            act={(key) => calls.giveHintToAll(mission.key, key)}
            said={messages().cockpit.gotHints}
            variant="primary"
          >
            {words.giveToAll}
          </ActButton>
        </Actions>
      )}
      {on.length > 0 && (
        <ul className={styles.list}>
          {on.map((person) => (
            <li key={person.id}>
              <button type="button" onClick={() => onOpen({ person: person.id, mission: mission.key })}>
                {nameOf(person)}
              </button>
              <span>{formatCell(person.cells[column] ?? null, now)}</span>
            </li>
          ))}
        </ul>
      )}
      {entry && (
        <p className={styles.ways}>
          <PreviewLink of={entry} />
        </p>
      )}
      <ChallengeNotes challenge={mission.key} opened={['unblock']} told={told} />
    </>
  );
}

interface ReopenProps {
  readonly person: Person;
  readonly mission: Mission;
  readonly onClose: () => void;
}

/** Reopens a mission that a person has solved. */
export function ReopenMission({ person, mission, onClose }: ReopenProps) {
  const words = messages().cockpit.dialog;
  const correct = useCorrect(person.id);
  return (
    <CorrectionDialog
      title={words.reopenTitle(mission.title)}
      confirm={words.reopenConfirm}
      correct={(reason) => correct({ what: 'reopenings', body: { challenge: mission.key, reason } })}
      done={() => words.reopened(mission.title, nameOf(person))}
      onClose={onClose}
    >
      <p>{words.reopenAbout(mission.title, nameOf(person))}</p>
    </CorrectionDialog>
  );
}
