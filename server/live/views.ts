/** What each reader may get of an event: listed by name, so that a new field stays here until somebody lists it. Pure. */
import type { ConsoleEvent, EventDetail, PlayerEvent, ProjectorEvent } from '#schemas/live.ts';
import type { SessionClock } from '#schemas/session-clock.ts';
import { isoTime } from '../clock.ts';
import type { SessionEventsTable } from '../database/tables.ts';

export type EventRow = Pick<SessionEventsTable, 'number' | 'at' | 'kind' | 'participant' | 'other' | 'challenge' | 'detail'>;

/** One event as one reader gets it; null for what is not theirs. @param now milliseconds since 1970, when it is sent */
export type View<E> = (row: EventRow, now: number) => E | null;

/** Kinds after which a board may look otherwise. */
const ON_BOARDS = new Set<EventRow['kind']>(['joined', 'profile', 'solve', 'penalty', 'correction']);

/** @param isMe whether the player is this participant now @param inTeam whether the player is in this team now */
export function playerView(isMe: (participant: string | null) => boolean, inTeam: (team: string) => boolean): View<PlayerEvent> {
  return (row, now) => {
    const { number, kind, at } = row;
    const detail = detailOf(row);
    if (kind === 'room') return roomEvent(number, detail, now);
    if (kind === 'setup') return { number, kind };
    if (kind === 'message') {
      const forMe = row.participant === null ? detail.team === undefined || inTeam(detail.team) : isMe(row.participant);
      return forMe && detail.text !== undefined ? { number, kind, at, text: detail.text } : null;
    }
    if (isMe(row.participant) || isMe(row.other)) {
      const fromElsewhere = kind === 'hint' ? detail.actor !== undefined : ON_BOARDS.has(kind);
      return fromElsewhere ? { number, kind: 'own', challenge: row.challenge } : null;
    }
    return ON_BOARDS.has(kind) ? { number, kind: 'board' } : null;
  };
}

export const projectorView: View<ProjectorEvent> = (row, now) => {
  const { number, kind } = row;
  if (kind === 'room') return roomEvent(number, detailOf(row), now);
  if (kind === 'setup') return { number, kind };
  return ON_BOARDS.has(kind) ? { number, kind: 'board' } : null;
};

export const consoleView: View<ConsoleEvent> = (row, now) => {
  const { number, at, kind, participant, other, challenge } = row;
  const { points, verdict, cell, correct, text, team, room, actor } = detailOf(row);
  return {
    number,
    at,
    kind,
    participant,
    other,
    challenge,
    ...(points === undefined ? {} : { points }),
    ...(verdict === undefined ? {} : { verdict }),
    ...(cell === undefined ? {} : { cell }),
    ...(correct === undefined ? {} : { correct }),
    ...(text === undefined ? {} : { text }),
    ...(team === undefined ? {} : { team }),
    ...(room === undefined ? {} : { room: atNow(room, now) }),
    ...(actor === undefined ? {} : { actor }),
  };
};

function roomEvent(number: number, { room }: EventDetail, now: number) {
  return room ? { number, kind: 'room' as const, room: atNow(room, now) } : null;
}

/** The reader's clock is set by it: the moment of sending counts, not that of writing. */
function atNow(room: SessionClock, now: number): SessionClock {
  return { ...room, now: isoTime(now) };
}

function detailOf({ detail }: Pick<EventRow, 'detail'>): EventDetail {
  return JSON.parse(detail);
}
