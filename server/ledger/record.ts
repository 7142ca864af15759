/** Writes a batch of moves in one transaction. */
import { toPoints } from '#engine/rules/scoring.ts';
import type { Database } from '../database/database.ts';
import { appendHappenings } from '../live/log.ts';
import { isPlaying, noLongerPlaying } from '../session-model/playing.ts';
import { mustRun, phaseOf, sessionAt } from '../session-model/session-clock.ts';
import { appendEvents, type ScoreEvent } from './events.ts';
import { lockParticipants } from './lock.ts';
import type { Move, PenaltyMove, StateChange } from './moves.ts';
import { countedPenalties } from './penalties.ts';
import { replay, type Solve } from './replay.ts';
import { withinBounds } from './score-bounds.ts';
import { addToStandings } from './standings.ts';
import { lockStates, storeStates } from './states.ts';

/**
 * Records moves, all or nothing, and answers with what each changed. Rows are touched in one order everywhere, so that batches of
 * several processes wait for each other instead of dead-locking.
 * @throws ServerError 401 when one of the participants was removed or deleted meanwhile; 503 when one was merged into another; 403
 * when a session does not run
 */
export function recordBatch({ query, kind }: Database, moves: readonly Move[]): Promise<readonly StateChange[]> {
  return query.transaction().execute(async (transaction) => {
    const participants = await lockParticipants(
      transaction,
      kind,
      moves.map(({ participant }) => participant),
      'play',
    );
    const playing = (id: string) => {
      const participant = participants.get(id);
      if (!isPlaying(participant)) throw noLongerPlaying(participant);
      return participant;
    };
    for (const { participant } of moves) playing(participant);

    const touched = moves.filter((move) => move.kind !== 'penalty');
    const { changes, states, solves, facts } = replay(
      moves,
      await lockStates(
        transaction,
        touched.map(({ participant, manifest }) => ({ participant, challenge: manifest.key })),
      ),
    );
    await storeStates(transaction, states);
    const penalties = await withinBounds(transaction, penaltyEvents(await countedPenalties(transaction, penaltiesOf(moves))));
    const events = await appendEvents(transaction, [...solves.map(solveEvent), ...penalties]);
    await addToStandings(
      transaction,
      events.map(({ participant, points, at }) => ({ participant: playing(participant), points, at })),
    );
    const happenings = [...facts, ...events.flatMap(penaltyFact)].map((fact) => ({
      ...fact,
      session: playing(fact.participant).session,
    }));
    // The session's row is kept from here on: it was running when this was committed, and had not ended when the last of these came.
    const last = Math.max(...moves.map(({ at }) => Date.parse(at)));
    for (const room of (await appendHappenings(transaction, kind, happenings)).values()) mustRun(phaseOf(sessionAt(room, last)));
    return changes;
  });
}

/** A solve is a fact of its challenge already. */
function penaltyFact({ participant, kind, points, at }: ScoreEvent) {
  return kind === 'penalty' ? [{ participant, kind, at, detail: { points: toPoints(points) } }] : [];
}

function solveEvent({ attempt: { participant, manifest, at }, award, round }: Solve): ScoreEvent {
  return { participant, kind: 'solve', points: award, reason: 'verified attempt', at, challenge: manifest.key, round };
}

/** In the order of their keys: two batches may hold the same ones. */
function penaltiesOf(moves: readonly Move[]): PenaltyMove[] {
  const name = ({ participant, idempotencyKey }: PenaltyMove) => `${participant} ${idempotencyKey}`;
  return moves.filter((move) => move.kind === 'penalty').sort((a, b) => (name(a) < name(b) ? -1 : 1));
}

function penaltyEvents(penalties: readonly PenaltyMove[]): ScoreEvent[] {
  return penalties.map(({ participant, points, at, idempotencyKey }) => ({
    participant,
    kind: 'penalty',
    points,
    reason: 'penalty',
    at,
    idempotencyKey,
  }));
}
