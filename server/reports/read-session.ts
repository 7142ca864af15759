/** Reads sessions for their report. */

import type { ExpressionBuilder, Kysely } from 'kysely';
import { MINUTE_MS } from '#engine/rules/milliseconds.ts';
import { sessionMissions } from '#engine/rules/session/missions.ts';
import { selfPacedUntil } from '#engine/rules/session/self-paced.ts';
import type { ChallengeManifest } from '#schemas/manifest.ts';
import type { Listing } from '#schemas/programmes.ts';
import type { ReportSession } from '#schemas/reports.ts';
import type { Database } from '../database/database.ts';
import { createUnpacker, type PackedColumn, packedRows } from '../database/packed-rows.ts';
import { type OnPage, participantPages } from '../database/participant-pages.ts';
import type { Tables } from '../database/tables.ts';
import { IS_OPENED } from '../ledger/states.ts';
import { acceptedSolvesOf } from '../live/accepted-solves.ts';
import { mistakesOf } from '../live/mistakes.ts';
import { directoryMembers } from '../session-model/attended-groups.ts';
import { invitationOf, listedTeams } from '../session-model/expected.ts';
import { IS_PLAYING, isPlaying } from '../session-model/playing.ts';
import { isOver } from '../session-model/session-clock.ts';
import { displayedCode } from '../session-model/session-codes.ts';
import { chosenKeys } from '../session-model/stored-texts.ts';
import { workshopOf } from '../session-model/workshop.ts';
import { createStateCounter } from './count-states.ts';
import type { PlayedSession, PlayedState, SessionHead } from './played.ts';

/** Every session, the latest first. */
export async function reportSessions(query: Kysely<Tables>): Promise<ReportSession[]> {
  const rows = await query
    .selectFrom('sessions')
    .leftJoin('participants', (join) => join.onRef('participants.session', '=', 'sessions.id').on(IS_PLAYING))
    .leftJoin('session_reports', 'session_reports.session', 'sessions.id')
    .select(LISTED)
    .select((eb) => [eb.fn.count('participants.id').as('came'), firstOpening(eb)])
    .groupBy(LISTED)
    .execute();
  return rows
    .map(({ id, code, name, came, ended_at, drawn_at, ...times }) => ({
      id,
      code: displayedCode(code),
      name,
      at: beginningOf(times),
      came: Number(came),
      over: isOver({ ended_at }),
      drawn: drawn_at !== null,
    }))
    .sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : a.id < b.id ? 1 : -1));
}

const LISTED = [
  'sessions.id',
  'sessions.code',
  'sessions.name',
  'sessions.created_at',
  'sessions.started_at',
  'sessions.ended_at',
  'sessions.opens_at',
  'sessions.workshop',
  'session_reports.drawn_at',
] as const;

/** Time at which a mission was first opened. */
function firstOpening(eb: ExpressionBuilder<Tables, 'sessions'>) {
  return eb
    .selectFrom('session_events')
    .select('at')
    .whereRef('session_events.session', '=', 'sessions.id')
    .where('kind', '=', 'opened')
    .orderBy('number')
    .limit(1)
    .as('first_opening');
}

interface Times {
  readonly created_at: string;
  readonly started_at: string | null;
  readonly first_opening: string | null;
  readonly opens_at: string | null;
  readonly workshop: string | null;
}

/**
 * Beginning of a session: its start or the first opening of a mission, whichever is earlier, as reopening a session resets its start. If
 * neither has happened: its planned time, else its creation.
 */
function beginningOf({ created_at, started_at, first_opening, opens_at, workshop }: Times): string {
  const planned = workshopOf(workshop)?.startsAt ?? opens_at ?? created_at;
  const [began = planned] = [started_at, first_opening].flatMap((at) => at ?? []).sort();
  return began;
}

/** @returns undefined for an unknown session */
export async function headOf(query: Kysely<Tables>, id: string): Promise<SessionHead | undefined> {
  const row = await query
    .selectFrom('sessions')
    .select((eb) => ['name', 'code', 'challenges', 'created_at', 'started_at', 'ended_at', firstOpening(eb)])
    .select(['opens_at', 'closes_at', 'start_by', 'workshop'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const times = { opensAt: row.opens_at, startedAt: row.started_at, closesAt: row.closes_at, createdAt: row.created_at };
  return {
    ...{ id, name: row.name, code: displayedCode(row.code), at: beginningOf(row), over: isOver(row), challenges: row.challenges },
    selfPacedUntil: selfPacedUntil({ ...times, startBy: row.start_by, workshop: workshopOf(row.workshop) }),
  };
}

type Manifest = Listing & Pick<ChallengeManifest, 'key' | 'accepts'>;

/** Keys of the session's missions, in its order. */
export function missionsOf({ challenges }: Pick<SessionHead, 'challenges'>, manifests: readonly Manifest[]): string[] {
  return sessionMissions(chosenKeys(challenges), manifests).map(({ key }) => key);
}

/** Participants per page: with a few dozen states each they take SQLite, whose queries block the event loop, some ten milliseconds. */
const PAGE = 250;

const NOBODY: ReadonlySet<string> = new Set();

interface ReadSession {
  readonly session: PlayedSession;
  /** The same session, with the play of only some of its people. */
  readonly some: PlayedSession;
}

/**
 * @param manifests manifests of every challenge
 * @param some identifiers of participants whose play is also counted separately; attendance covers everybody in both
 */
export async function readSession(
  { query, kind }: Pick<Database, 'query' | 'kind'>,
  { id, challenges }: SessionHead,
  manifests: readonly Manifest[],
  some: ReadonlySet<string> = NOBODY,
): Promise<ReadSession> {
  const missions = missionsOf({ challenges }, manifests);
  const [counter, counterOfSome] = [createStateCounter(missions), createStateCounter(missions)];
  const everybody: Pick<Tables['participants'], 'id' | 'email' | 'team' | 'removed_at' | 'merged_into'>[] = [];
  const people: PlayedSession['people'][number][] = [];
  const teams = await listedTeams(query, id);
  const accepting = manifests.flatMap(({ key, accepts }) => (accepts !== undefined && missions.includes(key) ? key : []));
  const accepted = await acceptedSolvesOf(query, kind, id, accepting);
  const answers: PlayedSession['answers'][number][] = [];
  const [judgements, judgementsOfSome] = [createJudgementCounter(), createJudgementCounter()];
  const unpackStates = createUnpacker(STATE);
  const unpackAnswers = createUnpacker(ANSWER);
  const unpackJudgements = createUnpacker(JUDGEMENT);
  const read = createStateReader();
  for await (const onPage of participantPages(query, id, PAGE)) {
    // The packed columns are left out, as they would stay in memory until all pages are read.
    for (const { id: participant, email, name, team, removed_at, merged_into, ...packed } of await peopleOn(query, onPage)) {
      const person = { id: participant, email, name, team: teams.get(participant) ?? team, removed_at, merged_into };
      everybody.push(person);
      if (!isPlaying(person)) continue;
      people.push(person);
      const isApart = some.has(participant);
      unpackStates(packed.states, (challenge, values) => {
        const state = read(challenge, values, accepted.get(challenge)?.has(participant) ?? false);
        counter.add(person, state);
        if (isApart) counterOfSome.add(person, state);
      });
      unpackAnswers(packed.answers, (challenge, values) => {
        answers.push({ participant, challenge, right: values[0] === 1 });
      });
      unpackJudgements(packed.judgements, (_challenge, values) => {
        judgements.add(participant, values);
        if (isApart) judgementsOfSome.add(participant, values);
      });
    }
  }
  const invitation = await invitationOf(query, id, everybody);
  const session = {
    counted: counter,
    accepting: new Set(accepting),
    missions,
    invitation,
    directory: invitation === null ? await directoryMembers(query) : [],
    people,
    answers,
    judgements: judgements.sums(),
    mistakes: await mistakesOf(query, kind, id, everybody),
  };
  return { session, some: { ...session, counted: counterOfSome, judgements: judgementsOfSome.sums() } };
}

/** Columns of a state, after the mission's key. */
const STATE = [
  ['challenge_states.failures', 'count'],
  ['challenge_states.hints_shown', 'count'],
  ['challenge_states.opened_at', 'time'],
  ['challenge_states.solved_at', 'time'],
  ['challenge_states.points', 'number'],
  ['challenge_states.round', 'count'],
] as const satisfies readonly PackedColumn[];
const PACKED_STATES = packedRows('challenge_states.challenge', STATE);

/** Columns of an answer to a recall question, after the mission's key. */
const ANSWER = [['retrieval_answers.correct', 'count']] as const satisfies readonly PackedColumn[];
const PACKED_ANSWERS = packedRows('retrieval_answers.challenge', ANSWER);

/** Columns of a judgement, after the mission's key. */
const JUDGEMENT = [
  ['judgements.hostile', 'count'],
  ['judgements.first_hostile', 'count'],
  ['judgements.last_hostile', 'count'],
] as const satisfies readonly PackedColumn[];
const PACKED_JUDGEMENTS = packedRows('judgements.challenge', JUDGEMENT);

/**
 * Participants of a page, with their states of opened missions, their recall answers and their judgements, packed. Removed and merged
 * participants are included.
 */
function peopleOn(query: Kysely<Tables>, onPage: OnPage) {
  return query
    .selectFrom('participants')
    .select(['id', 'email', 'name', 'team', 'removed_at', 'merged_into'])
    .select((eb) => [
      eb
        .selectFrom('challenge_states')
        .select(PACKED_STATES.as('states'))
        .whereRef('challenge_states.participant', '=', 'participants.id')
        .where(IS_OPENED)
        .as('states'),
      eb
        .selectFrom('retrieval_answers')
        .select(PACKED_ANSWERS.as('answers'))
        .whereRef('retrieval_answers.participant', '=', 'participants.id')
        .as('answers'),
      eb
        .selectFrom('judgements')
        .select(PACKED_JUDGEMENTS.as('judgements'))
        .whereRef('judgements.participant', '=', 'participants.id')
        .as('judgements'),
    ])
    .where(onPage)
    .orderBy('email')
    .execute();
}

/**
 * Creates a reader of states from values in the order of {@link STATE}. It returns the same object each time, as there are 200,000 states.
 */
function createStateReader(): (challenge: string, values: Float64Array, accepted: boolean) => PlayedState {
  const state = { challenge: '', failures: 0, hints: 0, solved: false, accepted: false, minutes: 0 };
  const none = Number.NaN;
  // Values are read by index: destructuring would use an iterator.
  return (challenge, values, accepted) => {
    state.challenge = challenge;
    state.accepted = accepted;
    state.failures = values[0] ?? 0;
    state.hints = values[1] ?? 0;
    state.minutes = values[5] === 0 ? ((values[3] ?? none) - (values[2] ?? none)) / MINUTE_MS : none;
    state.solved = !Number.isNaN(values[4] ?? none);
    return state;
  };
}

/** Creates a counter of judgements of items. */
function createJudgementCounter() {
  /** Number of items by three bits: hostile, first taken for hostile, last taken for hostile. */
  const counts = [0, 0, 0, 0, 0, 0, 0, 0];
  const judges = [new Set<string>(), new Set<string>()] as const;
  return {
    /** @param values in the order of {@link JUDGEMENT} */
    add(participant: string, values: Float64Array): void {
      const isHostile = values[0] === 1;
      judges[isHostile ? 1 : 0].add(participant);
      const kind = (isHostile ? 4 : 0) + (values[1] === 1 ? 2 : 0) + (values[2] === 1 ? 1 : 0);
      counts[kind] = (counts[kind] ?? 0) + 1;
    },
    sums: (): PlayedSession['judgements'] => ({
      genuineBy: judges[0].size,
      hostileBy: judges[1].size,
      items: counts.map((count, kind) => ({ hostile: kind >= 4, first: (kind & 2) > 0, last: (kind & 1) > 0, count })),
    }),
  };
}
