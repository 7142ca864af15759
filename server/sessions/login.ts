/** Joining a session: the same e-mail and the same session is the same participant, on any device. */

import { EMAIL as LIMIT } from '#schemas/constants.ts';
import type { LoginPayload, TokenReply } from '#schemas/players.ts';
import { createLimit, type Limit } from '../access/limit.ts';
import { originOf } from '../access/origin.ts';
import { type CodeAsked, hashPersonalCode, personalCodeMatches } from '../access/passwords.ts';
import type { Tokens } from '../access/tokens.ts';
import type { Clock } from '../clock.ts';
import { createBatchQueue } from '../concurrency/batch-queue.ts';
import { COLUMNS, fits } from '../database/columns.ts';
import type { Database } from '../database/database.ts';
import { classifyFailure, isOrphan, withRetries } from '../database/failures.ts';
import { ServerError } from '../errors.ts';
import { isPrintable } from '../session-model/printable.ts';
import { displayedCode, newPersonalCode, normaliseCode } from '../session-model/session-codes.ts';
import { normaliseEmail } from './allow-list.ts';
import { type Arrival, admit, type Outcome, unknownCode } from './arrivals.ts';

const EMAIL = /^[^\s@<>"(),:;\\[\]\p{C}]+@([^\s@<>"(),:;\\[\]\p{C}.]+\.)+[^\s@<>"(),:;\\[\]\p{C}.]{2,}$/u;
/** What its column may hold, now that it is normalised. */
const isStorable = fits(COLUMNS.participants.email);
const FAILURES = {
  window: 10 * 60_000,
  code: 'too-many-failures',
  message: 'Trop de tentatives. Réessayez dans quelques minutes.',
};

export const CREDENTIALS_NEEDED = 'Email et code sont requis.';
const personalCodeNeeded = () =>
  new ServerError(
    403,
    'personal-code-needed',
    'Pour revenir sous cette adresse, indiquez le code personnel que vous avez noté à votre première connexion.',
    { field: 'personalCode' },
  );
const personalCodeWrong = () =>
  new ServerError(
    403,
    'personal-code-wrong',
    'Ce code personnel n’est pas le bon. Si vous l’avez perdu, l’équipe d’animation peut vous en donner un autre.',
    { field: 'personalCode' },
  );

type Proof = Extract<Outcome, { prove: string }>;

export interface Login {
  /**
   * Answers with a token.
   * @param key of the call (`idempotencyKeyOf`): the first login that is sent again under it, as its reply was lost, tells the personal
   *   code again. @param address where the call comes from
   * @throws ServerError 400, 403, 404, 429 or 503 with a French message
   */
  join(payload: LoginPayload, key?: string | null, address?: string): Promise<TokenReply>;
  drained(): Promise<void>;
}

/** People who are new to one session: who has been in comes back whenever they like. A whole company arrives more slowly. */
const NEWCOMERS = {
  most: 10_000,
  window: 10 * 60_000,
  code: 'too-fast',
  message: 'Trop de personnes rejoignent cette session en même temps. Réessayez dans quelques minutes.',
};

/** Of these, those who come from one place: otherwise one person closed the door to everybody elsewhere. */
const FROM_ONE_PLACE = { ...NEWCOMERS, most: 5_000 };

/**
 * Logins of one participant from one place, each of which is kept for a day: a whole team may share an address. Whoever knows a
 * colleague's address keeps nobody out who sits elsewhere.
 */
const LOGINS = {
  most: 600,
  window: 10 * 60_000,
  code: 'too-fast',
  message: 'Trop de connexions sous cette adresse. Réessayez dans quelques minutes.',
};

/** @param applySchedule opens and closes sessions whose time has come @param onJoined called after people joined */
export function createLogin(
  database: Database,
  clock: Clock,
  tokens: Tokens,
  applySchedule: () => Promise<void>,
  onJoined: () => void,
  newcomers: Limit = createLimit(clock, NEWCOMERS),
  fromOnePlace: Limit = createLimit(clock, FROM_ONE_PLACE),
): Login {
  // Looked at after the code: the secret is the code (38 bits), and nobody is kept out by what others typed under their e-mail.
  const guesses = createLimit(clock, { ...FAILURES, most: 20 });

  const personalGuesses = createLimit(clock, { ...FAILURES, most: 10 });

  const logins = createLimit(clock, LOGINS);

  const mayJoin = (session: string, place: string) => fromOnePlace.take(`${session} ${place}`) ?? newcomers.take(session);

  const queue = createBatchQueue<Arrival, Outcome>({
    async run(arrivals) {
      const outcomes = await withRetries(() => admit(database, clock, tokens, mayJoin, arrivals));
      if (outcomes.some((outcome) => typeof outcome === 'object' && 'token' in outcome)) onJoined();
      return outcomes;
    },
    // One whose session is deleted meanwhile fails alone.
    separable: (error) => classifyFailure(error) !== 'unavailable',
  });

  /** As with the session's code: nobody who has the right one is kept out. @throws ServerError 403, 429 */
  const prove = async (typed: string, asked: CodeAsked, { prove: stored, participant }: Proof) => {
    if (typed === '') throw personalCodeNeeded();
    if (!(await personalCodeMatches(typed, asked, stored))) {
      throw personalGuesses.take(participant) ?? personalCodeWrong();
    }
    personalGuesses.forget(participant);
    return { proved: stored };
  };

  /** The code that a first login has made under this key, and that nobody has seen; null where there is none such. */
  const untold = async (key: string | null, asked: CodeAsked, { prove: stored, participant }: Proof) => {
    if (key === null || personalGuesses.refusal(participant)) return null;
    const code = newPersonalCode(key);
    if (await personalCodeMatches(code, asked, stored)) return code;
    // Keys can be made up, to guess at codes.
    personalGuesses.take(participant);
    return null;
  };

  const arrive = async (arrival: Arrival, typed: string, key: string | null): Promise<TokenReply> => {
    const asked = { person: arrival.email, place: arrival.place };
    let personal: Arrival['personal'];
    let offered: string | null = null;
    for (;;) {
      const outcome = await queue.push(personal ? { ...arrival, personal } : arrival);
      if (outcome instanceof ServerError) throw outcome;
      if (outcome === 'due') await applySchedule();
      else if (outcome === 'offer') {
        offered = newPersonalCode(key);
        personal = { offered: await hashPersonalCode(offered, asked) };
      } else if ('prove' in outcome) {
        offered = typed === '' ? await untold(key, asked, outcome) : null;
        personal = offered === null ? await prove(typed, asked, outcome) : { proved: outcome.prove };
      } else {
        const { token } = outcome;
        return offered === null ? { token } : { token, personalCode: displayedCode(offered) };
      }
    }
  };

  return {
    async join(payload, key = null, address = '') {
      const arrival = { ...arrivalOf(payload), place: originOf(address) };
      const who = `${arrival.code} ${arrival.email} ${arrival.place}`;
      const tooFast = logins.refusal(who);
      if (tooFast) throw tooFast;
      try {
        const reply = await arrive(arrival, normaliseCode(payload.personalCode ?? ''), key);
        guesses.forget(arrival.email);
        logins.take(who);
        return reply;
      } catch (error) {
        if (error instanceof ServerError && error.code === 'unknown-code') throw guesses.take(arrival.email) ?? error;
        // The session was deleted between the look-up and the insertion.
        throw isOrphan(error) ? unknownCode() : error;
      }
    },
    drained: () => queue.drained(),
  };
}

/** What was typed, as it is stored. @throws ServerError 400 */
function arrivalOf(payload: LoginPayload): Pick<Arrival, 'email' | 'code'> {
  const email = normaliseEmail(payload.email);
  const code = normaliseCode(payload.code);
  if (email === '' || code === '')
    throw new ServerError(400, 'missing-field', CREDENTIALS_NEEDED, { field: email === '' ? 'email' : 'code' });
  // One with an invisible character would look like a colleague's in the console: whoever merges the two hands the colleague's place over.
  if (!EMAIL.test(email) || !isPrintable(email))
    throw new ServerError(400, 'invalid-email', 'L’adresse e-mail n’est pas valide.', { field: 'email' });
  if (!isStorable(email))
    throw new ServerError(400, 'invalid-email', `L’adresse e-mail doit avoir au plus ${LIMIT.maxLength} caractères.`, {
      field: 'email',
    });
  return { email, code };
}
