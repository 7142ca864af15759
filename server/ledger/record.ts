/** Writes a batch of commands in one transaction. */
import { toPoints } from '#engine/rules/scoring.ts';
import type { Database } from '../database/database.ts';
import { inOneTrip, sendAll } from '../database/one-trip.ts';
import { appendEvents } from '../live/log.ts';
import { isPlaying, noLongerPlaying } from '../session-model/playing.ts';
import { mustRun, phaseOf, sessionAt } from '../session-model/session-clock.ts';
import { applyCommands, type Solve } from './apply-commands.ts';
import type { Command, PenaltyCommand, StateChange } from './commands.ts';
import { appendScoreEvents, type ScoreEvent } from './events.ts';
import { storeJudgements } from './judgements.ts';
import { lockingParticipants } from './lock.ts';
import { countedPenalties } from './penalties.ts';
import { withinBounds } from './score-bounds.ts';
import { addingToStandings } from './standings.ts';
import { lockingStates, storingStates } from './states.ts';

/**
 * Records commands, all or nothing, and returns the change of each. Lock ordering: rows are always locked in the same order, so that
 * batches of several processes wait for each other instead of deadlocking.
 * @throws ServerError 401 when one of the participants was removed or deleted meanwhile; 503 when one was merged into another; 403 when a
 * session is not running
 */
export function recordBatch({ query, kind }: Database, commands: readonly Command[]): Promise<readonly StateChange[]> {
  return query.transaction().execute(async (transaction) => {
    const touched = commands.filter((command) => command.kind !== 'penalty');
    const [locked, known] = await inOneTrip(transaction, (send) =>
      Promise.all([
        send(
          lockingParticipants(
            transaction,
            kind,
            commands.map(({ participant }) => participant),
            touched.length < commands.length ? 'penalise' : 'play',
          ),
        ),
        touched.length === 0
          ? []
          : send(
              lockingStates(
                transaction,
                touched.map(({ participant, manifest }) => ({ participant, challenge: manifest.key })),
              ),
            ),
      ]),
    );
    const participants = new Map(locked.map((row) => [row.id, row]));
    const playing = (id: string) => {
      const participant = participants.get(id);
      if (!isPlaying(participant)) throw noLongerPlaying(participant);
      return participant;
    };
    for (const { participant } of commands) playing(participant);

    const { changes, states, solves, stateEvents, judgements } = applyCommands(commands, known);
    const storing = storingStates(transaction, states);
    const scores = touched.length < commands.length || solves.length > 0;
    // If the batch scores, its states are stored first: `countedPenalties` reads them.
    if (scores) await sendAll(transaction, storing);
    await storeJudgements(transaction, judgements);
    const penalties = await withinBounds(transaction, penaltyEvents(await countedPenalties(transaction, penaltiesOf(commands))));
    const events = await appendScoreEvents(transaction, [...solves.map(solveEvent), ...penalties]);
    const gains = events.map(({ participant, points, at }) => ({ participant: playing(participant), points, at }));
    const newEvents = [...stateEvents, ...events.flatMap(penaltyFact)].map((event) => ({
      ...event,
      session: playing(event.participant).session,
    }));
    // The session's row is locked from here until the commit: the session must be running now, and at the time of the last command.
    const last = Math.max(...commands.map(({ at }) => Date.parse(at)));
    const ahead = scores ? addingToStandings(transaction, gains) : storing;
    const judging = judgements.map(({ participant }) => playing(participant).session);
    for (const room of (await appendEvents(transaction, kind, newEvents, judging, ahead)).values())
      mustRun(phaseOf(sessionAt(room, last)));
    return changes;
  });
}

/** The events of penalties. A solve needs none here: its event comes from the changed state. */
function penaltyFact({ participant, kind, points, at }: ScoreEvent) {
  return kind === 'penalty' ? [{ participant, kind, at, detail: { points: toPoints(points) } }] : [];
}

function solveEvent({ attempt: { participant, manifest, at }, award, round }: Solve): ScoreEvent {
  return { participant, kind: 'solve', points: award, reason: 'verified attempt', at, challenge: manifest.key, round };
}

/** Penalties sorted by participant and idempotency key (lock ordering): two batches may hold the same penalties. */
function penaltiesOf(commands: readonly Command[]): PenaltyCommand[] {
  const name = ({ participant, idempotencyKey }: PenaltyCommand) => `${participant} ${idempotencyKey}`;
  return commands.filter((command) => command.kind === 'penalty').sort((a, b) => (name(a) < name(b) ? -1 : 1));
}

function penaltyEvents(penalties: readonly PenaltyCommand[]): ScoreEvent[] {
  return penalties.map(({ participant, points, at, idempotencyKey }) => ({
    participant,
    kind: 'penalty',
    points,
    reason: 'penalty',
    at,
    idempotencyKey,
  }));
}
