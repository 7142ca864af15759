/** Joining a session: the same e-mail and the same session is the same participant, on any device. */
import type { Kysely } from 'kysely';
import type { LoginPayload } from '#schemas/players.ts';
import { EMAIL as LIMIT } from '#schemas/words.ts';
import { createFailureLimit } from '../access/failure-limit.ts';
import type { Tokens } from '../access/tokens.ts';
import { pseudonyms } from '../board-names.ts';
import { type Clock, isoTime } from '../clock.ts';
import { COLUMNS, fits } from '../database/columns.ts';
import type { Database } from '../database/database.ts';
import { isOrphan, withRetries } from '../database/failures.ts';
import type { DatabaseKind } from '../database/migrations.ts';
import type { ParticipantsTable, Tables } from '../database/tables.ts';
import { ServerError } from '../errors.ts';
import { newId } from '../identifiers.ts';
import { openStanding } from '../ledger/standings.ts';
import { appendHappenings } from '../live/log.ts';
import { normaliseCode } from '../session-codes.ts';
import { invitationOf, normaliseEmail } from './allow-list.ts';
import { isDue } from './appointments.ts';

const EMAIL = /^[^\s@<>"(),:;\\[\]\p{C}]+@([^\s@<>"(),:;\\[\]\p{C}.]+\.)+[^\s@<>"(),:;\\[\]\p{C}.]{2,}$/u;
/** What its column may hold, now that it is normalised. */
const isStorable = fits(COLUMNS.participants.email);
const TOO_MANY = 'Trop de tentatives. Réessaie dans quelques minutes.';

/** PostgreSQL does not even look for a text that it could not hold. */
const canBeCode = fits(COLUMNS.sessions.code);

export const CREDENTIALS_NEEDED = 'Email et code sont requis.';
export const unknownCode = () => new ServerError(404, 'unknown-code', 'Code de session invalide.', { field: 'code' });
/** @param later whether it opens by itself */
export const sessionClosed = (later = false) =>
  new ServerError(
    403,
    'session-closed',
    `Cette session est fermée.${later ? ' Elle ouvrira à l’heure prévue : réessaie à ce moment-là.' : ''}`,
  );
const notInvited = () =>
  new ServerError(
    403,
    'not-invited',
    'Cette adresse ne figure pas sur la liste de cette session. Vérifie l’adresse saisie ou demande à l’animateur.',
    { field: 'email' },
  );
const removed = () =>
  new ServerError(403, 'removed', 'Ta participation à cette session a été retirée. Demande à l’animateur.', {
    field: 'email',
  });

/** Answers with a token. @throws ServerError 400, 403, 404 or 429 with a French message */
export type Login = (payload: LoginPayload) => Promise<string>;

/** @param applySchedule opens and closes sessions whose time has come @param onJoined called after a participant joined */
export function createLogin(
  database: Database,
  clock: Clock,
  tokens: Tokens,
  applySchedule: () => Promise<void>,
  onJoined: () => void,
): Login {
  // Looked at after the code: the secret is the code (40 bits), and nobody is kept out by what others typed under their e-mail.
  const guesses = createFailureLimit(clock, { failures: 20, window: 10 * 60_000, message: TOO_MANY });

  /** Null when an appointment of the session has come that was not kept yet. */
  const join = (email: string, code: string): Promise<string | null> =>
    database.query.transaction().execute(async (transaction) => {
      const named = transaction
        .selectFrom('sessions')
        .select(['id', 'active', 'opens_at', 'closes_at', 'paused_at'])
        .where('code', '=', code);
      const session = canBeCode(code) ? await named.executeTakeFirst() : undefined;
      if (!session) throw unknownCode();
      const now = clock();
      if (isDue(session, now)) return null;
      if (session.active === 0) throw sessionClosed(session.opens_at !== null);
      const invitation = await invitationOf(transaction, session.id, email);
      if (!invitation) throw notInvited();
      const at = isoTime(now);
      const joined = await enter(transaction, {
        id: newId(now),
        session: session.id,
        email,
        created_at: at,
        team: invitation.team,
      });
      const id = await playing(transaction, database.kind, session.id, email);
      await openStanding(transaction, { id, session: session.id }, at);
      const token = await tokens.issue(transaction, { kind: 'player', participant: id });
      if (joined)
        await appendHappenings(transaction, database.kind, [{ session: session.id, kind: 'joined', participant: id, at }]);
      return token;
    });

  const joinOnTime = async (email: string, code: string): Promise<string> => {
    for (;;) {
      const token = await withRetries(() => join(email, code));
      if (token !== null) return token;
      await applySchedule();
    }
  };

  return async (payload) => {
    const email = normaliseEmail(payload.email);
    const code = normaliseCode(payload.code);
    if (email === '' || code === '')
      throw new ServerError(400, 'missing-field', CREDENTIALS_NEEDED, { field: email === '' ? 'email' : 'code' });
    if (!EMAIL.test(email)) throw new ServerError(400, 'invalid-email', 'L’adresse e-mail n’est pas valide.', { field: 'email' });
    if (!isStorable(email))
      throw new ServerError(400, 'invalid-email', `L’adresse e-mail doit avoir au plus ${LIMIT.maxLength} caractères.`, {
        field: 'email',
      });
    try {
      const token = await joinOnTime(email, code);
      guesses.succeeded(email);
      onJoined();
      return token;
    } catch (error) {
      if (error instanceof ServerError && error.code === 'unknown-code') {
        guesses.check(email);
        guesses.failed(email);
      }
      // The session was deleted between the look-up and the insertion.
      throw isOrphan(error) ? unknownCode() : error;
    }
  };
}

/**
 * A new participant, under a name that nobody else in the session has; one of this e-mail who is there already stays as is.
 * @returns whether somebody is new
 */
async function enter(
  transaction: Kysely<Tables>,
  row: Pick<ParticipantsTable, 'id' | 'session' | 'email' | 'created_at' | 'team'>,
): Promise<boolean> {
  // Not the e-mail: whoever knows an address could find its name.
  for (const { name, key } of pseudonyms(row.id)) {
    const entered = await transaction
      .insertInto('participants')
      .values({ ...row, name, name_key: key })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (entered) return true;
    const known = transaction.selectFrom('participants').select('id').where('session', '=', row.session);
    if (await known.where('email', '=', row.email).executeTakeFirst()) return false;
  }
  return false;
}

/** Who plays under this e-mail: the participant that it was merged into, where it was. @throws ServerError 403 */
async function playing(transaction: Kysely<Tables>, kind: DatabaseKind, session: string, email: string): Promise<string> {
  const rows = transaction.selectFrom('participants').select(['id', 'removed_at', 'merged_into']);
  // Nobody is removed or merged between this look and the standing that follows; SQLite has one writer at a time anyway.
  const participants = kind === 'postgres' ? rows.forKeyShare() : rows;
  let found = await participants.where('session', '=', session).where('email', '=', email).executeTakeFirst();
  const met = new Set<string>();
  while (found?.merged_into != null && !met.has(found.id)) {
    met.add(found.id);
    found = await participants.where('id', '=', found.merged_into).executeTakeFirst();
  }
  if (!found || found.removed_at !== null || found.merged_into !== null) throw removed();
  return found.id;
}
