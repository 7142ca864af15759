/**
 * The queue of mails in the database: each is sent at most once, at a pace that all processes share (docs/mail.md).
 *
 * A mail is marked as being sent in a transaction of its own, and with its outcome in another one afterwards. If the process ends between
 * the two, nobody knows whether the mail was sent: after `LEASE_MS` it is marked `uncertain` and never sent again. A second copy of an
 * invitation looks like a trap to people who are being taught to see traps; a missing mail is listed on the facilitator's page.
 */
import type { ExpressionBuilder, Kysely } from 'kysely';
import { DAY_MS, MINUTE_MS } from '#engine/rules/milliseconds.ts';
import { MAIL_DAYS, type MAIL_STATES, MAX_MAIL_REFUSALS } from '#schemas/console-constants.ts';
import { type Clock, isoTime } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { withRetries } from '../database/failures.ts';
import type { Tables } from '../database/tables.ts';
import { isOutdated } from './outdated-mails.ts';
import type { Outcome, OutgoingMail, Smtp } from './smtp.ts';

/** Lease in milliseconds, longer than a connection may last: after this time, a mail that is being sent counts as lost. */
const LEASE_MS = 10 * MINUTE_MS;
/** Exponential backoff: milliseconds before the second try, doubled for each further try up to the maximum. */
const FIRST_RETRY_MS = 5 * MINUTE_MS;
const LONGEST_RETRY_MS = 4 * 60 * MINUTE_MS;
/**
 * Milliseconds after its first try within which a mail is tried again; after that it counts as refused. They are counted by the backoffs: the
 * time for which the queue stood still before a try says nothing about the mail.
 */
const GIVE_UP_MS = 24 * 60 * MINUTE_MS;
/**
 * A turn that is farther away was written while a clock was ahead, which must not hold mails up for as long: the pace and a server that
 * cannot be reached put a turn off by a minute at most.
 */
const FARTHEST_TURN_MS = 2 * MINUTE_MS;

export interface MailQueue {
  /** Sends the next mail that is due, if the rate limit allows it. @returns whether there was one */
  sendNext(): Promise<boolean>;
  /** Marks mails as `uncertain` if their process ended while sending them. */
  markLost(): Promise<void>;
  /**
   * After MAIL_DAYS, deletes texts and the mails that were never sent. The recipients of sent mails are deleted once the session and its
   * campaign have ended.
   */
  removeExpired(): Promise<void>;
  /** Number of stored mails in each state, whichever process sent them. */
  counts(): Promise<Readonly<Record<(typeof MAIL_STATES)[number], number>>>;
  /** Whether the queue has stopped until a facilitator restarts it: after refusals in a row, or a failed sign-in. */
  isStopped(): Promise<boolean>;
}

interface TakenMail extends OutgoingMail {
  readonly attempts: number;
}

interface MailQueueDeps {
  readonly database: Database;
  readonly clock: Clock;
  /** The mail client; null sends nothing. */
  readonly smtp: Smtp | null;
  /** Maximum number of mails per minute of all processes together. */
  readonly perMinute: number;
  /** Draws the personal link of a mail within the transaction, and returns the text with it; null if the mail must not be sent any more. */
  readonly personalText: (transaction: Kysely<Tables>, appointment: string, text: string) => Promise<string | null>;
}

export function createMailQueue({ database, clock, smtp, perMinute, personalText }: MailQueueDeps): MailQueue {
  const { query } = database;
  const inTransaction = <T>(work: (transaction: Kysely<Tables>) => Promise<T>): Promise<T> =>
    withRetries(() => query.transaction().execute(work));

  /** Whether any mail is due. The query has no transaction, as the queue is empty most of the time. */
  async function isAnyDue(now: string): Promise<boolean> {
    const due = await query
      .selectFrom('mails')
      .select('id')
      .where('state', '=', 'waiting')
      .where('due_at', '<=', now)
      .limit(1)
      .executeTakeFirst();
    return due !== undefined;
  }

  const mark = (mail: TakenMail, outcome: Outcome, now: number): Promise<void> =>
    inTransaction(async (transaction) => {
      // Locks the queue's row first, as `takeDue` does, so that two processes cannot deadlock.
      await notePace(transaction, outcome, now);
      await transaction
        .updateTable('mails')
        .set({ ...afterTry(mail, outcome, now), changed_at: isoTime(now) })
        .where('id', '=', mail.id)
        // A mail that was marked as lost meanwhile gets its real outcome.
        .where('state', 'in', ['sending', 'uncertain'])
        .execute();
    });

  return {
    async sendNext() {
      if (smtp === null || !(await isAnyDue(isoTime(clock())))) return false;
      const mail = await inTransaction((transaction) => takeDue(transaction, clock(), perMinute, personalText));
      if (mail === null) return false;
      if (mail === 'dropped') return true;
      await mark(mail, await smtp.send(mail), clock());
      return true;
    },
    async markLost() {
      const now = clock();
      await query
        .updateTable('mails')
        .set({ state: 'uncertain', changed_at: isoTime(now) })
        .where('state', '=', 'sending')
        .where('changed_at', '<=', isoTime(now - LEASE_MS))
        .execute();
    },
    async removeExpired() {
      const before = isoTime(clock() - MAIL_DAYS * DAY_MS);
      await query.deleteFrom('mailings').where('created_at', '<', before).where(isNeededNoMore).execute();
      const old = query.selectFrom('mailings').select('id').where('created_at', '<', before).where('body', '<>', '');
      // Each mailing has its own transaction, so that the queue's lock is held for one mailing only.
      for (const { id } of await old.execute()) await inTransaction((transaction) => forgetText(transaction, id));
      await query.deleteFrom('mailings').where('created_at', '<', before).where(isEmpty).execute();
    },
    async counts() {
      const rows = await query
        .selectFrom('mails')
        .select((eb) => ['state', eb.fn.countAll().as('count')])
        .groupBy('state')
        .execute();
      const counts = { waiting: 0, sending: 0, sent: 0, refused: 0, uncertain: 0, copied: 0 };
      for (const { state, count } of rows) counts[state] = Number(count);
      return counts;
    },
    async isStopped() {
      const queue = await query.selectFrom('mail_queue').select('stopped_at').executeTakeFirst();
      return (queue?.stopped_at ?? null) !== null;
    },
  };
}

/**
 * Locks the queue until the transaction ends, by an update that changes nothing. Without the lock, two orders at once would write to the
 * same people, and a mail could be taken while its text is deleted.
 */
export async function lockQueue(transaction: Kysely<Tables>): Promise<void> {
  await transaction
    .updateTable('mail_queue')
    .set((eb) => ({ next_at: eb.ref('next_at') }))
    .execute();
}

/**
 * SQL condition: the session has ended, and so has the campaign that the session or the mailing belongs to. Nobody will be invited or
 * reminded any more.
 */
function isNeededNoMore({ and, not, exists, selectFrom }: ExpressionBuilder<Tables, 'mailings'>) {
  const goingOn = selectFrom('campaigns').select('campaigns.id').where('campaigns.ended_at', 'is', null);
  return and([
    not(exists(goingOn.whereRef('campaigns.id', '=', 'mailings.campaign'))),
    not(
      exists(
        goingOn
          .innerJoin('campaign_sessions', 'campaign_sessions.campaign', 'campaigns.id')
          .whereRef('campaign_sessions.session', '=', 'mailings.session'),
      ),
    ),
    not(
      exists(
        selectFrom('sessions')
          .select('sessions.id')
          .whereRef('sessions.id', '=', 'mailings.session')
          .where('sessions.ended_at', 'is', null),
      ),
    ),
  ]);
}

/**
 * Deletes the texts of a mailing; recipients and times of sent mails are kept. Waiting mails are deleted with their text. Return mails are
 * all deleted: the return itself stores that the person was invited.
 */
async function forgetText(transaction: Kysely<Tables>, mailing: string): Promise<void> {
  await lockQueue(transaction);
  await transaction
    .deleteFrom('mails')
    .where('mailing', '=', mailing)
    .where((eb) => eb.or([eb('state', 'in', ['waiting', 'refused']), eb('appointment', 'is not', null)]))
    .execute();
  await transaction.updateTable('mails').set({ reason: null }).where('mailing', '=', mailing).execute();
  await transaction.updateTable('mailings').set({ body: '', calendar: null, reply_to: '' }).where('id', '=', mailing).execute();
}

/** SQL condition: the mailing has no mails left. */
function isEmpty({ not, exists, selectFrom }: ExpressionBuilder<Tables, 'mailings'>) {
  return not(exists(selectFrom('mails').select('mails.id').whereRef('mails.mailing', '=', 'mailings.id')));
}

/** Takes the mail that is due and marks it as being sent. The lock on the queue's only row gives each time slot to one process. */
async function takeDue(
  transaction: Kysely<Tables>,
  now: number,
  perMinute: number,
  personalText: MailQueueDeps['personalText'],
): Promise<TakenMail | 'dropped' | null> {
  const turn = await transaction
    .updateTable('mail_queue')
    .set({ next_at: isoTime(now + MINUTE_MS / perMinute) })
    .where((eb) => eb.or([eb('next_at', '<=', isoTime(now)), eb('next_at', '>', isoTime(now + FARTHEST_TURN_MS))]))
    .where('stopped_at', 'is', null)
    .executeTakeFirst();
  if (turn.numUpdatedRows === 0n) return null;
  const mail = await transaction
    .selectFrom('mails')
    .innerJoin('mailings', 'mailings.id', 'mailing')
    .select(['mails.id', 'email', 'attempts', 'subject', 'body', 'calendar', 'reply_to', 'appointment'])
    .where('state', '=', 'waiting')
    .where('due_at', '<=', isoTime(now))
    .orderBy('due_at')
    .orderBy('mails.id')
    .limit(1)
    .executeTakeFirst();
  if (!mail) return null;
  const text =
    mail.appointment !== null
      ? await personalText(transaction, mail.appointment, mail.body)
      : (await isOutdated(transaction, mail.id))
        ? null
        : mail.body;
  if (text === null) {
    await transaction.deleteFrom('mails').where('id', '=', mail.id).execute();
    return 'dropped';
  }
  await transaction
    .updateTable('mails')
    .set({ state: 'sending', attempts: mail.attempts + 1, changed_at: isoTime(now), reason: null })
    .where('id', '=', mail.id)
    .execute();
  return {
    id: mail.id,
    to: mail.email,
    replyTo: mail.reply_to,
    subject: mail.subject,
    text,
    calendar: mail.calendar,
    date: now,
    attempts: mail.attempts + 1,
  };
}

/** Effect of the outcome on the whole queue. */
async function notePace(transaction: Kysely<Tables>, outcome: Outcome, now: number): Promise<void> {
  const change = transaction.updateTable('mail_queue');
  const stopped = { stopped_at: isoTime(now) };
  switch (outcome.state) {
    case 'sent':
      await change.set({ refusals: 0 }).execute();
      return;
    case 'refused': {
      const { refusals } = await change
        .set((eb) => ({ refusals: eb('refusals', '+', 1) }))
        .returning('refusals')
        .executeTakeFirstOrThrow();
      if (refusals >= MAX_MAIL_REFUSALS) await change.set({ ...stopped, stopped_by: 'refusals' }).execute();
      return;
    }
    case 'sign-in':
      await change.set({ ...stopped, stopped_by: 'sign-in' }).execute();
      return;
    case 'unreachable':
      // The next mail would fail in the same way.
      await change.set({ next_at: isoTime(now + MINUTE_MS) }).execute();
  }
}

/** Effect of the outcome on the state of the mail. */
function afterTry({ attempts }: TakenMail, outcome: Outcome, now: number) {
  if (outcome.state === 'sent') return { state: outcome.state, reason: null };
  const { state, reason } = outcome;
  if (state === 'refused' || state === 'uncertain') return { state, reason };
  // The mail waits: after the sign-in is corrected, the queue continues with it.
  if (state === 'sign-in') return { state: 'waiting', reason } as const;
  const backoffs = Array.from({ length: attempts }, (_, tries) => Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** tries));
  if (backoffs.reduce((total, one) => total + one, 0) > GIVE_UP_MS) return { state: 'refused', reason } as const;
  return { state: 'waiting', due_at: isoTime(now + (backoffs.at(-1) ?? 0)), reason } as const;
}
