/** Attestations of participation: issued on request, one for each participant, and publicly verifiable by their code. */
import type { Transaction } from 'kysely';
import type { Attestation, IssuedAttestations } from '#schemas/attestation.ts';
import type { Player } from '../access/authentication.ts';
import { type Clock, isoTime } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { isOrphan, withRetries } from '../database/failures.ts';
import type { Tables } from '../database/tables.ts';
import { invalidToken } from '../errors.ts';
import { lockParticipants } from '../ledger/lock.ts';
import { isPlaying } from '../session-model/playing.ts';
import { displayedCode } from '../session-model/session-codes.ts';
import { attestationOf, attestationRows, insertAttestations, type Manifest, statesOf } from './attestation-rows.ts';
import { issueAll } from './issue-all.ts';
import { printableName } from './printable-name.ts';
import { isSameName, openSeal } from './proof-seal.ts';
import type { AttestationProofs } from './proofs.ts';

export interface Attestations {
  /** The attestation; null for an unknown or deleted code. */
  find(by: { readonly code: string } | { readonly participant: string }): Promise<Attestation | null>;
  /** Whether the session of this code was deleted and a proof is left, which `verify` opens with the name. @param code normalised */
  hasProof(code: string): Promise<boolean>;
  /**
   * Verifies an attestation by its code and name; also after its session was deleted.
   * @param code normalised @param typed the name on the paper; letter case, accents and punctuation do not matter
   * @throws ServerError 400
   */
  verify(code: string, typed: string): Promise<Attestation | 'unknown-code' | 'other-name'>;
  /** Idempotent: later calls return the first attestation, with its name. @throws ServerError 400, 401 */
  issue(player: Player, typed: string): Promise<Attestation>;
  /**
   * Issues attestations for a whole session, under the names of its allow-list, to participants who solved a mission and
   * have no attestation yet. Idempotent.
   * @param session one that exists and is over
   */
  issueAll(session: string, actor: string): Promise<IssuedAttestations>;
  /**
   * Merge, within the caller's transaction: the merged participant's attestation stays verifiable, unless the
   * remaining participant has another.
   */
  handOver(transaction: Transaction<Tables>, from: string, into: string): Promise<void>;
}

/** @param manifests of every challenge */
export function createAttestations(
  database: Database,
  clock: Clock,
  manifests: readonly Manifest[],
  proofs: AttestationProofs,
): Attestations {
  const { query, kind } = database;
  const find: Attestations['find'] = async (by) => {
    const row = await attestationRows(query)
      .where((eb) => ('code' in by ? eb('attestations.code', '=', by.code) : eb('attestations.participant', '=', by.participant)))
      .executeTakeFirst();
    // Also read for an unknown code, so that the response time reveals nothing (timing attack).
    const statesBy = await statesOf(query, [row?.participant ?? '']);
    return row ? attestationOf(row, statesBy(row.participant), manifests) : null;
  };
  const write = ({ participant, session }: Player, name: string) =>
    query.transaction().execute(async (transaction) => {
      const locked = await lockParticipants(transaction, kind, [participant], 'play');
      if (!isPlaying(locked.get(participant))) throw invalidToken();
      await insertAttestations(transaction, manifests, session, new Map([[participant, name]]), isoTime(clock()));
    });
  return {
    find,
    hasProof: async (code) => (await proofs.find(code)) !== null,
    async verify(code, typed) {
      const name = printableName(typed);
      const stored = await find({ code });
      if (stored) return isSameName(stored.name, name) ? stored : 'other-name';
      const sealed = await proofs.find(code);
      if (sealed === null) return 'unknown-code';
      const statement = openSeal(sealed, code, name);
      return statement ? { code: displayedCode(code), name, ...statement } : 'other-name';
    },
    async issue(player, typed) {
      const name = printableName(typed);
      for (;;) {
        try {
          await withRetries(() => write(player, name));
        } catch (error) {
          throw isOrphan(error) ? invalidToken() : error;
        }
        const issued = await find(player);
        // No row: the random code is taken by another attestation.
        if (issued) return issued;
      }
    },
    issueAll: (session, actor) => issueAll(database, clock, manifests, session, actor),
    async handOver(transaction, from, into) {
      const own = transaction.selectFrom('attestations').select('code').where('participant', '=', into);
      await transaction
        .updateTable('attestations')
        .set({ participant: into })
        .where('participant', '=', from)
        .where(({ exists, not }) => not(exists(own)))
        .execute();
    },
  };
}
