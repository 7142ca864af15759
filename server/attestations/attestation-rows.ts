/** Rows of attestations, and their contents, from the states of the participants. */
import type { Kysely, Selectable, Transaction } from 'kysely';
import { grouped } from '#engine/rules/grouped.ts';
import { selfPacedUntil } from '#engine/rules/session/self-paced.ts';
import { isOffered } from '#engine/rules/session/session-rules.ts';
import type { Attestation } from '#schemas/attestation.ts';
import type { ChallengeManifest } from '#schemas/manifest.ts';
import type { Listing } from '#schemas/programmes.ts';
import { localDay } from '../clock.ts';
import type { Tables } from '../database/tables.ts';
import { invalidToken } from '../errors.ts';
import { IS_PLAYING } from '../session-model/playing.ts';
import { displayedCode, newCode } from '../session-model/session-codes.ts';
import { chosenKeys } from '../session-model/stored-texts.ts';
import { workshopOf } from '../session-model/workshop.ts';

/** 57 bits. */
const CODE_LENGTH = 12;

export type Manifest = Listing & Pick<ChallengeManifest, 'key' | 'duration'>;

/** Attestations of participants who play, with their sessions; to be narrowed by the caller. */
export function attestationRows(query: Kysely<Tables>) {
  return query
    .selectFrom('attestations')
    .innerJoin('participants', 'participants.id', 'attestations.participant')
    .innerJoin('sessions', 'sessions.id', 'attestations.session')
    .select(['attestations.code', 'attestations.name', 'attestations.issued_at', 'attestations.participant'])
    .select('attestations.missions')
    .select(['sessions.name as session', 'sessions.challenges', 'sessions.started_at', 'sessions.created_at'])
    .select(['workshop', 'start_by', 'closes_at', 'ended_at', 'participants.created_at as joined_at'])
    .where(IS_PLAYING);
}

type Row = Awaited<ReturnType<ReturnType<typeof attestationRows>['executeTakeFirstOrThrow']>>;
type State = Pick<Selectable<Tables['challenge_states']>, 'challenge' | 'opened_at' | 'solved_at' | 'points'>;

/** States of missions, by participant. */
export async function statesOf(
  query: Kysely<Tables>,
  participants: readonly string[],
): Promise<(participant: string) => readonly State[]> {
  const states = await query
    .selectFrom('challenge_states')
    .select(['participant', 'challenge', 'opened_at', 'solved_at', 'points'])
    .where('participant', 'in', participants)
    .execute();
  const byParticipant = grouped(states, ({ participant }) => participant);
  return (participant) => byParticipant.get(participant) ?? [];
}

/** Keys of the missions that were solved. */
export function solvedOf(states: readonly State[]): ReadonlySet<string> {
  return new Set(states.flatMap(({ challenge, points }) => (points === null ? [] : [challenge])));
}

/** @param manifests of every challenge */
export function attestationOf(row: Row, states: readonly State[], manifests: readonly Manifest[]): Attestation {
  // The paper does not change: missions that were solved after it, in more time or in a session opened again, are not on it.
  const solved = solvedOf(states.filter(({ solved_at }) => solved_at === null || solved_at <= row.issued_at));
  const opened = states.map(({ opened_at }) => opened_at);
  // Of a self-paced session the person's own beginning counts; of another the earliest of these times, as a reopened session has a later
  // beginning, or none yet.
  const [moments, otherwise] = isSelfPaced(row) ? [opened, row.joined_at] : [[row.started_at, ...opened], row.created_at];
  const [began = otherwise] = moments.flatMap((at) => at ?? []).sort();
  const counted = row.missions === null ? countedNow(manifests, row.challenges, solved) : minutesOf(row.missions);
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
}

/** Whether the session is or was self-paced, by its end if it has ended. */
function isSelfPaced({ workshop, start_by, started_at, created_at, closes_at, ended_at }: Row): boolean {
  const times = { opensAt: null, startedAt: started_at, closesAt: closes_at ?? ended_at, createdAt: created_at };
  return selfPacedUntil({ workshop: workshopOf(workshop), startBy: start_by, ...times }) !== null;
}

/**
 * Issues an attestation to each of these participants of a session, unless they have one.
 * @param named participants, locked by the caller, with the name to be printed @throws ServerError 401 when the session was deleted
 */
export async function insertAttestations(
  transaction: Transaction<Tables>,
  manifests: readonly Manifest[],
  session: string,
  named: ReadonlyMap<string, string>,
  at: string,
): Promise<void> {
  const { challenges } = await transaction
    .selectFrom('sessions')
    .select('challenges')
    .where('id', '=', session)
    .executeTakeFirstOrThrow(invalidToken);
  const statesBy = await statesOf(transaction, [...named.keys()]);
  const rows = [...named].map(([participant, name]) => {
    // Stored with the attestation, so that a verification shows what was printed, even if missions change later.
    const counted = countedNow(manifests, challenges, solvedOf(statesBy(participant)));
    const missions = JSON.stringify(Object.fromEntries(counted));
    return { code: newCode(CODE_LENGTH), participant, session, name, issued_at: at, missions };
  });
  await transaction
    .insertInto('attestations')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Missions that the session offers or the participant solved, with their minutes. @param list the session's stored list of keys */
function countedNow(
  manifests: readonly Manifest[],
  list: string | null,
  solved: ReadonlySet<string>,
): ReadonlyMap<string, number> {
  const chosen = chosenKeys(list);
  const challenges = chosen && new Set(chosen);
  const counted = manifests.filter((manifest) => solved.has(manifest.key) || isOffered({ challenges }, manifest));
  return new Map(counted.map(({ key, duration }) => [key, duration]));
}

/** Parses the stored missions of an attestation, with their minutes. */
function minutesOf(json: string): ReadonlyMap<string, number> {
  const entries: [string, unknown][] = Object.entries(JSON.parse(json));
  return new Map(entries.flatMap(([key, minutes]) => (typeof minutes === 'number' ? [[key, minutes] as const] : [])));
}
