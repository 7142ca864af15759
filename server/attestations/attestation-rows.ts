/** Rows of attestations, and their contents, from the states of the participants. */
import type { Kysely, Selectable, Transaction } from 'kysely';
import { type Static, Type } from 'typebox';
import { grouped } from '#engine/rules/grouped.ts';
import { selfPacedUntil } from '#engine/rules/session/self-paced.ts';
import { type Attestation, AttestationSchema } from '#schemas/attestation.ts';
import type { ChallengeManifest } from '#schemas/manifest.ts';
import { localDay } from '../clock.ts';
import { compile } from '../database/columns/validation.ts';
import type { Tables } from '../database/tables.ts';
import { invalidToken } from '../errors.ts';
import { IS_PLAYING } from '../session-model/playing.ts';
import { displayedCode, newCode } from '../session-model/session-codes.ts';
import { workshopOf } from '../session-model/workshop.ts';

/** 57 bits. */
const CODE_LENGTH = 12;

export type Manifest = Pick<ChallengeManifest, 'key' | 'duration'>;

/** What an attestation stores of its statements when it is issued, so that it says the same whatever becomes of its session. */
const PaperSchema = Type.Object({
  session: AttestationSchema.properties.session,
  day: AttestationSchema.properties.day,
  solved: Type.Record(Type.String(), AttestationSchema.properties.minutes, {
    description: 'Key of a solved mission → its minutes.',
  }),
});
type Paper = Static<typeof PaperSchema>;

const isPaper = compile<Paper>(PaperSchema);

/** Columns of a session, and of a participant in it, from which a paper is drawn up. */
const SOURCE = [
  'sessions.name as session',
  'sessions.started_at',
  'sessions.created_at',
  'sessions.workshop',
  'sessions.start_by',
  'sessions.closes_at',
  'sessions.ended_at',
  'participants.created_at as joined_at',
] as const;

/** Attestations of participants who play, with their sessions; to be narrowed by the caller. */
export function attestationRows(query: Kysely<Tables>) {
  return query
    .selectFrom('attestations')
    .innerJoin('participants', 'participants.id', 'attestations.participant')
    .innerJoin('sessions', 'sessions.id', 'attestations.session')
    .select(['attestations.code', 'attestations.name', 'attestations.issued_at', 'attestations.participant'])
    .select('attestations.missions')
    .select(SOURCE)
    .where(IS_PLAYING);
}

type Row = Awaited<ReturnType<ReturnType<typeof attestationRows>['executeTakeFirstOrThrow']>>;
type Source = Omit<Row, 'code' | 'name' | 'issued_at' | 'participant' | 'missions'>;
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

/** @param states of the participant @param manifests of every challenge; both for attestations of earlier releases only */
export function attestationOf(row: Row, states: readonly State[], manifests: readonly Manifest[]): Attestation {
  const stored: unknown = row.missions === null ? {} : JSON.parse(row.missions);
  const { session, day, solved } = isPaper(stored) ? stored : earlierPaper(row, stored, states, manifests);
  const minutes = Object.values(solved);
  return {
    code: displayedCode(row.code),
    name: row.name,
    session,
    day,
    // Includes missions that were removed from Vigie since.
    solved: minutes.length,
    minutes: minutes.reduce((sum, each) => sum + each, 0),
    issuedOn: localDay(row.issued_at),
  };
}

/**
 * The paper of an attestation of an earlier release, which stored the minutes of missions or nothing: computed from present data.
 * @param stored the minutes by key, empty if there are none
 */
function earlierPaper(row: Row, stored: unknown, states: readonly State[], manifests: readonly Manifest[]): Paper {
  // Missions that were solved after it, in more time or in a session opened again, are not on it.
  const solved = solvedOf(states.filter(({ solved_at }) => solved_at === null || solved_at <= row.issued_at));
  return paperOf(row, states, solved, new Map([...minutesOf(manifests), ...storedMinutes(stored)]));
}

/** @param solved keys of the missions on the paper @param minutes by key */
function paperOf(
  source: Source,
  states: readonly State[],
  solved: ReadonlySet<string>,
  minutes: ReadonlyMap<string, number>,
): Paper {
  const opened = states.map(({ opened_at }) => opened_at);
  // Of a self-paced session the person's own beginning counts; of another the earliest of these times, as a reopened session has a later
  // beginning, or none yet.
  const [moments, otherwise] = isSelfPaced(source)
    ? [opened, source.joined_at]
    : [[source.started_at, ...opened], source.created_at];
  const [began = otherwise] = moments.flatMap((at) => at ?? []).sort();
  return {
    session: source.session,
    day: localDay(began),
    solved: Object.fromEntries([...solved].map((key) => [key, minutes.get(key) ?? 0])),
  };
}

/** Whether the session is or was self-paced, by its end if it has ended. */
function isSelfPaced({ workshop, start_by, started_at, created_at, closes_at, ended_at }: Source): boolean {
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
  const participants = [...named.keys()];
  const sources = await transaction
    .selectFrom('participants')
    .innerJoin('sessions', 'sessions.id', 'participants.session')
    .select(SOURCE)
    .select('participants.id')
    .where('participants.id', 'in', participants)
    .where('sessions.id', '=', session)
    .execute();
  if (sources.length < named.size) throw invalidToken();
  const statesBy = await statesOf(transaction, participants);
  const minutes = minutesOf(manifests);
  const rows = sources.map((source) => {
    const states = statesBy(source.id);
    const missions = JSON.stringify(paperOf(source, states, solvedOf(states), minutes));
    const name = named.get(source.id) ?? '';
    return { code: newCode(CODE_LENGTH), participant: source.id, session, name, issued_at: at, missions };
  });
  await transaction
    .insertInto('attestations')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function minutesOf(manifests: readonly Manifest[]): ReadonlyMap<string, number> {
  return new Map(manifests.map(({ key, duration }) => [key, duration]));
}

function storedMinutes(stored: unknown): readonly (readonly [string, number])[] {
  const entries: [string, unknown][] = Object.entries(Object(stored));
  return entries.flatMap(([key, minutes]) => (typeof minutes === 'number' ? [[key, minutes] as const] : []));
}
