/** People to invite to a return that a campaign sets. Each person counts once, whichever of the campaign's sessions they attended. */

import { setImmediate } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { dayAfter } from '#engine/rules/utc-day.ts';
import { type AppointmentKind, DAYS_TO_ASK, DAYS_UNTIL_RETURN, type INVITATION_STATES } from '#schemas/return-constants.ts';
import type { AskedBack } from '#schemas/return-plans.ts';
import { inPieces, slicesOf } from '../concurrency/in-pieces.ts';
import { pagesOfSessions } from '../database/participant-pages.ts';
import type { Tables } from '../database/tables.ts';
import { isEmail } from '../session-model/emails.ts';
import { samePeople } from '../session-model/same-people.ts';

/** A participant of a campaign's session, with the state of one kind of return. */
export interface Attendee {
  readonly participant: string;
  readonly session: string;
  readonly email: string;
  /** E-mail of the participant into whom this one was merged, else its own. */
  readonly mergedInto: string;
  /** Name in the directory, or on the session's list. */
  readonly name: string | null;
  /** Time of arrival; ISO 8601, UTC. */
  readonly at: string;
  /** Whether the person can be invited: they play, have solved a mission, have an address, and were told of the return when they joined. */
  readonly may: boolean;
  /** Whether the person has an appointment. */
  readonly kept: boolean;
  readonly invitation: (typeof INVITATION_STATES)[number] | null;
}

/** @param since people who joined earlier were not told of the return; ISO 8601, UTC */
export async function readAttendees(
  query: Kysely<Tables>,
  campaign: string,
  kind: AppointmentKind,
  since: string,
): Promise<Attendee[]> {
  const sessions = await query
    .selectFrom('campaign_sessions')
    .leftJoin('participants', 'participants.session', 'campaign_sessions.session')
    .select((eb) => ['campaign_sessions.session', 'added_at', eb.fn.count('participants.id').as('rows')])
    .where('campaign', '=', campaign)
    .groupBy(['campaign_sessions.session', 'added_at'])
    .orderBy('campaign_sessions.session')
    .execute();
  const toldFrom = new Map(sessions.map(({ session, added_at }) => [session, [since, added_at ?? since].sort()[1] ?? since]));
  const attendees: Attendee[] = [];
  const counted = sessions.map(({ session, rows }) => ({ id: session, rows: Number(rows) }));
  for await (const onPage of pagesOfSessions(query, counted)) {
    const rows = await query
      .selectFrom('participants')
      .leftJoin('participants as main', 'main.id', 'participants.merged_into')
      .leftJoin('people', 'people.email', 'participants.email')
      .leftJoin('allowed_players', (join) =>
        join
          .onRef('allowed_players.session', '=', 'participants.session')
          .onRef('allowed_players.entry', '=', 'participants.email'),
      )
      .leftJoin('appointments', (join) =>
        join.onRef('appointments.participant', '=', 'participants.id').on('appointments.kind', '=', kind),
      )
      .leftJoin('return_invitations', (join) =>
        join.onRef('return_invitations.participant', '=', 'participants.id').on('return_invitations.kind', '=', kind),
      )
      .select([
        'participants.id',
        'participants.session',
        'participants.email',
        'participants.created_at',
        'participants.removed_at',
      ])
      .select(['participants.merged_into', 'main.email as main_email', 'people.name', 'people.left_at'])
      .select(['allowed_players.name as list_name', 'appointments.id as appointment', 'return_invitations.state'])
      .select((eb) =>
        eb
          .exists(
            eb
              .selectFrom('challenge_states')
              .select('challenge')
              .whereRef('challenge_states.participant', '=', 'participants.id')
              .where('solved_at', 'is not', null),
          )
          .as('solved'),
      )
      .where(onPage)
      .execute();
    for (const row of rows)
      attendees.push({
        participant: row.id,
        session: row.session,
        email: row.email,
        mergedInto: row.main_email ?? row.email,
        name: row.name ?? row.list_name,
        at: row.created_at,
        may:
          row.removed_at === null &&
          row.merged_into === null &&
          row.left_at === null &&
          Boolean(row.solved) &&
          row.created_at >= (toldFrom.get(row.session) ?? since) &&
          isEmail(row.email),
        kept: row.appointment !== null,
        invitation: row.state,
      });
    await setImmediate();
  }
  return attendees;
}

/** People to invite now, and counts of all people by state. */
interface AskedPeople {
  readonly figures: AskedBack;
  /** People to invite now, one row per person: their first attendance. */
  readonly due: readonly Attendee[];
  /** By session: how many people are still to be invited, now or later, who attended no other one. */
  readonly alone: ReadonlyMap<string, number>;
}

/** @param today day in UTC, such as 2026-12-12 */
export async function whomToAsk(attendees: readonly Attendee[], kind: AppointmentKind, today: string): Promise<AskedPeople> {
  return inPieces(countAsking(attendees, kind, today));
}

/** Pure generator: it yields between slices, as thousands of people take longer than the event loop may be blocked. */
function* countAsking(attendees: readonly Attendee[], kind: AppointmentKind, today: string): Generator<void, AskedPeople> {
  const personOf = yield* samePeople(attendees);
  const people = new Map<string, Attendee[]>();
  for (const slice of slicesOf(attendees)) {
    for (const attendee of slice) {
      const key = personOf(attendee.email);
      const known = people.get(key);
      if (known) known.push(attendee);
      else people.set(key, [attendee]);
    }
    yield;
  }
  const count = { toCome: 0, asked: 0, declined: 0, kept: 0 };
  const due: Attendee[] = [];
  const alone = new Map<string, number>();
  let nextOn: string | null = null;
  for (const slice of slicesOf([...people.values()])) {
    for (const rows of slice) {
      const before = stateOf(rows);
      if (before !== null) {
        count[before] += 1;
        continue;
      }
      const [first, ...later] = rows.filter(({ may }) => may).sort((a, b) => (a.at < b.at ? -1 : 1));
      if (!first) continue;
      const dueOn = dayAfter(first.at, DAYS_UNTIL_RETURN[kind]);
      if (dueOn > today) {
        count.toCome += 1;
        if (nextOn === null || dueOn < nextOn) nextOn = dueOn;
      } else if (dayAfter(dueOn, DAYS_TO_ASK) >= today) due.push(first);
      else continue;
      if (later.every(({ session }) => session === first.session)) alone.set(first.session, (alone.get(first.session) ?? 0) + 1);
    }
    yield;
  }
  return { figures: { kind, ...count, nextOn, due: due.length }, due, alone };
}

/** State that keeps a person from being invited; null if nothing does. */
function stateOf(rows: readonly Attendee[]): 'declined' | 'asked' | 'kept' | null {
  if (rows.some(({ invitation }) => invitation === 'declined')) return 'declined';
  if (rows.some(({ invitation }) => invitation === 'asked')) return 'asked';
  return rows.some(({ kept }) => kept) ? 'kept' : null;
}
