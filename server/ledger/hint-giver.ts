/** Grants hints by the rules of the session's set-up, in one transaction. */
import type { Transaction } from 'kysely';
import type { RegisteredChallenge } from '#engine/rules/registered-challenge.ts';
import { isPlayed, manifestUnder, type SessionRules } from '#engine/rules/session/session-rules.ts';
import type { ChallengeManifest } from '#schemas/manifest.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { withRetries } from '../database/failures.ts';
import type { Tables } from '../database/tables.ts';
import { ServerError, unknownParticipant } from '../errors.ts';
import { isId } from '../identifiers.ts';
import { grantHint, grantHintToAll } from './granted-hint.ts';

/** The facilitator, and the idempotency key: a key that was used before grants nothing; null has no such protection. */
export interface GivenBy {
  /** Username of the facilitator. */
  readonly actor: string;
  readonly idempotencyKey: string | null;
}

export interface HintGiver {
  /**
   * Grants one participant the next hint of a mission. @param within the only session whose participants may get a hint; null for any
   * session
   * @returns number of hints granted @throws ServerError 400, 404, 409
   */
  toOne(participant: string, challenge: string, by: GivenBy, within: string | null): Promise<number>;
  /** Grants the next hint to everybody in an existing session who has opened the mission and not solved it. @throws ServerError 400, 409 */
  toAll(session: string, challenge: string, by: GivenBy): Promise<number>;
}

interface HintGiverDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly challenges: { readonly all: readonly RegisteredChallenge[] };
  /** Rules of an existing session. */
  readonly rulesOf: (session: string) => Promise<SessionRules>;
}

export function createHintGiver({ database: { query, kind }, clock, challenges, rulesOf }: HintGiverDeps): HintGiver {
  /** A mission's manifest with the session's rules applied. @throws ServerError 400, 409 */
  const manifestIn = async (session: string, key: string): Promise<ChallengeManifest> => {
    const rules = await rulesOf(session);
    const challenge = challenges.all.find(({ manifest }) => manifest.key === key);
    if (!challenge || !isPlayed(rules, challenge.manifest))
      throw new ServerError(
        400,
        'unknown-challenge',
        { en: 'challenge must be a mission of the session.', fr: 'challenge doit être une mission de la session.' },
        { field: 'challenge' },
      );
    if (rules.hintPolicy === 'none')
      throw new ServerError(409, 'no-hints', {
        en: 'This session is set up without hints. Change its set-up to give some.',
        fr: 'Cette session est réglée sans indices. Changez ses réglages pour en donner.',
      });
    return manifestUnder(rules.hintPolicy, challenge.manifest);
  };
  const inTransaction = (work: (transaction: Transaction<Tables>) => Promise<number>) =>
    withRetries(() => query.transaction().execute(work));
  return {
    async toOne(participant, challenge, by, within) {
      const found = isId(participant)
        ? await query.selectFrom('participants').select('session').where('id', '=', participant).executeTakeFirst()
        : undefined;
      if (!found || (within !== null && found.session !== within)) throw unknownParticipant();
      const { session } = found;
      const manifest = await manifestIn(session, challenge);
      return inTransaction((transaction) => grantHint({ transaction, kind, clock, session, manifest, ...by }, participant));
    },
    async toAll(session, challenge, by) {
      const manifest = await manifestIn(session, challenge);
      return inTransaction((transaction) => grantHintToAll({ transaction, kind, clock, session, manifest, ...by }));
    },
  };
}
