/** Session control, used on the dashboard and in the cockpit. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Archive, ArchiveRestore, Eye, Pause, Play, Snowflake, Square, TimerReset } from 'lucide-react';
import { type ComponentType, type MouseEvent, useRef, useState } from 'react';
import { useTimeLeft } from '#engine/client/use-time-left.ts';
import { DAY_MS } from '#engine/rules/milliseconds.ts';
import { Button } from '#engine/ui/controls/button.tsx';
import { Notice } from '#engine/ui/feedback/notice.tsx';
import type { Session } from '#schemas/admin.ts';
import type { Phase, SessionAction, SessionClock } from '#schemas/session-clock.ts';
import { type SteadyClock, useClockCalls } from '../../api/clock-calls.ts';
import { useIdempotencyKey } from '../../api/idempotency-key.ts';
import { useOutdated } from '../../api/outdated.ts';
import { QUERY } from '../../api/queries.ts';
import { useSelfPacedUntil, useSessionDetails } from '../../api/session-calls.ts';
import { formatScheduledTime } from '../../format/local-time.ts';
import { reasonOf } from '../../format/reason.ts';
import { formatClock } from '../../format/session-clock.ts';
import type { Catalogue } from '../../language/catalogue.ts';
import { messages } from '../../language/language.ts';
import { Note } from '../notes/notes.tsx';
import styles from './time-controls.module.css';

type TimeWords = Catalogue['components']['time'];

interface Control {
  readonly action: SessionAction;
  /** Slot of the control. Controls with the same slot replace each other and keep the focus. */
  readonly place: 'play' | 'more' | 'boards' | 'end' | 'archive';
  readonly words: (time: TimeWords) => string;
  readonly icon: ComponentType<{ readonly size?: number; readonly 'aria-hidden'?: 'true' }>;
  readonly variant?: 'primary' | 'secondary' | 'danger';
  /** Confirmation: question, and label of the button. */
  readonly ask?: (time: TimeWords) => readonly [question: string, yes: string];
  /** Status message after success. */
  readonly done: (time: TimeWords) => string;
}

const START: Control = {
  action: { action: 'start' },
  place: 'play',
  words: ({ start }) => start,
  icon: Play,
  variant: 'primary',
  done: ({ started }) => started,
};
/** Start more than a day before the workshop: it is confirmed first, as probably another session was meant. */
const START_EARLY: Control = { ...START, ask: ({ startEarlyQuestion, startEarlyYes }) => [startEarlyQuestion, startEarlyYes] };
const PAUSE: Control = {
  action: { action: 'pause' },
  place: 'play',
  words: ({ pause }) => pause,
  icon: Pause,
  done: ({ paused }) => paused,
};
const RESUME: Control = {
  action: { action: 'resume' },
  place: 'play',
  words: ({ resume }) => resume,
  icon: Play,
  variant: 'primary',
  done: ({ resumed }) => resumed,
};
const MORE: Control = {
  action: { action: 'extend', minutes: 5 },
  place: 'more',
  words: ({ more }) => more,
  icon: TimerReset,
  done: ({ gaveMore }) => gaveMore,
};
/** More time after the end: the question explains that a mission whose debrief was read earns no points. */
const MORE_AFTER_THE_END: Control = {
  ...MORE,
  ask: ({ playOnQuestion, playOn }) => [playOnQuestion, playOn],
};
const FREEZE: Control = {
  action: { action: 'freeze' },
  place: 'boards',
  words: ({ freeze }) => freeze,
  icon: Snowflake,
  done: ({ froze }) => froze,
};
const REVEAL: Control = {
  action: { action: 'reveal' },
  place: 'boards',
  words: ({ reveal }) => reveal,
  icon: Eye,
  done: ({ revealed }) => revealed,
};
const END: Control = {
  action: { action: 'end' },
  place: 'end',
  words: ({ end }) => end,
  icon: Square,
  variant: 'danger',
  ask: ({ endQuestion, endYes }) => [endQuestion, endYes],
  done: ({ ended }) => ended,
};
const ARCHIVE: Control = {
  action: { action: 'archive' },
  place: 'archive',
  words: ({ archive }) => archive,
  icon: Archive,
  ask: ({ archiveQuestion, archiveYes }) => [archiveQuestion, archiveYes],
  done: ({ archived }) => archived,
};
const UNARCHIVE: Control = {
  action: { action: 'unarchive' },
  place: 'archive',
  words: ({ unarchive }) => unarchive,
  icon: ArchiveRestore,
  done: ({ unarchived }) => unarchived,
};

/**
 * @param selfPaced whether the session is self-paced: then no minutes can be added and no board frozen
 * @param early whether the session's workshop is more than a day away
 */
function controlsFor(
  phase: Phase,
  { closesAt, frozenAt, open }: SteadyClock,
  selfPaced: boolean,
  early: boolean,
): readonly Control[] {
  const start = early ? START_EARLY : START;
  const boards = frozenAt !== null ? [REVEAL] : selfPaced ? [] : [FREEZE];
  const reveal = frozenAt === null ? [] : [REVEAL];
  const more = closesAt === null || selfPaced ? [] : [MORE];
  switch (phase) {
    case 'prepared':
      return [start, ARCHIVE];
    case 'lobby':
      return [start, ...more];
    case 'running':
      return [PAUSE, ...more, ...boards, END, ...(open ? [] : [ARCHIVE])];
    case 'paused':
      return [RESUME, ...more, ...boards, END];
    case 'ended':
      return [...(selfPaced ? [] : [MORE_AFTER_THE_END]), ...reveal, ARCHIVE];
    case 'archived':
      return [...reveal, UNARCHIVE];
  }
}

interface TimeControlsProps {
  /** Session to control. */
  readonly session: Pick<Session, 'id' | 'code'>;
  /** Session clock, which determines the available controls. */
  readonly room: SteadyClock;
  /**
   * Number of invited people who have not come; with `atLeast`, it is a minimum, as uninvited people are counted among those who attended.
   * Absent if the number is not known.
   */
  readonly absent?: { readonly people: number; readonly atLeast: boolean } | undefined;
  /** Clock offset: server time minus this browser's time. */
  readonly offset: number;
  /** Called with the clock in the server's reply. */
  readonly onChanged?: (room: SessionClock) => void;
}

/** Shows a session's clock with the actions that are available now. Irreversible actions need confirmation. */
export function TimeControls({ session, room, absent, offset, onChanged }: TimeControlsProps) {
  const time = useTimeLeft(room, offset);
  const calls = useClockCalls();
  const queries = useQueryClient();
  const { keyFor, forget } = useIdempotencyKey();
  const { buttons, components, shell } = messages();
  const words = components.time;
  const [asked, setAsked] = useState<Control | null>(null);
  const question = asked?.ask?.(words);
  const state = useRef<HTMLParagraphElement>(null);
  const asking = useRef<HTMLDivElement>(null);
  const askedBy = useRef<HTMLButtonElement>(null);
  const sending = useMutation({
    mutationFn: ({ action }: Control) => calls.act(session.id, action, keyFor(action)),
    onSuccess(changed) {
      forget();
      // The dialog is about to close, and its button to disappear: move the focus out of it.
      if (asking.current?.contains(document.activeElement)) state.current?.focus();
      setAsked(null);
      onChanged?.(changed);
    },
    // The current scoreboard covers open sessions, so it is reloaded too.
    onSettled: () =>
      Promise.all([QUERY.rooms, QUERY.sessions, QUERY.scores].map((queryKey) => queries.invalidateQueries({ queryKey }))),
  });
  useOutdated(sending);
  const send = (control: Control) => {
    if (!sending.isPending) sending.mutate(control);
  };
  const clicked = useRef<Control>(null);
  const press = (control: Control, { detail: clicks, currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // Ignores the second click of a double click on a control that has just replaced another ("Pause" becomes "Resume").
    if (clicks > 1 && clicked.current !== control) return;
    if (sending.isPending) return;
    clicked.current = control;
    if (control.ask) {
      askedBy.current = currentTarget;
      setAsked(control);
    } else send(control);
  };
  const closes = useSelfPacedUntil(session.id);
  const selfPaced = closes !== null;
  const now = Date.now() + offset;
  const details = useSessionDetails(session.id).data;
  const planned = details?.workshop?.startsAt ?? null;
  const reminded = details?.reminded ?? 0;
  const early = planned !== null && Date.parse(planned) - now > DAY_MS;
  const controls = controlsFor(time.phase, room, selfPaced, early);
  // Whether the clock is unchanged since the last action: a colleague may have changed it.
  const isStill = sending.isSuccess && sending.data.phase === time.phase && sending.data.frozenAt === room.frozenAt;
  return (
    <div className={styles.room} data-phase={time.phase}>
      <div className={styles.line}>
        <p ref={state} tabIndex={-1} className={styles.state} data-last={time.lastMinutes || undefined}>
          <strong>{formatClock(room, time)}</strong>
          {room.frozenAt !== null && <span>{words.frozen}</span>}
        </p>
        <div className={styles.controls}>
          {controls.map((control) => (
            <Button
              key={control.place}
              variant={control.variant ?? 'secondary'}
              pending={sending.isPending && sending.variables === control && !control.ask}
              // The next press would be lost, or meet a clock that is about to change.
              aria-disabled={sending.isPending}
              aria-expanded={control.ask ? asked === control : undefined}
              onClick={(event) => press(control, event)}
              // Holding Enter must not activate the control that appears next.
              onKeyDown={(event) => event.repeat && event.key === 'Enter' && event.preventDefault()}
            >
              <control.icon aria-hidden="true" size={16} />
              {control.words(words)}
            </Button>
          ))}
        </div>
      </div>
      {selfPaced && time.phase !== 'ended' && time.phase !== 'archived' && <Note>{words.selfPaced}</Note>}
      {asked && question && controls.includes(asked) && (
        <Notice tone="warning" toneLabel={shell.tones.warning} role="alert">
          {asked === END && absent !== undefined && absent.people > 0 && <p>{words.endAbsent(absent.people, absent.atLeast)}</p>}
          {asked === END && reminded > 0 && <p>{words.endReminded(reminded)}</p>}
          {asked === END && closes !== null && <p>{words.endEarly(Math.ceil((Date.parse(closes) - now) / DAY_MS))}</p>}
          {asked === START_EARLY && planned !== null && <p>{words.plannedFor(formatScheduledTime(Date.parse(planned), now))}</p>}
          <p>{question[0]}</p>
          <div ref={asking} className={styles.controls}>
            <Button
              variant={asked.variant === 'danger' ? 'danger' : 'primary'}
              pending={sending.isPending}
              onClick={() => send(asked)}
            >
              {question[1]}
            </Button>
            <Button
              variant="secondary"
              onClick={() => {
                askedBy.current?.focus();
                setAsked(null);
              }}
            >
              {buttons.cancel}
            </Button>
          </div>
        </Notice>
      )}
      <div role="status">
        {isStill && <p className={styles.done}>{sending.variables?.done(words)}</p>}
        {sending.isError && (
          <Notice tone="danger" toneLabel={shell.tones.error}>
            {words.failed(sending.variables.words(words), reasonOf(sending.error))}
          </Notice>
        )}
      </div>
    </div>
  );
}
