/** The session clock: phase and times, computed from the columns of `sessions` alone. Pure functions. */

import { MINUTE_MS } from '#engine/rules/milliseconds.ts';
import type { Phase, SessionClock, StartBy } from '#schemas/session-clock.ts';
import { isoTime } from '../clock.ts';
import { ServerError } from '../errors.ts';
import { workshopOf } from './workshop.ts';

/** Columns of a session's row from which its clock is computed. */
export interface ClockColumns {
  readonly active: number;
  readonly opens_at: string | null;
  readonly closes_at: string | null;
  readonly started_at: string | null;
  readonly paused_at: string | null;
  readonly frozen_at: string | null;
  readonly ended_at: string | null;
  readonly archived_at: string | null;
}

export const CLOCK_COLUMNS = [
  'active',
  'opens_at',
  'closes_at',
  'started_at',
  'paused_at',
  'frozen_at',
  'ended_at',
  'archived_at',
] as const satisfies readonly (keyof ClockColumns)[];

/** Columns from which the start of play is computed. */
export interface StartColumns {
  readonly start_by: StartBy;
  readonly workshop: string | null;
}

export const START_COLUMNS = ['start_by', 'workshop'] as const satisfies readonly (keyof StartColumns)[];

/**
 * Time at which play of a workshop begins by itself, ISO 8601: after its welcome, even if its doors open early. Null if a facilitator
 * starts it, and for sessions without a planned time: they begin when they open.
 */
export function playPlannedAt({ start_by, workshop: stored }: StartColumns): string | null {
  const workshop = start_by === 'opening' ? workshopOf(stored) : null;
  return workshop?.startsAt == null ? null : isoTime(Date.parse(workshop.startsAt) + workshop.minutes.welcome * MINUTE_MS);
}

export type PhaseColumns = Pick<ClockColumns, 'active' | 'started_at' | 'paused_at' | 'ended_at' | 'archived_at'>;

export function phaseOf(row: PhaseColumns): Phase {
  if (row.archived_at !== null) return 'archived';
  if (row.ended_at !== null) return 'ended';
  if (row.started_at === null) return row.active === 1 ? 'lobby' : 'prepared';
  return row.paused_at === null ? 'running' : 'paused';
}

/** Whether solutions may be shown: the session has ended, and nobody scores. A session that only refuses newcomers is still played. */
export function isOver({ ended_at }: Pick<ClockColumns, 'ended_at'>): boolean {
  return ended_at !== null;
}

/** The row at the given time: if the end has come, it is applied even before the scheduler stores it. */
export function sessionAt<R extends Omit<ClockColumns, 'frozen_at' | 'archived_at'>>(row: R, now: number): R {
  const { closes_at, paused_at, ended_at } = row;
  const inPlay = row.active === 1 || row.started_at !== null;
  if (closes_at === null || paused_at !== null || ended_at !== null || !inPlay || closes_at > isoTime(now)) return row;
  return { ...row, active: 0, closes_at: null, ended_at: closes_at };
}

/** The public clock of a session. @param now milliseconds since 1970 */
export function sessionClock(stored: ClockColumns & StartColumns, now: number): SessionClock {
  const row = sessionAt(stored, now);
  const phase = phaseOf(row);
  const beginsAt = phase === 'prepared' || phase === 'lobby' ? playPlannedAt(row) : null;
  return {
    phase,
    open: row.active === 1,
    opensAt: row.opens_at,
    ...(beginsAt !== null && beginsAt > isoTime(now) && { beginsAt }),
    startedAt: row.started_at,
    closesAt: row.closes_at,
    pausedAt: row.paused_at,
    frozenAt: row.frozen_at,
    endedAt: row.ended_at,
    now: isoTime(now),
  };
}

const REFUSALS: Readonly<Record<Exclude<Phase, 'running'>, readonly [code: string, message: string]>> = {
  prepared: ['session-not-started', 'La session n’a pas encore commencé.'],
  lobby: ['session-not-started', 'La session n’a pas encore commencé : l’équipe d’animation va bientôt la lancer.'],
  paused: ['session-paused', 'La session est en pause : rien n’est compté pour l’instant, et rien n’est perdu.'],
  ended: ['session-ended', 'La session est terminée : les points ne changent plus.'],
  archived: ['session-ended', 'La session est terminée : les points ne changent plus.'],
};

/** Refuses points unless the session is running. @throws ServerError 403 with a French message */
export function mustRun(phase: Phase): void {
  if (phase === 'running') return;
  const [code, message] = REFUSALS[phase];
  throw new ServerError(403, code, message);
}
