/**
 * The part of an event that each kind of reader gets. An allow-list of fields, so that a new field is not sent until it is listed. Pure
 * functions.
 */
import { type ConsoleField, type EventRule, eventRule, isConsoleField } from '#schemas/events.ts';
import type { ConsoleEvent, EventDetail, PlayerEvent, ProjectorEvent } from '#schemas/live.ts';
import type { SessionClock } from '#schemas/session-clock.ts';
import { isoTime } from '../clock.ts';
import type { Tables } from '../database/tables.ts';

export type EventRow = Pick<
  Tables['session_events'],
  'number' | 'at' | 'kind' | 'participant' | 'other' | 'challenge' | 'detail'
>;

/** The event as sent to one reader; null if the reader does not get it. @param now time of sending, in milliseconds since 1970 */
export type View<E> = (row: EventRow, now: number) => E | null;

/** How the events of one reader are read. */
export interface Reading<E> {
  readonly view: View<E>;
  /** Adds data to an event when a stream sends it; a list sends its events without that data. */
  readonly complete?: (event: E) => Promise<E>;
  /** States that a stream sends once, as it opens: each as soon as it is read; null for none to send. They never reject. */
  readonly opening?: readonly (() => Promise<NamedState | null>)[];
  /** The present state of something that events change, which a stream sends by itself, without a number. */
  readonly state?: StateReading<E>;
}

interface StateReading<E> {
  isChangedBy(event: E): boolean;
  /**
   * The state with an event, which changed it; null for none to send. One call at a time, with the latest of the events that came meanwhile.
   * Never rejects.
   */
  read(event: number): Promise<NamedState | null>;
}

export interface NamedState {
  /** Name of the server-sent event. */
  readonly name: string;
  readonly data: unknown;
}

type Told<E> = (row: EventRow, detail: EventDetail, now: number) => E | null;

/** @param isMe whether this participant is the player now @param inTeam whether the player is in this team now */
export function playerView(isMe: (participant: string | null) => boolean, inTeam: (team: string) => boolean): View<PlayerEvent> {
  const told: Readonly<Record<EventRule['player'], Told<PlayerEvent>>> = {
    board: ({ number, participant, other, challenge }) =>
      isMe(participant) || isMe(other) ? { number, kind: 'own', challenge } : { number, kind: 'board' },
    clock: clockEvent,
    debrief: debriefEvent,
    finale: finaleEvent,
    // A hint without an actor was requested by the player, who got it in the reply.
    'granted-hint': ({ number, participant, challenge }, { actor }) =>
      isMe(participant) && actor !== undefined && challenge !== null ? { number, kind: 'granted-hint', challenge } : null,
    message({ number, at, participant }, { text, team }) {
      const forMe = participant === null ? team === undefined || inTeam(team) : isMe(participant);
      return forMe && text !== undefined ? { number, kind: 'message', at, text } : null;
    },
    nothing: () => null,
    setup: setupEvent,
  };
  return (row, now) => {
    const rule = eventRule(row.kind);
    return rule ? told[rule.player](row, detailOf(row), now) : null;
  };
}

const TOLD_TO_PROJECTOR: Readonly<Record<EventRule['projector'], Told<ProjectorEvent>>> = {
  board: ({ number }) => ({ number, kind: 'board' }),
  clock: clockEvent,
  debrief: debriefEvent,
  finale: finaleEvent,
  nothing: () => null,
  setup: setupEvent,
};

export const projectorView: View<ProjectorEvent> = (row, now) => {
  const rule = eventRule(row.kind);
  return rule ? TOLD_TO_PROJECTOR[rule.projector](row, detailOf(row), now) : null;
};

/**
 * The console gets the fields that `EVENTS` lists for the event's kind, as far as they are a `ConsoleField`; of an unknown kind none, and
 * the cockpit then asks for a new snapshot.
 */
export const consoleView: View<ConsoleEvent> = (row, now) => {
  const { number, at, kind, participant, other, challenge } = row;
  const detail = detailOf(row);
  const event: Writable<ConsoleEvent> = { number, at, kind, participant, other, challenge };
  for (const field of eventRule(kind)?.fields ?? []) if (isConsoleField(field)) copy(field, detail, event);
  if (event.room) event.room = atNow(event.room, now);
  return event;
};

type Writable<T> = { -readonly [K in keyof T]: T[K] };

function copy<K extends ConsoleField>(field: K, from: Pick<EventDetail, K>, to: Writable<Pick<EventDetail, K>>): void {
  if (from[field] !== undefined) to[field] = from[field];
}

function setupEvent({ number }: EventRow) {
  return { number, kind: 'setup' as const };
}

function finaleEvent({ number }: EventRow) {
  return { number, kind: 'finale' as const };
}

function debriefEvent({ number }: EventRow) {
  return { number, kind: 'debrief' as const };
}

function clockEvent({ number }: EventRow, { room }: EventDetail, now: number) {
  return room ? { number, kind: 'room' as const, room: atNow(room, now) } : null;
}
/** Readers set their clock by `now`, so it holds the time of sending, not the time of writing. */
function atNow(room: SessionClock, now: number): SessionClock {
  return { ...room, now: isoTime(now) };
}

function detailOf({ detail }: Pick<EventRow, 'detail'>): EventDetail {
  return JSON.parse(detail);
}
