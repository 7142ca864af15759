/** Joining a session: the same e-mail and the same session is the same participant, on any device. */
import type { LoginPayload } from '#schemas/players.ts';
import { type Clock, isoTime } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { classifyFailure, withRetries } from '../database/failures.ts';
import { ServerError } from '../errors.ts';
import { createFailureLimit } from '../failure-limit.ts';
import { newId } from '../identifiers.ts';
import { normaliseCode } from '../sessions/codes.ts';
import type { Tokens } from './tokens.ts';

const EMAIL = /^[^\s@<>"(),:;\\[\]\p{C}]+@[^\s@<>"(),:;\\[\]\p{C}]+\.[^\s@<>"(),:;\\[\]\p{C}]{2,}$/u;
const WINDOW = 10 * 60_000;
const TOO_MANY = 'Trop de tentatives. Réessaie dans quelques minutes.';

export const CREDENTIALS_NEEDED = 'Email et code sont requis.';
export const unknownCode = () => new ServerError(404, 'unknown-code', 'Code de session invalide.', { field: 'code' });
export const sessionClosed = () => new ServerError(403, 'session-closed', 'Cette session est fermée.');

/** Answers with a token. @throws ServerError 400, 403, 404 or 429 with a French message */
export type Login = (payload: LoginPayload) => Promise<string>;

/** @param onJoined called after a participant joined */
export function createLogin(database: Database, clock: Clock, tokens: Tokens, onJoined: () => void): Login {
  const perEmail = createFailureLimit(clock, { failures: 20, window: WINDOW, message: TOO_MANY });
  // A whole room may mistype the code on the wall: this only stops machines.
  const perCode = createFailureLimit(clock, { failures: 2000, window: WINDOW, message: TOO_MANY });

  const join = (email: string, code: string): Promise<string> =>
    database.query.transaction().execute(async (transaction) => {
      const session = await transaction
        .selectFrom('sessions')
        .select(['id', 'active'])
        .where('code', '=', code)
        .executeTakeFirst();
      if (!session) throw unknownCode();
      if (session.active === 0) throw sessionClosed();
      const now = clock();
      const at = isoTime(now);
      await transaction
        .insertInto('participants')
        .values({ id: newId(now), session: session.id, email, created_at: at })
        .onConflict((conflict) => conflict.columns(['session', 'email']).doNothing())
        .execute();
      const { id } = await transaction
        .selectFrom('participants')
        .select('id')
        .where('session', '=', session.id)
        .where('email', '=', email)
        .executeTakeFirstOrThrow();
      await transaction
        .insertInto('standings')
        .values({ participant: id, session: session.id, points: 0, reached_at: at })
        .onConflict((conflict) => conflict.column('participant').doNothing())
        .execute();
      return tokens.issue(transaction, { kind: 'player', participant: id });
    });

  return async (payload) => {
    const email = payload.email.trim().toLowerCase();
    const code = normaliseCode(payload.code);
    if (email === '' || code === '')
      throw new ServerError(400, 'missing-field', CREDENTIALS_NEEDED, { field: email === '' ? 'email' : 'code' });
    if (!EMAIL.test(email)) throw new ServerError(400, 'invalid-email', "L'adresse e-mail n'est pas valide.", { field: 'email' });
    perEmail.check(email);
    perCode.check(code);
    try {
      const token = await withRetries(() => join(email, code));
      perEmail.succeeded(email);
      onJoined();
      return token;
    } catch (error) {
      if (error instanceof ServerError && error.code === 'unknown-code') {
        perEmail.failed(email);
        perCode.failed(code);
      }
      // The session was deleted between the look-up and the insertion.
      throw classifyFailure(error) === 'refused' ? unknownCode() : error;
    }
  };
}
