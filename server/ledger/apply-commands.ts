/** Reducer: applies the commands of a batch, in order, to the stored states. Pure functions. */

import { afterAttempt, afterHint, type ChallengeState, UNTOUCHED } from '#engine/rules/challenge-state.ts';
import { toPoints } from '#engine/rules/scoring.ts';
import type { EventKind } from '#schemas/events.ts';
import type { EventDetail } from '#schemas/live.ts';
import { cellOf } from './cells.ts';
import type { AttemptCommand, Command, PenaltyCommand, StateChange } from './commands.ts';
import { type JudgedByOne, judgedBy } from './judgements.ts';
import { isRecent, withKey } from './recent-keys.ts';
import { type StateRow, stateOf, untouchedRow } from './states.ts';

export interface Solve {
  readonly attempt: AttemptCommand;
  /** Points of the solve, in hundredths. */
  readonly award: number;
  readonly round: number;
}

/** The event of a command that changed a state, for subscribers of the session. */
interface StateEvent {
  readonly participant: string;
  readonly kind: EventKind;
  readonly at: string;
  readonly challenge: string;
  readonly detail: EventDetail;
}

interface Applied {
  /** One change for each command; a penalty changes no state. */
  readonly changes: readonly StateChange[];
  /** States to be stored. */
  readonly states: readonly StateRow[];
  readonly solves: readonly Solve[];
  readonly stateEvents: readonly StateEvent[];
  /** Judgements, in the order in which they were made. */
  readonly judgements: readonly JudgedByOne[];
}

/**
 * Maximum number of wrong answers to one challenge that get an event each. Further ones are only counted, so that a flood of them does not
 * fill the disk.
 */
const NOTED_FAILURES = 200;

export function applyCommands(commands: readonly Command[], known: readonly StateRow[]): Applied {
  const rows = new Map(known.map((row) => [nameOf(row.participant, row.challenge), row]));
  const stored = new Map<string, StateRow>();
  const solves: Solve[] = [];
  const stateEvents: StateEvent[] = [];
  const judgements: JudgedByOne[] = [];
  const changes = commands.map((command): StateChange => {
    if (command.kind === 'penalty') return { before: UNTOUCHED, after: UNTOUCHED };
    const name = nameOf(command.participant, command.manifest.key);
    const row = rows.get(name) ?? untouchedRow(command.participant, command.manifest.key);
    const before = stateOf(row);
    const key = command.kind === 'attempt' ? command.idempotencyKey : null;
    const sentAgain = key !== null && isRecent(row.last_attempt, key);
    const after = sentAgain ? before : apply(command, before);
    // The solve shows the player the truth of every item, so judgements after a solve or a reopening measure nothing.
    if (command.kind === 'attempt' && !sentAgain && before.award === null && row.round === 0)
      judgements.push(...judgedBy(command));
    const changed = !sameState(before, after);
    if (!changed && row.opened_at !== null) return { before, after };
    const next = {
      ...row,
      // An answer implies that the challenge was opened, even if no opening was recorded.
      opened_at: row.opened_at ?? command.at,
      hints_shown: after.hintsShown,
      failures: after.failures,
      points: after.award,
      last_attempt: changed && key !== null ? withKey(row.last_attempt, key) : row.last_attempt,
    };
    if (before.award === null && after.award !== null) {
      next.solved_at = command.at;
      if (command.kind === 'attempt') solves.push({ attempt: command, award: after.award, round: next.round });
    }
    rows.set(name, next);
    stored.set(name, next);
    const event = eventOf(command, next, changed);
    if (event) stateEvents.push(event);
    return { before, after };
  });
  return { changes, states: [...stored.values()], solves, stateEvents, judgements };
}

/** The event of a command; null for failures beyond {@link NOTED_FAILURES}. */
function eventOf(command: Exclude<Command, PenaltyCommand>, row: StateRow, changed: boolean): StateEvent | null {
  const { participant, at, manifest } = command;
  const event = (kind: EventKind, detail: EventDetail = {}): StateEvent => ({
    participant,
    kind,
    at,
    challenge: manifest.key,
    detail: { ...detail, cell: cellOf(row) },
  });
  // The command changed nothing, but was the first one for this challenge: it counts as an opening, whatever its kind.
  if (!changed) return event('opened');
  switch (command.kind) {
    case 'opening':
      return event('opened');
    case 'hint':
      return event('hint');
    case 'attempt':
      if (row.points !== null) return event('solve', { verdict: command.judgement.verdict, points: toPoints(row.points) });
      return row.failures > NOTED_FAILURES ? null : event('attempt', { verdict: command.judgement.verdict });
  }
}

function nameOf(participant: string, challenge: string): string {
  return `${participant} ${challenge}`;
}

function apply(command: Exclude<Command, PenaltyCommand>, state: ChallengeState): ChallengeState {
  switch (command.kind) {
    case 'opening':
      return state;
    case 'hint':
      return afterHint(command.manifest, state, command.seen);
    case 'attempt':
      return afterAttempt(command.manifest, state, command.judgement);
  }
}

function sameState(a: ChallengeState, b: ChallengeState): boolean {
  return a.hintsShown === b.hintsShown && a.failures === b.failures && a.award === b.award;
}
