/** The ledger records every attempt, opening, hint and penalty of participants; each is durable when its call resolves. */
import type { ChallengeState } from '#engine/rules/challenge-state.ts';
import type { Judgement } from '#engine/rules/judgement.ts';
import type { JudgedItem } from '#engine/rules/measure/judged-items.ts';
import type { ChallengeManifest } from '#schemas/manifest.ts';
import type { Player } from '../access/authentication.ts';
import { type Clock, isoTime } from '../clock.ts';
import { type BatchFigures, createBatchQueue } from '../concurrency/batch-queue.ts';
import type { Database } from '../database/database.ts';
import { classifyFailure, isOrphan, withRetries } from '../database/failures.ts';
import { invalidToken, ServerError } from '../errors.ts';
import type { Command, StateChange } from './commands.ts';
import type { DeclaredPenalty } from './penalties.ts';
import { recordBatch } from './record.ts';

export interface Ledger {
  /**
   * @param judged items that the answer takes for genuine or hostile; kept until the solve, whatever the outcome
   * @param idempotencyKey failures in a row with the same key count once; with null every failure counts
   */
  attempt(
    player: Player,
    manifest: ChallengeManifest,
    judgement: Judgement,
    judged: readonly JudgedItem[],
    idempotencyKey: string | null,
  ): Promise<StateChange>;
  /** Records the time of the player's first opening of the challenge. */
  opening(player: Player, manifest: ChallengeManifest): Promise<void>;
  hint(player: Player, manifest: ChallengeManifest, seen: number | undefined): Promise<ChallengeState>;
  /**
   * Records a penalty, if it still counts (`countedPenalties`).
   * @param points hundredths, negative @param idempotencyKey a key that was used before counts nothing
   */
  penalise(player: Player, points: number, declaredBy: readonly DeclaredPenalty[], idempotencyKey: string | null): Promise<void>;
  drained(): Promise<void>;
  /** Figures of the write queue. */
  figures(): BatchFigures;
}

/** @param onRecorded called after every commit */
export function createLedger(database: Database, clock: Clock, onRecorded: () => void): Ledger {
  const queue = createBatchQueue<Command, StateChange>({
    name: 'moves',
    async run(commands) {
      const changes = await withRetries(() => recordBatch(database, commands));
      onRecorded();
      return changes;
    },
    // If a command fails because its participant is gone, the rest of the batch is still recorded.
    separable: (error) => error instanceof ServerError || classifyFailure(error) !== 'unavailable',
  });
  const record = async (command: Command): Promise<StateChange> => {
    try {
      return await queue.push(command);
    } catch (error) {
      // The participant was deleted while the command waited.
      throw isOrphan(error) ? invalidToken() : error;
    }
  };
  const stamp = ({ participant }: Player) => ({ participant, at: isoTime(clock()) });
  return {
    attempt: (player, manifest, judgement, judged, idempotencyKey) =>
      record({ kind: 'attempt', ...stamp(player), manifest, judgement, judged, idempotencyKey }),
    async opening(player, manifest) {
      await record({ kind: 'opening', ...stamp(player), manifest });
    },
    hint: async (player, manifest, seen) => (await record({ kind: 'hint', ...stamp(player), manifest, seen })).after,
    async penalise(player, points, declaredBy, idempotencyKey) {
      await record({ kind: 'penalty', ...stamp(player), points, declaredBy, idempotencyKey });
    },
    drained: () => queue.drained(),
    figures: () => queue.figures(),
  };
}
