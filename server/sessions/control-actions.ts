/** Session control: the change of a session's clock by a facilitator's action. Pure functions. */
import { MINUTE_MS } from '#engine/rules/milliseconds.ts';
import { EXTENSION_MINUTES } from '#schemas/console-constants.ts';
import type { AuditAction } from '#schemas/facilitators.ts';
import type { Phase, SessionAction } from '#schemas/session-clock.ts';
import { isoTime } from '../clock.ts';
import { type ConsoleText, ServerError } from '../errors.ts';
import { phaseOf } from '../session-model/session-clock.ts';
import { endedAt, openedAt, type TimeChange } from './schedule-rules.ts';
import type { SessionRow } from './session-rows.ts';

type Move = (row: SessionRow, now: number, action: SessionAction) => TimeChange;

/** State machine: for each action, the phases that allow it, its change, and its audit action. Idempotent. */
const MOVES: Readonly<
  Record<
    SessionAction['action'],
    {
      readonly holds?: (row: SessionRow) => boolean;
      readonly in: readonly Phase[];
      readonly alsoIn?: (row: SessionRow, phase: Phase) => boolean;
      readonly move: Move;
      readonly audit: AuditAction;
    }
  >
> = {
  start: {
    holds: (row) => phaseOf(row) === 'running',
    in: ['prepared', 'lobby'],
    move: (row, now) => openedAt({ ...row, start_by: 'opening', workshop: null }, now),
    audit: 'session-started',
  },
  pause: {
    holds: (row) => phaseOf(row) === 'paused',
    in: ['running'],
    move: (_row, now) => ({ paused_at: isoTime(now) }),
    audit: 'session-paused',
  },
  resume: {
    holds: (row) => phaseOf(row) === 'running',
    in: ['paused'],
    move: ({ paused_at, closes_at }, now) => ({
      paused_at: null,
      closes_at: closes_at !== null && paused_at !== null ? later(closes_at, now - Date.parse(paused_at)) : closes_at,
    }),
    audit: 'session-resumed',
  },
  extend: {
    in: ['prepared', 'lobby', 'running', 'paused', 'ended'],
    move: extended,
    audit: 'session-extended',
  },
  freeze: {
    holds: ({ frozen_at }) => frozen_at !== null,
    in: ['running', 'paused'],
    move: (_row, now) => ({ frozen_at: isoTime(now) }),
    audit: 'session-frozen',
  },
  reveal: {
    holds: ({ frozen_at }) => frozen_at === null,
    in: ['prepared', 'lobby', 'running', 'paused', 'ended', 'archived'],
    move: () => ({ frozen_at: null }),
    audit: 'session-revealed',
  },
  end: {
    holds: (row) => phaseOf(row) === 'ended',
    in: ['running', 'paused'],
    move: (row, now) => endedAt(row, isoTime(now), now),
    audit: 'session-ended',
  },
  archive: {
    holds: (row) => phaseOf(row) === 'archived',
    // Archiving is also allowed while running, if the session is closed to newcomers (`alsoIn`): usually somebody forgot to end it.
    in: ['prepared', 'ended'],
    alsoIn: ({ active }, phase) => phase === 'running' && active === 0,
    move: (row, now) => ({
      ...(row.started_at !== null && row.ended_at === null ? endedAt(row, isoTime(now), now) : {}),
      archived_at: isoTime(now),
      opens_at: null,
      closes_at: null,
    }),
    audit: 'session-archived',
  },
  unarchive: {
    holds: ({ archived_at }) => archived_at === null,
    in: ['archived'],
    // A planned start of play that passed in the archive is not made up for: the session counts as closed after it.
    move: ({ started_at, closed_at }, now) => ({
      archived_at: null,
      ...(started_at === null && closed_at !== null && { closed_at: isoTime(now) }),
    }),
    audit: 'session-unarchived',
  },
};

interface Applied {
  readonly change: TimeChange;
  readonly audit: AuditAction;
}

/**
 * The effect of an action; null if it would change nothing. @param row with its schedule applied
 * @throws ServerError 409 in a phase that does not allow the action; 400 for an extension by 0 minutes
 */
export function applyAction(row: SessionRow, action: SessionAction, now: number): Applied | null {
  const { holds, in: phases, alsoIn, move, audit } = MOVES[action.action];
  if (holds?.(row)) return null;
  const phase = phaseOf(row);
  if (!phases.includes(phase) && !alsoIn?.(row, phase)) throw outOfPlace(phase);
  return { change: move(row, now, action), audit };
}

const REFUSALS: Readonly<Record<Phase, ConsoleText>> = {
  prepared: { en: 'Play has not begun: start the session first.', fr: 'Le jeu n’a pas commencé : démarrez d’abord la session.' },
  lobby: {
    en: 'Play has not begun: start the session first, or close it.',
    fr: 'Le jeu n’a pas commencé : démarrez d’abord la session, ou fermez-la.',
  },
  running: { en: 'The session is running: end it first.', fr: 'La session est en cours : terminez-la d’abord.' },
  paused: {
    en: 'The session is paused: resume it or end it first.',
    fr: 'La session est en pause : reprenez-la ou terminez-la d’abord.',
  },
  ended: {
    en: 'The session has ended: give it more time, or open it again.',
    fr: 'La session est terminée : donnez-lui du temps, ou rouvrez-la.',
  },
  archived: {
    en: 'The session is in the archive: take it out first.',
    fr: 'La session est archivée : sortez-la d’abord des archives.',
  },
};

function outOfPlace(phase: Phase): ServerError {
  return new ServerError(409, `session-${phase}`, REFUSALS[phase], { field: 'action' });
}

/** An extension starts at the current end. If the session has ended, it starts now, and the session runs again. */
function extended(row: SessionRow, now: number, { minutes }: SessionAction): TimeChange {
  if (minutes === undefined)
    throw new ServerError(
      400,
      'missing-field',
      {
        en: `Say by how many minutes: ${EXTENSION_MINUTES.minimum} to ${EXTENSION_MINUTES.maximum}.`,
        fr: `Dites de combien de minutes : ${EXTENSION_MINUTES.minimum} à ${EXTENSION_MINUTES.maximum}.`,
      },
      {
        field: 'minutes',
      },
    );
  if (row.ended_at !== null)
    return {
      active: 1,
      opens_at: null,
      closes_at: isoTime(now + minutes * MINUTE_MS),
      closed_at: null,
      started_at: row.started_at ?? isoTime(now),
      ended_at: null,
    };
  if (row.closes_at === null)
    throw new ServerError(
      409,
      'session-without-end',
      { en: 'The session has no end yet that could be moved.', fr: 'La session n’a pas encore de fin à déplacer.' },
      { field: 'action' },
    );
  return { closes_at: later(row.closes_at, minutes * MINUTE_MS) };
}

function later(at: string, milliseconds: number): string {
  return isoTime(Date.parse(at) + milliseconds);
}
