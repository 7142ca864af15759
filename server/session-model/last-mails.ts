/**
 * The last mail to each person about a session or a campaign: sent by the server, or recorded by the facilitator who sent it
 * (docs/mail.md).
 */
import { setImmediate } from 'node:timers/promises';
import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql } from 'kysely';
import type { LastMail } from '#schemas/mails.ts';
import type { Tables } from '../database/tables.ts';
import { displayedCode } from './session-codes.ts';

/** Maximum number of mails per query: they take SQLite, which blocks the event loop, some milliseconds. */
const PAGE = 1000;

interface LastMails {
  /** E-mail → the last invitation to one of the sessions. */
  readonly invited: ReadonlyMap<string, LastMail>;
  /** E-mail → the last reminder. */
  readonly reminded: ReadonlyMap<string, LastMail>;
}

/** Last mails about a campaign and its sessions. Invitations to returns are not among them. */
export function lastMailsOf(query: Kysely<Tables>, campaign: string): Promise<LastMails> {
  return readLast(query, (eb) =>
    eb.or([
      eb('mailings.campaign', '=', campaign),
      eb('mailings.session', 'in', eb.selectFrom('campaign_sessions').select('session').where('campaign', '=', campaign)),
    ]),
  );
}

/** E-mail → the last invitation to a session. */
export async function invitationsTo(query: Kysely<Tables>, session: string): Promise<LastMails['invited']> {
  return (await readLast(query, (eb) => eb('mailings.session', '=', session))).invited;
}

async function readLast(
  query: Kysely<Tables>,
  isAbout: (eb: ExpressionBuilder<Tables, 'mails' | 'mailings'>) => Expression<SqlBool>,
): Promise<LastMails> {
  const invited = new Map<string, LastMail>();
  const reminded = new Map<string, LastMail>();
  for (let after = { mailing: '', email: '' }; ; ) {
    const page = await query
      .selectFrom('mails')
      .innerJoin('mailings', 'mailings.id', 'mailing')
      .leftJoin('sessions as proposed', (join) =>
        join.on((eb) => eb('proposed.id', '=', eb.fn.coalesce('mailings.session', 'mailings.make_up'))),
      )
      .select(['email', 'mailings.session', 'mailing', 'state', 'changed_at as at', 'mailings.created_by as by'])
      .select(['proposed.name', 'proposed.code'])
      .where('appointment', 'is', null)
      .where(isAbout)
      .where(sql<SqlBool>`(mailing, email) > (${after.mailing}, ${after.email})`)
      .orderBy('mailing')
      .orderBy('email')
      .limit(PAGE)
      .execute();
    for (const row of page) {
      const mails = row.session === null ? reminded : invited;
      mails.set(row.email, lastOf(mails.get(row.email), mailOf(row)));
    }
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) return { invited, reminded };
    after = last;
    await setImmediate();
  }
}

/** The last mails to one person about a session and its campaign; null if none is stored. @param email normalised */
export async function lastMailsTo(
  query: Kysely<Tables>,
  email: string,
  session: string,
): Promise<{ readonly invited: LastMail | null; readonly reminded: LastMail | null }> {
  const mails = await query
    .selectFrom('mails')
    .innerJoin('mailings', 'mailings.id', 'mailing')
    .leftJoin('sessions as proposed', (join) =>
      join.on((eb) => eb('proposed.id', '=', eb.fn.coalesce('mailings.session', 'mailings.make_up'))),
    )
    .select(['mailings.session', 'mailing', 'state', 'changed_at as at', 'mailings.created_by as by'])
    .select(['proposed.name', 'proposed.code'])
    .where('email', '=', email)
    .where('appointment', 'is', null)
    .where((eb) =>
      eb.or([
        eb('mailings.session', '=', session),
        eb('mailings.campaign', 'in', eb.selectFrom('campaign_sessions').select('campaign').where('session', '=', session)),
      ]),
    )
    .execute();
  const lastAmong = (invitation: boolean) =>
    mails
      .filter((mail) => (mail.session !== null) === invitation)
      .reduce<LastMail | undefined>((last, mail) => lastOf(last, mailOf(mail)), undefined) ?? null;
  return { invited: lastAmong(true), reminded: lastAmong(false) };
}

type MailRow = Omit<LastMail, 'session'> & { readonly name: string | null; readonly code: string | null };

/** @param row row with name and code of the session to which the mail invites, or which it proposes */
function mailOf({ mailing, state, at, by, name, code }: MailRow): LastMail {
  return { mailing, state, at, by, session: name ?? (code === null ? null : displayedCode(code)) };
}

/** Number of people to whom a reminder proposed the session, and who have not attended it. */
export async function remindedOf(query: Kysely<Tables>, session: string): Promise<number> {
  const { count } = await query
    .selectFrom('mailings')
    .innerJoin('mails', 'mailing', 'mailings.id')
    .select((eb) => eb.fn.count('email').distinct().as('count'))
    .where('make_up', '=', session)
    .where('state', '<>', 'refused')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('participants')
            .select('participants.id')
            .where('participants.session', '=', session)
            .whereRef('participants.email', '=', 'mails.email'),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Whether the person got a mail: a refused mail does not count. */
export function isWritten(mail: LastMail | undefined): boolean {
  return mail !== undefined && mail.state !== 'refused';
}

/**
 * Whether the person got a mail about a campaign. A reminder counts too: it also goes to people without an invitation, and invitations are
 * deleted with their session.
 */
export function isWrittenTo(invitation: LastMail | undefined, reminder: LastMail | undefined): boolean {
  return isWritten(invitation) || isWritten(reminder);
}

/** The later of two mails; a refused mail counts only if both were refused. */
function lastOf(known: LastMail | undefined, mail: LastMail): LastMail {
  if (known === undefined || isWritten(known) !== isWritten(mail)) return isWritten(known) ? (known ?? mail) : mail;
  return known.at > mail.at ? known : mail;
}
