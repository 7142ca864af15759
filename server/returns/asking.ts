/**
 * Invites people to returns, once each: by mail if the installation sends mail, otherwise by links that a facilitator sends. A link's token
 * is drawn when the link is sent, and stored only as a hash (decision 42).
 */

import { setImmediate } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { DAY_MS } from '#engine/rules/milliseconds.ts';
import { returnMailText } from '#engine/rules/return-mail.ts';
import { utcDay } from '#engine/rules/utc-day.ts';
import type { AppointmentKind } from '#schemas/return-constants.ts';
import type { ReturnLink, ReturnLinks } from '#schemas/return-plans.ts';
import { audit } from '../audit/audit-log.ts';
import { type Clock, isoTime } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { withRetries } from '../database/failures.ts';
import { type OnPage, participantPages } from '../database/participant-pages.ts';
import type { Tables } from '../database/tables.ts';
import { ServerError } from '../errors.ts';
import { newId, newToken, tokenHash } from '../identifiers.ts';
import type { MailTexts } from '../session-model/mail-texts.ts';
import { IS_PLAYING } from '../session-model/playing.ts';
import { lastActivity } from '../session-model/retention.ts';
import { type Attendee, readAttendees, whomToAsk } from './asked-people.ts';
import { lastDayOf } from './days.ts';
import { lockPlan, mustExist, type PlanRow, readPlan } from './return-plans.ts';

export interface Asking {
  /**
   * Queues a mail to everybody whose invitation is due today, in all campaigns. Any process may call this at any time: each person is
   * invited once.
   */
  askDue(): Promise<void>;
  /**
   * Draws the links of everybody whose invitation is due today; this reply is the only one that contains them.
   * @param again also draws links for people who were invited and have not come back; their former links become invalid
   * @throws ServerError 404; 409 if the installation sends mails: sending a waiting mail would invalidate the link
   */
  links(campaign: string, again: boolean, actor: string): Promise<ReturnLinks>;
  /**
   * Cancels the campaign's mails that were not sent yet. Their people count as not invited, and the plan is stopped until it is set again:
   * otherwise the same mails would be queued the next day. Changes nothing if no mail waits.
   */
  cancel(campaign: string, actor: string): Promise<void>;
  /**
   * Text of a mail at the time of sending: draws the mail's link, within the caller's transaction.
   * @returns null if the mail must not be sent any more: the appointment was withdrawn, the return is over, or the person has left
   */
  personalText(transaction: Kysely<Tables>, appointment: string, text: string): Promise<string | null>;
}

interface ReturnMail {
  readonly email: string;
  /** Identifier of the appointment. */
  readonly appointment: string;
}

interface AskingDeps {
  readonly database: Database;
  readonly clock: Clock;
  /** Days without activity after which a session is deleted; null keeps sessions. */
  readonly retentionDays: number | null;
  /** Puts mails into the queue, within the transaction; null if the installation sends no mail. */
  readonly queueMails:
    | ((
        transaction: Kysely<Tables>,
        mailing: MailTexts & { readonly campaign: string; readonly actor: string },
        mails: readonly ReturnMail[],
      ) => Promise<void>)
    | null;
  /** Takes the campaign's waiting mails out of the queue, within the transaction. @returns identifiers of their appointments */
  readonly cancelMails: (transaction: Kysely<Tables>, campaign: string, actor: string) => Promise<readonly string[]>;
}

/** Maximum number of people in one transaction: they take SQLite some milliseconds. */
const PEOPLE = 100;

type Write = (transaction: Kysely<Tables>, plan: PlanRow, asked: readonly (Attendee & ReturnMail)[]) => Promise<void>;

export function createAsking({ database, clock, retentionDays, queueMails, cancelMails }: AskingDeps): Asking {
  const { query } = database;
  const inTransaction = <T>(work: (transaction: Kysely<Tables>) => Promise<T>): Promise<T> =>
    withRetries(() => query.transaction().execute(work));

  /**
   * Opens the return of everybody whose invitation is due, until the plan is taken out or stopped. @param write further writes of the same
   * transaction
   */
  async function ask({ campaign, kind, since, running }: PlanRow, write: Write): Promise<(Attendee & ReturnMail)[]> {
    const today = utcDay(clock());
    const { due } = await whomToAsk(await readAttendees(query, campaign, kind, since), kind, today);
    const people = await withinRetention(query, due, lastDayOf(today), retentionDays);
    const all: (Attendee & ReturnMail)[] = [];
    for (let from = 0; from < people.length; from += PEOPLE) {
      const some = people.slice(from, from + PEOPLE);
      const asked = await inTransaction(async (transaction) => {
        const [plan] = await lockPlan(transaction, campaign, [kind]);
        if (!plan || (running === 1 && plan.running === 0)) return [];
        const opened = await openReturns(transaction, kind, some, clock());
        if (opened.length > 0) await write(transaction, plan, opened);
        return opened;
      });
      all.push(...asked);
      await setImmediate();
    }
    return all;
  }

  return {
    async askDue() {
      if (queueMails === null) return;
      const plans = await query.selectFrom('campaign_returns').selectAll().where('running', '=', 1).execute();
      for (const plan of plans)
        await ask(plan, (transaction, { campaign, subject, body, reply_to, set_by: actor }, mails) =>
          queueMails(transaction, { campaign, subject, body, reply_to, actor }, mails),
        );
    },
    async links(campaign, again, actor) {
      const name = await mustExist(query, campaign);
      if (queueMails !== null) throw sentByMail();
      const entry = { actor, action: 'return-links-drawn', subject: campaign, detail: { name, again } } as const;
      await inTransaction((transaction) => audit(transaction, clock, entry));
      const links: ReturnLink[] = [];
      for (const plan of await readPlan(query, campaign)) {
        const former = again ? await readUnanswered(query, plan, utcDay(clock())) : [];
        const fresh = await ask(plan, async () => undefined);
        const lastDay = lastDayOf(utcDay(clock()));
        const people = [...former, ...fresh.map(({ email, name, appointment }) => ({ email, name, appointment, lastDay }))];
        for (let from = 0; from < people.length; from += PEOPLE) {
          const drawn = people.slice(from, from + PEOPLE).map((person) => ({ ...person, token: newToken() }));
          await inTransaction(async (transaction) => {
            for (const { appointment, token } of drawn) await storeToken(transaction, appointment, token);
          });
          for (const { appointment: _, token, ...person } of drawn)
            links.push({ ...person, kind: plan.kind, link: linkOf(plan.page, token) });
          await setImmediate();
        }
      }
      return links.sort((a, b) => (a.email < b.email ? -1 : 1));
    },
    cancel: (campaign, actor) =>
      inTransaction(async (transaction) => {
        // Locks the plan before the queue, as `ask` does, so that the two cannot deadlock.
        await lockPlan(transaction, campaign);
        await takeBackReturns(transaction, campaign, await cancelMails(transaction, campaign, actor));
      }),
    async personalText(transaction, appointment, text) {
      const row = await transaction
        .selectFrom('appointments')
        .innerJoin('participants', 'participants.id', 'appointments.participant')
        .innerJoin('campaign_sessions', 'campaign_sessions.session', 'participants.session')
        .innerJoin('campaign_returns', (join) =>
          join
            .onRef('campaign_returns.campaign', '=', 'campaign_sessions.campaign')
            .onRef('campaign_returns.kind', '=', 'appointments.kind'),
        )
        .leftJoin('people', 'people.email', 'participants.email')
        .select(['appointments.ends_on', 'campaign_returns.page'])
        .where('appointments.id', '=', appointment)
        .where('people.left_at', 'is', null)
        .where(IS_PLAYING)
        .executeTakeFirst();
      if (!row || row.ends_on < utcDay(clock())) return null;
      const token = newToken();
      await storeToken(transaction, appointment, token);
      return returnMailText(text, linkOf(row.page, token), row.ends_on);
    },
  };
}

/** People whose return will end before their session is deleted. */
async function withinRetention(
  query: Kysely<Tables>,
  due: readonly Attendee[],
  lastDay: string,
  retentionDays: number | null,
): Promise<readonly Attendee[]> {
  if (retentionDays === null) return due;
  const kept = new Map<string, boolean>();
  for (const session of new Set(due.map(({ session }) => session))) {
    const active = await lastActivity(query, session);
    kept.set(session, active !== null && Date.parse(lastDay) + DAY_MS <= active + retentionDays * DAY_MS);
  }
  return due.filter(({ session }) => kept.get(session));
}

/**
 * Stores the invitations of these people, and opens their returns from today on; the links' tokens are drawn later. People who meanwhile
 * were invited, declined, made an appointment or were removed are left out.
 * @param now milliseconds since 1970
 */
async function openReturns(
  transaction: Kysely<Tables>,
  kind: AppointmentKind,
  people: readonly Attendee[],
  now: number,
): Promise<(Attendee & ReturnMail)[]> {
  const at = isoTime(now);
  const ids = people.map(({ participant }) => participant);
  const playing = await transaction
    .selectFrom('participants')
    .select(['id', 'email'])
    .where('id', 'in', ids)
    .where(IS_PLAYING)
    .execute();
  const emails = new Map(playing.map(({ id, email }) => [id, email]));
  const present = people.filter(({ participant, email }) => emails.get(participant) === email);
  if (present.length === 0) return [];
  const invited = await transaction
    .insertInto('return_invitations')
    .values(present.map(({ participant }) => ({ participant, kind, state: 'asked' as const, at })))
    .onConflict((conflict) => conflict.columns(['participant', 'kind']).doNothing())
    .returning('participant')
    .execute();
  if (invited.length === 0) return [];
  const dueOn = utcDay(now);
  const days = { due_on: dueOn, ends_on: lastDayOf(dueOn) };
  const opened = await transaction
    .insertInto('appointments')
    .values(
      invited.map(({ participant }) => ({
        ...{ id: newId(now), participant, kind, ...days },
        ...{ token_hash: tokenHash(newToken()), intention: null, kept_at: at, outcome: null },
      })),
    )
    .onConflict((conflict) => conflict.columns(['participant', 'kind']).doNothing())
    .returning(['id', 'participant'])
    .execute();
  const appointments = new Map(opened.map(({ id, participant }) => [participant, id]));
  return present.flatMap((person) => {
    const appointment = appointments.get(person.participant);
    return appointment === undefined ? [] : [{ ...person, appointment }];
  });
}

/** Stops the plan, and deletes these appointments, of which no link was sent, with the record that their people were invited. */
async function takeBackReturns(transaction: Kysely<Tables>, campaign: string, appointments: readonly string[]): Promise<void> {
  if (appointments.length === 0) return;
  await transaction.updateTable('campaign_returns').set({ running: 0 }).where('campaign', '=', campaign).execute();
  for (let from = 0; from < appointments.length; from += PEOPLE) {
    const some = appointments.slice(from, from + PEOPLE);
    await transaction
      .deleteFrom('return_invitations')
      .where('state', '=', 'asked')
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('appointments')
            .select('id')
            .where('id', 'in', some)
            .whereRef('appointments.participant', '=', 'return_invitations.participant')
            .whereRef('appointments.kind', '=', 'return_invitations.kind'),
        ),
      )
      .execute();
    await transaction.deleteFrom('appointments').where('id', 'in', some).execute();
  }
}

interface UnansweredReturn {
  readonly appointment: string;
  readonly email: string;
  readonly name: string | null;
  readonly lastDay: string;
}

/** People who were invited, can still come back, and have answered nothing. @param today day in UTC, such as 2026-12-12 */
async function readUnanswered(query: Kysely<Tables>, { campaign, kind }: PlanRow, today: string) {
  const sessions = await query.selectFrom('campaign_sessions').select('session').where('campaign', '=', campaign).execute();
  const unanswered: UnansweredReturn[] = [];
  for (const { session } of sessions)
    for await (const onPage of participantPages(query, session))
      unanswered.push(...(await readUnansweredOf(query, onPage, kind, today)));
  return unanswered;
}

async function readUnansweredOf(
  query: Kysely<Tables>,
  onPage: OnPage,
  kind: AppointmentKind,
  today: string,
): Promise<UnansweredReturn[]> {
  const rows = await query
    .selectFrom('participants')
    .innerJoin('appointments', 'appointments.participant', 'participants.id')
    .innerJoin('return_invitations', (join) =>
      join
        .onRef('return_invitations.participant', '=', 'participants.id')
        .onRef('return_invitations.kind', '=', 'appointments.kind'),
    )
    .leftJoin('people', 'people.email', 'participants.email')
    .leftJoin('allowed_players', (join) =>
      join
        .onRef('allowed_players.session', '=', 'participants.session')
        .onRef('allowed_players.entry', '=', 'participants.email'),
    )
    .select(['appointments.id as appointment', 'participants.email', 'people.name', 'allowed_players.name as list_name'])
    .select('appointments.ends_on as lastDay')
    .where(onPage)
    .where('appointments.kind', '=', kind)
    .where('return_invitations.state', '=', 'asked')
    .where('appointments.ends_on', '>=', today)
    .where('appointments.outcome', 'is', null)
    .where('people.left_at', 'is', null)
    .where(IS_PLAYING)
    .where(({ not, or, exists, selectFrom }) =>
      not(
        or(
          (['return_answers', 'return_judgements', 'return_solves'] as const).map((table) =>
            exists(selectFrom(table).select(`${table}.challenge`).whereRef(`${table}.appointment`, '=', 'appointments.id')),
          ),
        ),
      ),
    )
    .execute();
  return rows.map(({ name, list_name, ...row }) => ({ ...row, name: name ?? list_name }));
}

async function storeToken(transaction: Kysely<Tables>, appointment: string, token: string): Promise<void> {
  await transaction
    .updateTable('appointments')
    .set({ token_hash: tokenHash(token) })
    .where('id', '=', appointment)
    .execute();
}

function sentByMail(): ServerError {
  return new ServerError(409, 'links-sent-by-mail', {
    en: 'This installation sends these links by mail, and each mail draws a new one: none are drawn to be sent by hand.',
    fr: 'Cette installation envoie ces liens par e-mail, et chaque e-mail en crée un nouveau : aucun n’est créé pour un envoi à la main.',
  });
}

/** Link to the return. The token is in the fragment, which browsers never send. */
function linkOf(page: string, token: string): string {
  return `${page}#${token}`;
}
