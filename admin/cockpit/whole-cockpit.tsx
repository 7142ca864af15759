import { MessageSquare } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { holdsBack, needsHelp, peopleOf } from '#engine/rules/session/needs-help.ts';
import type { Mission, SessionState } from '#engine/rules/session/state.ts';
import { Button } from '#engine/ui/controls/button.tsx';
import type { CatalogueEntry } from '#schemas/manifest.ts';
import { useMay } from '../auth/use-me.ts';
import { Actions } from '../components/form/controls.tsx';
import { Facts } from '../components/layout/facts.tsx';
import { Panel } from '../components/layout/panel.tsx';
import { useTitleCount } from '../components/layout/title-count.tsx';
import { Note } from '../components/notes/notes.tsx';
import { useNaming } from '../components/people/naming.ts';
import { PairedPhones } from '../components/session/paired-phones.tsx';
import { EmailText } from '../components/transfer/email-text.tsx';
import { formatNumber } from '../format/numbers.ts';
import { messages } from '../language/language.ts';
import { DoorPanel } from './door-panel.tsx';
import { Everybody } from './everybody.tsx';
import { solvedShare } from './format.ts';
import { HelpAnnouncement } from './help-announcement.tsx';
import type { HelpCalls } from './help-calls.ts';
import { HelpList } from './help-list.tsx';
import { SharedNotes, UnusualNotes } from './integrity-notes.tsx';
import type { Subject } from './matrix.tsx';
import { MessageDialog } from './message-dialog.tsx';
import { EVERYBODY, useMessageDrafts } from './message-drafts.ts';
import { NotesDialog } from './notes-dialog.tsx';
import { ReopenMission, SubjectDialog } from './subject-dialog.tsx';
import { unusualSolves } from './unusual-solves.ts';
import { useRealNames, useShownNames } from './use-shown-names.ts';
import styles from './whole-cockpit.module.css';

type Doing =
  | { readonly message: string }
  | { readonly notes: Mission }
  | { readonly reopen: Subject }
  | { readonly subject: Subject }
  | null;

interface CockpitProps {
  readonly session: string;
  /** All challenges. */
  readonly catalogue: readonly CatalogueEntry[];
  readonly room: SessionState;
  readonly calls: HelpCalls;
  readonly now: number;
  /** Whether the session is self-paced: it has no room, and no moment at which everybody is present. */
  readonly selfPaced: boolean;
}

/** The cockpit's panels: people who need help, figures, the matrix. */
export function WholeCockpit({ session, room: latest, calls, now, selfPaced, catalogue }: CockpitProps) {
  const words = messages().cockpit;
  const may = useMay('facilitator');
  // Rendering of live events is deferred: the facilitator's own clicks and keys have priority.
  const room = useShownNames(useDeferredValue(latest));
  const [doing, setDoing] = useState<Doing>(null);
  const drafts = useMessageDrafts(session);
  // In a self-paced session, somebody who has not opened a mission yet is not late.
  const needs = useMemo(
    () => needsHelp(room, now).filter(({ mission }) => !selfPaced || mission !== null),
    [room, now, selfPaced],
  );
  const held = useMemo(() => (selfPaced ? null : holdsBack(room, now)), [room, now, selfPaced]);
  const unusual = useMemo(() => unusualSolves(room), [room]);
  useTitleCount(needs.length);
  const close = () => setDoing(null);
  const message = (to: string) => setDoing({ message: to });
  const reopened = doing !== null && 'reopen' in doing ? doing.reopen : null;
  const person = room.people.find(({ id }) => id === reopened?.person);
  const mission = room.missions.find(({ key }) => key === reopened?.mission);
  return (
    <div className={styles.cockpit}>
      <HelpAnnouncement needs={needs} />
      <div className={styles.side}>
        <HelpList
          room={room}
          needs={needs}
          held={held}
          calls={calls}
          onOpen={(subject) => setDoing({ subject })}
          onMessage={message}
          onNotes={(mission) => setDoing({ notes: mission })}
        />
        <DoorPanel session={session} room={room} now={now} />
        <Panel dense title={selfPaced ? words.theSession : words.theRoom}>
          <Facts
            facts={[
              [selfPaced ? words.came : words.here, formatNumber(peopleOf(room).length)],
              // A session without an allow-list has no invited people.
              ...(room.absentCount > 0
                ? [[selfPaced ? words.stillToCome : words.notCome, formatNumber(room.absentCount)] as const]
                : []),
              [words.solved, solvedShare(room)],
            ]}
          />
          {may && (
            <Actions>
              <Button variant="secondary" onClick={() => message(EVERYBODY)}>
                <MessageSquare aria-hidden="true" size={16} />
                {words.messageButton}
              </Button>
              <PairedPhones session={{ id: session, code: room.code }} />
            </Actions>
          )}
          {room.shared.length > 0 && (
            <details className={styles.fold}>
              <summary>{words.sameAnswers(room.shared.length)}</summary>
              <SharedNotes room={room} shared={room.shared} />
            </details>
          )}
          {unusual.length > 0 && (
            <details className={styles.fold}>
              <summary>{words.unlikeOthers(unusual.length)}</summary>
              <UnusualNotes solves={unusual} />
            </details>
          )}
          {room.absentCount > 0 && <Absent room={room} selfPaced={selfPaced} />}
        </Panel>
      </div>
      <Everybody room={room} needs={needs} now={now} onOpen={(subject) => setDoing({ subject })} />
      {doing !== null && 'subject' in doing && (
        <SubjectDialog
          // Each subject has a dialog of its own, which takes the focus: the button that led to it is gone.
          key={`${doing.subject.person} ${doing.subject.mission}`}
          room={room}
          subject={doing.subject}
          calls={calls}
          now={now}
          catalogue={catalogue}
          onOpen={(subject) => setDoing({ subject })}
          onMessage={message}
          onReopen={(reopen) => setDoing({ reopen })}
          onClose={close}
        />
      )}
      {doing !== null && 'message' in doing && (
        <MessageDialog room={room} calls={calls} drafts={drafts} first={doing.message} onClose={close} />
      )}
      {doing !== null && 'notes' in doing && <NotesDialog mission={doing.notes} onClose={close} />}
      {person && mission && <ReopenMission person={person} mission={mission} onClose={close} />}
    </div>
  );
}

function Absent({ room: { absent, absentCount }, selfPaced }: Pick<CockpitProps, 'room' | 'selfPaced'>) {
  const words = messages().cockpit;
  const { on: real } = useRealNames();
  const naming = useNaming();
  return (
    <details className={styles.fold}>
      <summary>{(selfPaced ? words.stillToComeCount : words.notComeCount)(formatNumber(absentCount))}</summary>
      <ul className={styles.absent}>
        {absent.map(({ username, realName, team }) => (
          <li key={username}>
            {real && !naming.shared && realName !== null ? realName : <EmailText>{naming.text(username)}</EmailText>}
            {team !== null && <Note>{team}</Note>}
          </li>
        ))}
      </ul>
      {absentCount > absent.length && <Note>{words.more(formatNumber(absentCount - absent.length))}</Note>}
    </details>
  );
}
