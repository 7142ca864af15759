/** Attestations of participation: issued on request, one for each participant, and publicly verifiable by their code. */
import type { Transaction } from 'kysely';
import { isOffered } from '#engine/rules/session/session-rules.ts';
import type { Attestation } from '#schemas/attestation.ts';
import { ATTESTED_NAME } from '#schemas/constants.ts';
import type { ChallengeManifest } from '#schemas/manifest.ts';
import type { Listing } from '#schemas/programmes.ts';
import type { Player } from '../access/authentication.ts';
import { type Clock, isoTime, localDay } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { isOrphan, withRetries } from '../database/failures.ts';
import type { Tables } from '../database/tables.ts';
import { invalidToken, ServerError } from '../errors.ts';
import { lockParticipants } from '../ledger/lock.ts';
import { IS_PLAYING, isPlaying } from '../session-model/playing.ts';
import { isPrintable } from '../session-model/printable.ts';
import { displayedCode, newCode } from '../session-model/session-codes.ts';
import { chosenKeys } from '../session-model/stored-texts.ts';

/** 57 bits. */
const CODE_LENGTH = 12;

export interface Attestations {
  /** Null for an unknown or deleted code. */
  find(by: { readonly code: string } | { readonly participant: string }): Promise<Attestation | null>;
  /** Idempotent: later calls return the first attestation, with its name. @throws ServerError 400, 401 */
  issue(player: Player, typed: string): Promise<Attestation>;
  /**
   * Merge, within the caller's transaction: the merged participant's attestation stays verifiable, unless the one that remains has
   * another.
   */
  handOver(transaction: Transaction<Tables>, from: string, into: string): Promise<void>;
}

/** @param manifests of every challenge */
export function createAttestations(
  { query, kind }: Database,
  clock: Clock,
  manifests: readonly (Listing & Pick<ChallengeManifest, 'key' | 'duration'>)[],
): Attestations {
  /** Missions that the session offers or the participant solved, with their minutes. @param list the session's stored list of keys */
  const countedNow = (list: string | null, solved: ReadonlySet<string>) => {
    const chosen = chosenKeys(list);
    const challenges = chosen && new Set(chosen);
    const counted = manifests.filter((manifest) => solved.has(manifest.key) || isOffered({ challenges }, manifest));
    return new Map(counted.map(({ key, duration }) => [key, duration]));
  };
  const find: Attestations['find'] = async (by) => {
    const row = await query
      .selectFrom('attestations')
      .innerJoin('participants', 'participants.id', 'attestations.participant')
      .innerJoin('sessions', 'sessions.id', 'attestations.session')
      .select(['attestations.code', 'attestations.name', 'attestations.issued_at', 'attestations.participant'])
      .select('attestations.missions')
      .select(['sessions.name as session', 'sessions.challenges', 'sessions.started_at', 'sessions.created_at'])
      .where((eb) => ('code' in by ? eb('attestations.code', '=', by.code) : eb('attestations.participant', '=', by.participant)))
      .where(IS_PLAYING)
      .executeTakeFirst();
    // Also run for an unknown code, so that the response time reveals nothing (timing attack).
    const states = await query
      .selectFrom('challenge_states')
      .select(['challenge', 'opened_at', 'points'])
      .where('participant', '=', row?.participant ?? '')
      .execute();
    if (!row) return null;
    const solved = new Set(states.flatMap(({ challenge, points }) => (points === null ? [] : [challenge])));
    // The earliest of these counts: a reopened session has a later beginning, or none yet.
    const moments = [row.started_at, ...states.map(({ opened_at }) => opened_at)];
    const [began = row.created_at] = moments.flatMap((at) => at ?? []).sort();
    const counted = row.missions === null ? countedNow(row.challenges, solved) : minutesOf(row.missions);
    const minutes = new Map([...manifests.map(({ key, duration }) => [key, duration] as const), ...counted]);
    return {
      code: displayedCode(row.code),
      name: row.name,
      session: row.session,
      day: localDay(began),
      // Includes missions that were removed from Vigie since.
      solved: solved.size,
      minutes: [...solved].reduce((sum, key) => sum + (minutes.get(key) ?? 0), 0),
      issuedOn: localDay(row.issued_at),
    };
  };
  const write = ({ participant, session }: Player, name: string) =>
    query.transaction().execute(async (transaction) => {
      const locked = await lockParticipants(transaction, kind, [participant], 'play');
      if (!isPlaying(locked.get(participant))) throw invalidToken();
      const { challenges } = await transaction
        .selectFrom('sessions')
        .select('challenges')
        .where('id', '=', session)
        .executeTakeFirstOrThrow(invalidToken);
      const solves = await transaction
        .selectFrom('challenge_states')
        .select('challenge')
        .where('participant', '=', participant)
        .where('points', 'is not', null)
        .execute();
      // Stored with the attestation, so that a verification shows what was printed, even if missions change later.
      const counted = countedNow(challenges, new Set(solves.map(({ challenge }) => challenge)));
      const missions = JSON.stringify(Object.fromEntries(counted));
      await transaction
        .insertInto('attestations')
        .values({ code: newCode(CODE_LENGTH), participant, session, name, issued_at: isoTime(clock()), missions })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    });
  return {
    find,
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

/** Parses the stored missions of an attestation, with their minutes. */
function minutesOf(json: string): ReadonlyMap<string, number> {
  const entries: [string, unknown][] = Object.entries(JSON.parse(json));
  return new Map(entries.flatMap(([key, minutes]) => (typeof minutes === 'number' ? [[key, minutes] as const] : [])));
}

/** Normalises a name to one printable line. @throws ServerError 400 */
function printableName(typed: string): string {
  const name = typed
    .normalize('NFC')
    .trim()
    .replace(/\p{Zs}+/gu, ' ');
  const mistake =
    name === ''
      ? 'Écrivez le nom à imprimer.'
      : [...name].length > ATTESTED_NAME.maxLength
        ? `Ce nom est trop long : ${ATTESTED_NAME.maxLength} caractères au plus.`
        : /[@＠﹫]/.test(name)
          ? 'N’écrivez pas d’adresse e-mail : elle serait imprimée.'
          : !isPrintable(name) || !/\p{L}/u.test(name)
            ? 'Ce nom contient des signes qui ne s’impriment pas. Utilisez des lettres.'
            : null;
  if (mistake !== null) throw new ServerError(400, 'invalid-name', mistake, { field: 'name' });
  return name;
}
