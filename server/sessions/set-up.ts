/** Reading and replacing the set-up of a session. */

import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { MINUTE_MS } from '#engine/rules/milliseconds.ts';
import type { EventDetail } from '#schemas/live.ts';
import { APPOINTMENT_KINDS, type AppointmentKind } from '#schemas/return-constants.ts';
import type { SessionDetails, SessionSetup } from '#schemas/session-setup.ts';
import { audit } from '../audit/audit-log.ts';
import { isoTime } from '../clock.ts';
import type { Tables } from '../database/tables.ts';
import { ServerError } from '../errors.ts';
import { appendEvents } from '../live/log.ts';
import { remindedOf } from '../session-model/last-mails.ts';
import { IS_PLAYING } from '../session-model/playing.ts';
import { sessionClock } from '../session-model/session-clock.ts';
import { sessionOf } from '../session-model/session-codes.ts';
import { readAllowed, storeAllowed } from './allow-list.ts';
import type { Changing } from './change-time.ts';
import { mustBeToCome } from './check-setup.ts';
import { withdrawUnlistedSeats } from './personal-seats.ts';
import { applySchedule } from './schedule-rules.ts';
import { lockSession, rowOfSetup, type SessionRow, setupOfRow } from './session-rows.ts';
import { withFacilitator } from './workshop-facilitator.ts';

export async function readDetails(query: Kysely<Tables>, id: string): Promise<SessionDetails | undefined> {
  const row = await query.selectFrom('sessions').selectAll().where('id', '=', id).executeTakeFirst();
  return row && detailsOf(query, row);
}

async function detailsOf(query: Kysely<Tables>, row: SessionRow): Promise<SessionDetails> {
  const { count } = await query
    .selectFrom('participants')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('session', '=', row.id)
    .where(IS_PLAYING)
    .executeTakeFirstOrThrow();
  const setup = setupOfRow(row, await readAllowed(query, row.id));
  return {
    ...sessionOf(row),
    ...setup,
    version: versionOf(setup),
    createdAt: row.created_at,
    startedAt: row.started_at,
    createdBy: row.created_by,
    closedAt: row.closed_at,
    participants: Number(count),
    returns: await returnsOf(query, row.id),
    reminded: await remindedOf(query, row.id),
  };
}

/** The returns that the session's campaign sets, the earlier first. */
async function returnsOf(query: Kysely<Tables>, session: string): Promise<AppointmentKind[]> {
  const rows = await query
    .selectFrom('campaign_sessions')
    .innerJoin('campaign_returns', 'campaign_returns.campaign', 'campaign_sessions.campaign')
    .select('campaign_returns.kind')
    .where('campaign_sessions.session', '=', session)
    .execute();
  return APPOINTMENT_KINDS.filter((kind) => rows.some((row) => row.kind === kind));
}

/** Fields that clients of 1.0.0 do not know: if they are absent, the stored values are kept. */
type Kept = Pick<SessionSetup, 'fleet' | 'door' | 'playerLogin' | 'workshop'>;
type Replacement = Omit<SessionSetup, keyof Kept> & { readonly [Field in keyof Kept]?: Kept[Field] | undefined } & {
  /** Whether the entries of the list contain names (also empty ones). */
  readonly tellsNames: boolean;
};

/**
 * Replaces the set-up within the caller's transaction; undefined for an unknown session.
 * @param version optimistic locking: version of the set-up that was edited
 * @throws ServerError 400 for an open session with a future opening time, for an account that may not lead sessions, and if the session
 * would be over at once; 409 if the stored set-up has another version by now
 */
export async function replaceSetup(
  { transaction, kind, clock }: Changing,
  id: string,
  { tellsNames, ...change }: Replacement,
  actor: string,
  version?: string,
): Promise<SessionDetails | undefined> {
  const now = clock();
  const row = await lockSession(transaction, id);
  if (!row) return undefined;
  const before = setupOfRow(row, await readAllowed(transaction, id));
  if (version !== undefined && version !== versionOf(before)) throw await changedMeanwhile(transaction, id);
  const workshop = change.workshop
    ? await withFacilitator(transaction, change.workshop, before.workshop)
    : change.workshop === undefined
      ? before.workshop
      : null;
  const allowed = tellsNames ? change.allowed : withNames(change.allowed, before.allowed);
  const given = {
    ...change,
    allowed,
    fleet: change.fleet ?? before.fleet,
    door: change.door ?? before.door,
    playerLogin: change.playerLogin ?? before.playerLogin,
    workshop,
  };
  const setup = wasKept(row, given, now) ? { ...given, opensAt: null } : given;
  if (row.active === 1 && setup.opensAt !== null && setup.opensAt > isoTime(now))
    throw new ServerError(
      400,
      'invalid-field',
      {
        en: 'This session is open: close it before you give it an opening time.',
        fr: 'Cette session est ouverte : fermez-la avant de lui donner une heure d’ouverture.',
      },
      {
        field: 'opensAt',
      },
    );
  mustBeToCome(setup, now, row.paused_at === null ? null : row.closes_at);
  const next = rowOfSetup(setup);
  if (setup.closesAt === null && row.started_at !== null && row.ended_at === null)
    next.closes_at = counted(setup.durationMinutes, row, now);
  const kept = applySchedule({ ...row, ...next }, now);
  const changes = { ...next, ...kept?.change };

  await transaction.updateTable('sessions').set(changes).where('id', '=', id).execute();
  const changed = changedFields(before, setup);
  if (changed.includes('allowed')) {
    await storeAllowed(transaction, id, setup.allowed);
    await withdrawUnlistedSeats(transaction, id);
  }
  await audit(transaction, clock, { actor, action: 'session-changed', subject: id, detail: { changed } });
  if (kept?.event) await audit(transaction, clock, { actor, action: kept.event, subject: id });
  const after = { ...row, ...changes };
  const happened = { session: id, at: isoTime(now) };
  await appendEvents(transaction, kind, [
    { ...happened, kind: 'setup', detail: { actor } },
    { ...happened, kind: 'room', detail: { actor, room: sessionClock(after, now) } },
  ]);
  return detailsOf(transaction, after);
}

function withNames(entries: SessionSetup['allowed'], named: SessionSetup['allowed']): SessionSetup['allowed'] {
  const names = new Map(named.map(({ entry, name }) => [entry, name]));
  return entries.map((one) => ({ ...one, name: names.get(one.entry) ?? null }));
}

/** Content hash of a set-up. */
function versionOf(setup: SessionSetup): string {
  return createHash('sha256').update(JSON.stringify(setup)).digest('base64url');
}

/** The conflict error (409), with the name of the person who made the other change; without a name for the scheduler. */
async function changedMeanwhile(query: Kysely<Tables>, session: string): Promise<ServerError> {
  const last = await query
    .selectFrom('session_events')
    .select('detail')
    .where('session', '=', session)
    .where('kind', 'in', ['setup', 'room'])
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  const { actor }: EventDetail = last === undefined ? {} : JSON.parse(last.detail);
  const by = (word: string) => (actor === undefined ? '' : `, ${word} ${actor}`);
  return new ServerError(409, 'set-up-changed', {
    en: `The session was changed since you began${by('last by')}.`,
    fr: `La session a été modifiée depuis que vous avez commencé${by('en dernier par')}.`,
  });
}

/**
 * Whether the opening time in a form is in the past because the session has opened since the form was loaded: then it is not a new
 * schedule.
 */
function wasKept({ opens_at, started_at, closed_at }: SessionRow, { opensAt }: SessionSetup, now: number): boolean {
  const hasOpened = started_at !== null || closed_at !== null;
  return hasOpened && opensAt !== null && opensAt !== opens_at && opensAt <= isoTime(now);
}

/** The end that follows from a duration, counted from the start of play. @throws ServerError 400 if it is in the past */
function counted(minutes: number | null, { started_at, closes_at, duration_minutes }: SessionRow, now: number): string | null {
  if (minutes === null || started_at === null) return null;
  const end = Date.parse(started_at) + minutes * MINUTE_MS;
  if (end > now) return isoTime(end);
  // With an unchanged duration the end is kept, as it may have been extended, or reset by a reopening.
  if (minutes === duration_minutes) return closes_at;
  const since = Math.floor((now - Date.parse(started_at)) / MINUTE_MS);
  throw new ServerError(
    400,
    'invalid-field',
    {
      en: `The session began ${since} minutes ago: set a longer duration, or end it.`,
      fr: `La session a commencé il y a ${since} minutes : donnez-lui une durée plus longue, ou terminez-la.`,
    },
    {
      field: 'durationMinutes',
    },
  );
}

function changedFields(before: SessionSetup, after: SessionSetup): string[] {
  const old = new Map<string, unknown>(Object.entries(before));
  return Object.entries(after)
    .filter(([field, value]) => JSON.stringify(old.get(field)) !== JSON.stringify(value))
    .map(([field]) => field);
}
