import { Link, useParams } from 'react-router-dom';
import { ApiError } from '#engine/client/api-error.ts';
import { useTimeLeft } from '#engine/client/use-time-left.ts';
import type { SessionState } from '#engine/rules/session/state.ts';
import { buttonClass } from '#engine/ui/controls/button.tsx';
import { addressOf } from '../addresses.ts';
import { useSelfPacedUntil } from '../api/session-calls.ts';
import { useMay } from '../auth/use-me.ts';
import { BackLink } from '../components/layout/back-link.tsx';
import { useReportFailure } from '../components/layout/status-line.tsx';
import { EmptyState } from '../components/notes/notes.tsx';
import { DeletionNotice } from '../components/session/deletion-notice.tsx';
import { ProjectorLinks } from '../components/session/projector-links.tsx';
import { SessionFacts, SessionTitle } from '../components/session/session-title.tsx';
import { TimeControls } from '../components/session/time-controls.tsx';
import { CopyCode } from '../components/transfer/copy-code.tsx';
import { reasonOf } from '../format/reason.ts';
import { formatClock } from '../format/session-clock.ts';
import { messages } from '../language/language.ts';
import type { PageProps } from '../pages.tsx';
import styles from './cockpit-page.module.css';
import { FinaleControl } from './finale-control.tsx';
import { useHelpCalls } from './help-calls.ts';
import { useCockpit, useServerTime } from './use-cockpit.ts';
import { WholeCockpit } from './whole-cockpit.tsx';
import { WorkshopLine } from './workshop-line.tsx';

/** Cockpit: live page of a session with everybody's progress and the people who need help. */
export function CockpitPage({ catalogue }: PageProps) {
  const words = messages().cockpit;
  const { session = '' } = useParams();
  const watched = useCockpit(session);
  const { room, failure, lost } = watched;
  const may = useMay('facilitator');
  const calls = useHelpCalls(session);
  const { now, offset } = useServerTime(watched);
  // A self-paced session has no finale, which a whole room plays at once.
  const selfPaced = useSelfPacedUntil(session) !== null;
  const gone = lost || (failure instanceof ApiError && failure.refused(404));
  useReportFailure('room-page', failure && !gone ? words.notLoaded(reasonOf(failure)) : null);
  return (
    <>
      <header className={styles.head}>
        <BackLink session={session} />
        <SessionTitle session={room} without={words.room} />
        {room && (
          <SessionFacts>
            <CopyCode code={room.code} />
            {may && <ProjectorLinks session={{ id: session, code: room.code }} />}
            <Link to={addressOf('invite', session)}>{words.invite}</Link>
            <Link to={addressOf('running-order', session)}>{words.runningOrder}</Link>
            <Link to={addressOf('presenter', session)}>{words.presenter}</Link>
            <Link to={addressOf('participants', session)}>{words.participants}</Link>
            <Link to={`${addressOf('report')}?sessions=${encodeURIComponent(session)}`}>{words.report}</Link>
          </SessionFacts>
        )}
      </header>
      {gone ? (
        <EmptyState>{words.noSession}</EmptyState>
      ) : room ? (
        <>
          <DeletionNotice session={session} />
          <div className={styles.time}>
            <div className={styles.clock}>
              <Time session={session} room={room} offset={offset} />
              {may && room.clock.endedAt !== null && (
                <Link className={`${buttonClass('primary')} ${styles.debrief}`} to={addressOf('presenter', session)}>
                  {words.openDebrief}
                </Link>
              )}
            </div>
            {may && !selfPaced && <FinaleControl key={`${session} finale`} session={session} />}
            <WorkshopLine key={`${session} workshop`} session={session} clock={room.clock} now={now} />
          </div>
          <WholeCockpit
            key={session}
            session={session}
            room={room}
            calls={calls}
            now={untilEnd(room, now)}
            selfPaced={selfPaced}
            catalogue={catalogue}
          />
        </>
      ) : (
        <EmptyState role="status">{words.loading}</EmptyState>
      )}
    </>
  );
}

interface TimeProps {
  readonly session: string;
  readonly room: SessionState;
  readonly offset: number;
}

/** Phase, remaining time, and session control. */
function Time({ session, room: { clock, code, absentCount }, offset }: TimeProps) {
  const may = useMay('facilitator');
  const time = useTimeLeft(clock, offset);
  if (!may) return <p>{formatClock(clock, time)}</p>;
  return (
    <TimeControls session={{ id: session, code }} room={clock} absent={{ people: absentCount, atLeast: false }} offset={offset} />
  );
}

/** Current time, clamped to the session's end: durations in the cockpit stop growing once nothing can be solved any more. */
function untilEnd({ clock: { endedAt } }: SessionState, now: number): number {
  return endedAt === null ? now : Math.min(now, Date.parse(endedAt));
}
