/** Attestations of participation: one for each who took part and asks for it, and what anybody with its code may know. */
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
  /** Null for a code that is none (any more). */
  find(by: { readonly code: string } | { readonly participant: string }): Promise<Attestation | null>;
  /** The participant's only one: asked for again, it is the first, name included. @throws ServerError 400, 401 */
  issue(player: Player, typed: string): Promise<Attestation>;
  /**
   * Of a participant who was merged, within the caller's transaction: the paper can be verified as before, unless the one who stays has
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
  /** The missions that a session offers, and those that somebody solved, with their minutes. @param list the session's, as it is stored */
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
    // Asked for an unknown code too: how long the answer takes says nothing.
    const states = await query
      .selectFrom('challenge_states')
      .select(['challenge', 'opened_at', 'points'])
      .where('participant', '=', row?.participant ?? '')
      .execute();
    if (!row) return null;
    const solved = new Set(states.flatMap(({ challenge, points }) => (points === null ? [] : [challenge])));
    // A session that was opened again has begun anew since, or is yet to.
    const moments = [row.started_at, ...states.map(({ opened_at }) => opened_at)];
    const [began = row.created_at] = moments.flatMap((at) => at ?? []).sort();
    const counted = row.missions === null ? countedNow(row.challenges, solved) : minutesOf(row.missions);
    const minutes = new Map([...manifests.map(({ key, duration }) => [key, duration] as const), ...counted]);
    return {
      code: displayedCode(row.code),
      name: row.name,
      session: row.session,
      day: localDay(began),
      // What was taken out of Vigie since was solved all the same.
      solved: solved.size,
      missions: new Set([...solved, ...counted.keys()]).size,
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
      // Whoever verifies the paper reads what stands on it, whatever becomes of the missions.
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
        // None: the code that was drawn is somebody else's.
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

/** Missions and their minutes, as an attestation keeps them. */
function minutesOf(json: string): ReadonlyMap<string, number> {
  const entries: [string, unknown][] = Object.entries(JSON.parse(json));
  return new Map(entries.flatMap(([key, minutes]) => (typeof minutes === 'number' ? [[key, minutes] as const] : [])));
}

/** One line that a paper can show. @throws ServerError 400 */
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
