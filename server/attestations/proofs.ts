/** Proofs of attestations: kept, encrypted, when a session is deleted, so that its attestations can still be verified. */
import type { Transaction } from 'kysely';
import { ATTESTATION_PROOF_YEARS } from '#schemas/attestation-constants.ts';
import { type Clock, isoTime, localDay } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { OnPage } from '../database/participant-pages.ts';
import type { Tables } from '../database/tables.ts';
import { attestationOf, attestationRows, type Manifest, statesOf } from './attestation-rows.ts';
import { codeHash, seal } from './proof-seal.ts';

export interface AttestationProofs {
  /** Keeps the proofs of the attestations on this page, within the transaction that deletes their session. */
  keep(transaction: Transaction<Tables>, onPage: OnPage): Promise<void>;
  /** The sealed proof; null without one, and after its end. @param code normalised */
  find(code: string): Promise<string | null>;
  /** Deletes proofs that are older than `ATTESTATION_PROOF_YEARS`. */
  removeExpired(): Promise<void>;
}

/** @param manifests of every challenge */
export function createAttestationProofs(
  { query }: Pick<Database, 'query'>,
  clock: Clock,
  manifests: readonly Manifest[],
): AttestationProofs {
  const today = () => localDay(isoTime(clock()));
  return {
    async find(code) {
      const proof = await query
        .selectFrom('attestation_proofs')
        .select('sealed')
        .where('code_hash', '=', codeHash(code))
        .where('ends_on', '>', today())
        .executeTakeFirst();
      return proof?.sealed ?? null;
    },
    async keep(transaction, onPage) {
      const rows = await attestationRows(transaction).where(onPage).execute();
      if (rows.length === 0) return;
      const statesBy = await statesOf(
        transaction,
        rows.map(({ participant }) => participant),
      );
      const proofs = rows.map((row) => {
        const { code: _displayed, name, ...statement } = attestationOf(row, statesBy(row.participant), manifests);
        return {
          code_hash: codeHash(row.code),
          sealed: seal(row.code, name, statement),
          ends_on: endOf(statement.issuedOn),
        };
      });
      await transaction
        .insertInto('attestation_proofs')
        .values(proofs)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    async removeExpired() {
      await query.deleteFrom('attestation_proofs').where('ends_on', '<=', today()).execute();
    },
  };
}

/** @param day 2026-11-21 */
function endOf(day: string): string {
  const end = new Date(`${day}T00:00:00.000Z`);
  end.setUTCFullYear(end.getUTCFullYear() + ATTESTATION_PROOF_YEARS);
  return isoTime(end.getTime()).slice(0, 10);
}
