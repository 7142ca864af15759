/**
 * Mailings: one text to everybody who is invited to a session, or has not attended a campaign. Also the mails by which a campaign invites
 * people to a return, each with a personal link.
 */
import { setImmediate } from 'node:timers/promises';
import { type Kysely, type SqlBool, sql } from 'kysely';
import { calendarFile } from '#engine/rules/calendar-file.ts';
import type { MAIL_STATES } from '#schemas/console-constants.ts';
import type { AuditAction } from '#schemas/facilitators.ts';
import {
  type Copied,
  type CopiedMail,
  type CopiedWithdrawal,
  type CopiedWithdrawn,
  type Mailing,
  type Mails,
  NO_MAIL,
} from '#schemas/mails.ts';
import { audit } from '../audit/audit-log.ts';
import { type Clock, isoTime } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { withRetries } from '../database/failures.ts';
import type { Tables } from '../database/tables.ts';
import { type ConsoleText, ServerError } from '../errors.ts';
import { idOf, isId, newId } from '../identifiers.ts';
import type { MailConfig } from '../mail-config.ts';
import { isEmail, normaliseEmail } from '../session-model/emails.ts';
import { checkedMailTexts, checkedTexts, type MailTexts } from '../session-model/mail-texts.ts';
import { displayedCode } from '../session-model/session-codes.ts';
import { readInvitedPeople } from './invited-people.ts';
import { lockQueue } from './queue.ts';

type MailState = (typeof MAIL_STATES)[number];

/** Subject of a mailing: a session or a campaign. It determines the recipients. */
type MailSubject =
  | { readonly about: 'session'; readonly id: string }
  /** @property department only people of this department; empty for people without a department; undefined for everybody */
  | { readonly about: 'campaign'; readonly id: string; readonly department: string | undefined }
  /** Mails by which a campaign invites people to returns. */
  | { readonly about: 'returns'; readonly id: string };

/** A mailing that a facilitator can order. Return mails are left out, as each person's is sent on a day of their own. */
export type OrderedSubject = Exclude<MailSubject, { about: 'returns' }>;

export interface Mailings {
  /** @throws ServerError 404 for an unknown subject, only if the installation sends mail */
  of(subject: MailSubject): Promise<Mails>;
  /**
   * Orders a mail to all recipients of the subject. The same key of the same actor orders it once.
   * @throws ServerError 400; 404; 409 if the installation sends no mail, or no recipient is left
   */
  order(subject: OrderedSubject, mailing: Mailing, actor: string, idempotencyKey: string | null): Promise<Mails>;
  /**
   * Records that a facilitator copied a text and sends it from a mail program to all recipients of the subject. The same key of the same
   * actor records it once.
   * @throws ServerError 400; 404; 409 without recipients, or with more than were copied
   */
  noteCopied(subject: OrderedSubject, mail: CopiedMail, by: CopiedBy): Promise<Copied>;
  /** Deletes the record of a copied mail, for one person or for everybody in a mailing. @throws ServerError 404 */
  withdrawCopied(mailing: string, whose: CopiedWithdrawal, actor: string): Promise<CopiedWithdrawn>;
  /** Cancels the mails that were not sent yet, of a department those to its people. @throws ServerError 404 */
  cancel(subject: OrderedSubject, actor: string): Promise<Mails>;
  /** Restarts the queue after it has stopped. */
  resume(actor: string): Promise<void>;
  /**
   * Orders mails by which a campaign invites people to a return, within the caller's transaction; each personal link is drawn when its mail
   * is sent. Null if the installation sends no mail.
   */
  readonly orderReturns:
    | ((transaction: Kysely<Tables>, mailing: ReturnMailing, mails: readonly PersonalMail[]) => Promise<void>)
    | null;
  /**
   * Cancels the campaign's return mails that were not sent yet, within the caller's transaction.
   * @returns identifiers of their appointments
   */
  cancelReturns(transaction: Kysely<Tables>, campaign: string, actor: string): Promise<readonly string[]>;
}

interface CopiedBy {
  /** Whether the mailing goes only to people without any mail about the subject. */
  readonly onlyNew: boolean;
  readonly actor: string;
  readonly idempotencyKey: string | null;
}

/** Texts with placeholders for each person's own data. */
type ReturnMailing = MailTexts & { readonly campaign: string; readonly actor: string };

interface PersonalMail {
  readonly email: string;
  /** Identifier of the appointment. */
  readonly appointment: string;
}

interface ExpectedPerson {
  readonly email: string;
  readonly department: string | null;
  /** `absent` for a person who has not attended. */
  readonly state: string;
}

interface MailingsDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly config: MailConfig | null;
  /** People who are expected at a campaign, whether they attended or not. @throws ServerError 404 */
  readonly peopleOf: (campaign: string) => Promise<readonly ExpectedPerson[]>;
}

/** Maximum number of rows in one statement. */
const ROWS = 500;
/** Maximum number of problem mails listed one by one. */
const MAX_PROBLEMS = 100;

export function createMailings({ database, clock, config, peopleOf }: MailingsDeps): Mailings {
  const { query } = database;

  async function addressesFor(subject: MailSubject): Promise<readonly string[]> {
    if (subject.about === 'session') return (await readInvitedPeople(query, subject.id)).map(({ email }) => email);
    if (subject.about === 'returns') return [];
    return inDepartment(await peopleOf(subject.id), subject.department)
      .filter(({ state }) => state === 'absent')
      .map(({ email }) => email)
      .filter(isEmail);
  }

  async function of(subject: MailSubject): Promise<Mails> {
    if (config === null) return NO_MAIL;
    const addresses = await addressesFor(subject);
    const written = await readWritten(query, subject);
    const again = addresses.filter((email) => written.has(email)).length;
    const { stopped_at: at, stopped_by: by } = await query
      .selectFrom('mail_queue')
      .select(['stopped_at', 'stopped_by'])
      .executeTakeFirstOrThrow();
    return {
      enabled: true,
      from: config.from.address,
      perMinute: config.perMinute,
      recipients: { first: addresses.length - again, again },
      counts: await readCounts(query, subject),
      problems: await readProblems(query, subject),
      stopped: at !== null && by !== null ? { at, by } : null,
    };
  }

  const write = async (subject: OrderedSubject, mailing: WrittenMailing, actor: string, key: string | null): Promise<Copied> => {
    const addresses = await addressesFor(subject);
    const now = clock();
    const id = key === null ? newId(now) : idOf(`mailing ${key} ${actor}`);
    const people = await withRetries(() =>
      query.transaction().execute(async (transaction) => {
        const mails = await writeMailing(transaction, subject, mailing, { id, actor, now, addresses });
        if (mails === null) return countMails(transaction, id);
        const { people, session } = mails;
        const whom = { ...narrowed(subject), firstOnly: mailing.toAll ? undefined : true };
        const detail = { ...(await namesOf(transaction, subject)), about: subject.about, people, ...whom, session };
        await audit(transaction, clock, { actor, action: mailing.action, subject: subject.id, detail });
        return people;
      }),
    );
    return { mailing: id, people };
  };

  return {
    of,
    orderReturns: config && ((transaction, mailing, mails) => orderReturns(transaction, mailing, mails, clock())),
    async order(subject, mailing, actor, idempotencyKey) {
      if (config === null) throw noMail();
      const texts = checkedMailTexts(mailing);
      const now = clock();
      const calendar = mailing.calendar && calendarOf(mailing, mailing.calendar, now);
      const makeUp = mailing.makeUp ?? null;
      const whom = { toAll: mailing.again, most: Number.POSITIVE_INFINITY };
      const written = { texts, calendar, makeUp, state: 'waiting', action: 'mails-queued', ...whom } as const;
      await write(subject, written, actor, idempotencyKey);
      return of(subject);
    },
    async noteCopied(subject, mail, { onlyNew, actor, idempotencyKey }) {
      const texts = { ...checkedTexts(mail), reply_to: '' };
      const makeUp = mail.makeUp ?? null;
      const whom = { toAll: !onlyNew, most: mail.people ?? Number.POSITIVE_INFINITY };
      const written = { texts, calendar: null, makeUp, state: 'copied', action: 'mails-copied', ...whom } as const;
      return write(subject, written, actor, idempotencyKey);
    },
    withdrawCopied: (mailing, { email }, actor) =>
      withRetries(() =>
        query.transaction().execute((transaction) => withdrawCopied(transaction, clock, { mailing, email, actor })),
      ),
    async cancel(subject, actor) {
      // Somebody may have come since, and their mail still waits: it is cancelled too.
      const narrow = subject.about === 'campaign' && subject.department !== undefined;
      const among = narrow ? inDepartment(await peopleOf(subject.id), subject.department).map(({ email }) => email) : null;
      await withRetries(() =>
        query.transaction().execute((transaction) => cancelWaiting(transaction, clock, { subject, among, actor })),
      );
      return of(subject);
    },
    async cancelReturns(transaction, id, actor) {
      const cancelled = await cancelWaiting(transaction, clock, { subject: { about: 'returns', id }, among: null, actor });
      return cancelled.flatMap(({ appointment }) => appointment ?? []);
    },
    resume: (actor) => withRetries(() => query.transaction().execute((transaction) => resumeQueue(transaction, clock, actor))),
  };
}

/** @param department empty for people without a department; undefined for everybody */
function inDepartment(people: readonly ExpectedPerson[], department: string | undefined): readonly ExpectedPerson[] {
  return department === undefined ? people : people.filter((person) => (person.department ?? '') === department);
}

interface Cancelling {
  readonly subject: MailSubject;
  /** Addresses whose mails are cancelled; null for all. */
  readonly among: readonly string[] | null;
  readonly actor: string;
}

async function cancelWaiting(transaction: Kysely<Tables>, clock: Clock, { subject, among, actor }: Cancelling) {
  await lockQueue(transaction);
  const waiting = transaction
    .deleteFrom('mails')
    .where('state', '=', 'waiting')
    .where(isPersonal(subject))
    .where('mailing', 'in', (eb) => eb.selectFrom('mailings').select('id').where(subjectColumn(subject), '=', subject.id))
    .returning('appointment');
  const cancelled = among === null ? await waiting.execute() : [];
  for (let from = 0; among !== null && from < among.length; from += ROWS)
    cancelled.push(...(await waiting.where('email', 'in', among.slice(from, from + ROWS)).execute()));
  if (cancelled.length > 0) {
    const names = await namesOf(transaction, subject);
    const detail = { ...names, about: subject.about, people: cancelled.length, ...narrowed(subject) };
    await audit(transaction, clock, { actor, action: 'mails-cancelled', subject: subject.id, detail });
  }
  return cancelled;
}

async function resumeQueue(transaction: Kysely<Tables>, clock: Clock, actor: string): Promise<void> {
  const { numUpdatedRows } = await transaction
    .updateTable('mail_queue')
    .set({ stopped_at: null, stopped_by: null, refusals: 0 })
    .where('stopped_at', 'is not', null)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await audit(transaction, clock, { actor, action: 'mails-resumed', subject: null });
}

/**
 * Stores a mailing to these addresses.
 * @returns number of recipients, and the code of the session that the mailing proposes; null if the mailing is stored already
 * @throws ServerError 400 if the campaign has no such session; 409 if no recipient is left, or there are more than `most`
 */
async function writeMailing(
  transaction: Kysely<Tables>,
  subject: OrderedSubject,
  { action: _, toAll, most, ...mailing }: WrittenMailing,
  {
    addresses,
    ...by
  }: { readonly id: string; readonly actor: string; readonly now: number; readonly addresses: readonly string[] },
): Promise<{ readonly people: number; readonly session: string | undefined } | null> {
  await lockQueue(transaction);
  const there = await transaction.selectFrom('mailings').select('id').where('id', '=', by.id).executeTakeFirst();
  if (there) return null;
  const session = await codeOf(transaction, subject, mailing.makeUp);
  const before = toAll ? new Set<string>() : await readWritten(transaction, subject);
  const people = addresses.flatMap((email) => (before.has(email) ? [] : [{ email, appointment: null }]));
  if (people.length === 0) throw nobodyLeft();
  if (people.length > most) throw moreByNow(people.length, most);
  await storeMailing(transaction, { about: subject, ...mailing, ...by }, people);
  return { people: people.length, session };
}

async function countMails(query: Kysely<Tables>, mailing: string): Promise<number> {
  const { count } = await query
    .selectFrom('mails')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('mailing', '=', mailing)
    .executeTakeFirstOrThrow();
  return Number(count);
}

interface Withdrawal extends CopiedWithdrawal {
  readonly mailing: string;
  readonly actor: string;
}

/** @throws ServerError 404 */
async function withdrawCopied(
  transaction: Kysely<Tables>,
  clock: Clock,
  { mailing, email, actor }: Withdrawal,
): Promise<CopiedWithdrawn> {
  const known = await transaction
    .selectFrom('mailings')
    .select(['session', 'campaign'])
    .where('id', '=', mailing)
    .executeTakeFirst();
  const id = known?.session ?? known?.campaign;
  if (!known || !id) throw unknownMailing();
  const { numDeletedRows } = await transaction
    .deleteFrom('mails')
    .where('mailing', '=', mailing)
    .where('state', '=', 'copied')
    .$if(email !== null, (rows) => rows.where('email', '=', normaliseEmail(email ?? '')))
    .executeTakeFirst();
  const people = Number(numDeletedRows);
  if (people === 0) return { people };
  const about = known.session === null ? 'campaign' : 'session';
  const detail = { ...(await namesOf(transaction, { about, id })), about, people };
  await audit(transaction, clock, { actor, action: 'mails-unnoted', subject: id, detail });
  return { people };
}

/** The campaign's name, for the audit log; empty for a session, which the log shows by its identifier. */
async function namesOf(
  query: Kysely<Tables>,
  { about, id }: Pick<MailSubject, 'about' | 'id'>,
): Promise<{ readonly name?: string }> {
  if (about === 'session') return {};
  return (await query.selectFrom('campaigns').select('name').where('id', '=', id).executeTakeFirst()) ?? {};
}

/** Restriction of the recipients, for the audit log. */
function narrowed(subject: MailSubject): { readonly department?: string | undefined } {
  return subject.about === 'campaign' ? { department: subject.department } : {};
}

/**
 * Code of the session that a reminder proposes; undefined if it proposes none. @throws ServerError 400 if the campaign has no such session
 */
async function codeOf(query: Kysely<Tables>, { about, id }: OrderedSubject, makeUp: string | null): Promise<string | undefined> {
  if (makeUp === null) return undefined;
  const session =
    about === 'campaign' && isId(makeUp)
      ? await query
          .selectFrom('campaign_sessions')
          .innerJoin('sessions', 'sessions.id', 'campaign_sessions.session')
          .select('code')
          .where('campaign', '=', id)
          .where('session', '=', makeUp)
          .executeTakeFirst()
      : undefined;
  if (!session)
    refuse('makeUp', {
      en: 'makeUp must be a session of the campaign, or null.',
      fr: 'makeUp doit être une session de la campagne, ou null.',
    });
  return displayedCode(session.code);
}

/** @param now milliseconds since 1970 */
async function orderReturns(
  transaction: Kysely<Tables>,
  { campaign, actor, ...texts }: ReturnMailing,
  mails: readonly PersonalMail[],
  now: number,
): Promise<void> {
  await lockQueue(transaction);
  const about = { about: 'returns', id: campaign } as const;
  await storeMailing(
    transaction,
    { id: newId(now), about, texts, calendar: null, makeUp: null, state: 'waiting', actor, now },
    mails,
  );
}

interface StoredTexts {
  readonly texts: MailTexts;
  readonly calendar: string | null;
  /** Identifier of the session that a reminder proposes. */
  readonly makeUp: string | null;
  readonly state: Extract<MailState, 'waiting' | 'copied'>;
}

interface WrittenMailing extends StoredTexts {
  readonly action: Extract<AuditAction, 'mails-queued' | 'mails-copied'>;
  /** Whether the mailing also goes to people who already had a mail about the same subject. */
  readonly toAll: boolean;
  /** Maximum number of recipients: whoever is expected since the page counted them has not been written to. */
  readonly most: number;
}

interface OrderedMailing extends StoredTexts {
  readonly id: string;
  readonly about: MailSubject;
  readonly actor: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Stores the mailing, and a mail in its first state for each address. */
async function storeMailing(
  transaction: Kysely<Tables>,
  { id, about, texts, calendar, makeUp, state, actor, now }: OrderedMailing,
  people: readonly { readonly email: string; readonly appointment: string | null }[],
): Promise<void> {
  await transaction
    .insertInto('mailings')
    .values({
      id,
      session: about.about === 'session' ? about.id : null,
      campaign: about.about === 'session' ? null : about.id,
      make_up: makeUp,
      ...texts,
      calendar,
      created_by: actor,
      created_at: isoTime(now),
    })
    .execute();
  const at = isoTime(now);
  for (let from = 0; from < people.length; from += ROWS) {
    const rows = people.slice(from, from + ROWS).map(({ email, appointment }) => ({
      id: idOf(`mail ${id} ${email}`),
      mailing: id,
      email,
      appointment,
      state,
      due_at: at,
      changed_at: at,
      reason: null,
    }));
    await transaction.insertInto('mails').values(rows).execute();
    await setImmediate();
  }
}

const subjectColumn = ({ about }: MailSubject) => (about === 'session' ? 'mailings.session' : 'mailings.campaign');

/** SQL condition that separates a campaign's return mails from its reminders. */
const isPersonal = ({ about }: MailSubject) =>
  about === 'returns' ? sql<SqlBool>`mails.appointment is not null` : sql<SqlBool>`mails.appointment is null`;

/** Addresses to which a mail about the subject was sent, may have been sent, is queued, or was recorded as copied. */
async function readWritten(query: Kysely<Tables>, subject: MailSubject): Promise<ReadonlySet<string>> {
  const rows = await query
    .selectFrom('mailings')
    .innerJoin('mails', 'mailing', 'mailings.id')
    .select('email')
    .distinct()
    .where(subjectColumn(subject), '=', subject.id)
    .where(isPersonal(subject))
    .where('state', '<>', 'refused')
    .execute();
  return new Set(rows.map(({ email }) => email));
}

async function readCounts(query: Kysely<Tables>, subject: MailSubject): Promise<Mails['counts']> {
  const rows = await query
    .selectFrom('mailings')
    .innerJoin('mails', 'mailing', 'mailings.id')
    .select((eb) => ['state', eb.fn.countAll().as('count')])
    .where(subjectColumn(subject), '=', subject.id)
    .where(isPersonal(subject))
    .groupBy('state')
    .execute();
  const count = (state: MailState) => Number(rows.find((row) => row.state === state)?.count ?? 0);
  return {
    waiting: count('waiting'),
    sending: count('sending'),
    sent: count('sent'),
    refused: count('refused'),
    uncertain: count('uncertain'),
    copied: count('copied'),
  };
}

async function readProblems(query: Kysely<Tables>, subject: MailSubject): Promise<Mails['problems']> {
  const rows = await query
    .selectFrom('mailings')
    .innerJoin('mails', 'mailing', 'mailings.id')
    .select(['email', 'state', 'reason', 'changed_at'])
    .where(subjectColumn(subject), '=', subject.id)
    .where(isPersonal(subject))
    .where((eb) =>
      eb.or([eb('state', 'in', ['refused', 'uncertain']), eb.and([eb('state', '=', 'waiting'), eb('reason', 'is not', null)])]),
    )
    .orderBy('changed_at', 'desc')
    .orderBy('email')
    .limit(MAX_PROBLEMS)
    .execute();
  return rows.map(({ changed_at: at, ...row }) => ({ ...row, at }));
}

/** @throws ServerError 400 */
function calendarOf(
  { subject, text }: Mailing,
  { session, startsAt, endsAt, url, venue }: NonNullable<Mailing['calendar']>,
  now: number,
) {
  const starts = Date.parse(startsAt);
  const ends = Date.parse(endsAt);
  if (!(isId(session) && starts < ends))
    refuse('calendar', {
      en: 'calendar must name a session, and end after it starts.',
      fr: 'calendar doit nommer une session, et finir après son début.',
    });
  return calendarFile({ id: session, starts, ends, now, title: subject, description: text, url, venue });
}

function refuse(field: keyof Mailing, message: ConsoleText): never {
  throw new ServerError(400, 'invalid-field', message, { field });
}

function unknownMailing(): ServerError {
  return new ServerError(404, 'unknown-mailing', {
    en: 'There is no such mailing any more: its session or campaign has ended, or was deleted.',
    fr: 'Cet envoi n’existe plus : sa session ou sa campagne est terminée, ou supprimée.',
  });
}

function noMail(): ServerError {
  return new ServerError(409, 'no-mail', {
    en: 'This installation sends no mail: SMTP_URL is not set.',
    fr: 'Cette installation n’envoie pas d’e-mails : SMTP_URL n’est pas défini.',
  });
}

function nobodyLeft(): ServerError {
  return new ServerError(409, 'nobody-to-write-to', {
    en: 'Nobody is left to write to: everybody has had a mail about this.',
    fr: 'Il ne reste personne à qui écrire : chacun a déjà reçu un e-mail à ce sujet.',
  });
}

function moreByNow(people: number, copied: number): ServerError {
  return new ServerError(409, 'more-to-write-to', {
    en: `There are ${people} people by now, not ${copied}: copy the addresses anew.`,
    fr: `Il y a maintenant ${people} personnes, et non ${copied} : copiez à nouveau les adresses.`,
  });
}
