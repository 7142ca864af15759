/** Login to a session: one e-mail is one participant of the session, on any device. */

import { MINUTE_MS } from '#engine/rules/milliseconds.ts';
import { EMAIL as LIMIT } from '#schemas/constants.ts';
import type { LoginPayload, TokenReply } from '#schemas/players.ts';
import { createLimit, type Limit } from '../access/limit.ts';
import { originOf } from '../access/origin.ts';
import { type CodeAsked, hashPersonalCode, personalCodeMatches } from '../access/passwords.ts';
import type { Tokens } from '../access/tokens.ts';
import type { Clock } from '../clock.ts';
import { type BatchFigures, createBatchQueue } from '../concurrency/batch-queue.ts';
import type { Database } from '../database/database.ts';
import { classifyFailure, isOrphan, withRetries } from '../database/failures.ts';
import { ServerError } from '../errors.ts';
import { isEmail, isStorableEmail, normaliseEmail } from '../session-model/emails.ts';
import { displayedCode, newPersonalCode, normaliseCode } from '../session-model/session-codes.ts';
import {
  type Arrival,
  admit,
  comesByAccount,
  companyAccountNeeded,
  type NewcomerLimits,
  type Outcome,
  unknownCode,
} from './arrivals.ts';
import { SEAT_WRONG, seatHash } from './personal-seats.ts';
import type { RefusedLogin } from './refused-logins.ts';
import type { VerifiedPerson } from './verified-pass.ts';

const FAILURES = {
  window: 10 * MINUTE_MS,
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
   * Logs a player in.
   * @param key idempotency key of the call (`idempotencyKeyOf`): a retry of the first login, whose reply was lost, gets the new personal
   * code again. @param address address of the caller
   * @throws ServerError 400, 403, 404, 429 or 503 with a French message
   */
  join(payload: LoginPayload, key?: string | null, address?: string): Promise<TokenReply>;
  /**
   * Logs in a person whom a provider has verified. @param address address of the caller @throws ServerError 403, 404, 429 or 503 with a
   * French message
   */
  enter(person: VerifiedPerson, address: string): Promise<TokenReply>;
  drained(): Promise<void>;
  /** Figures of the queue of logins. */
  figures(): BatchFigures;
}

/**
 * Rate limit of new participants in one session, above the rate at which a whole company arrives. Returning participants are not limited.
 */
const NEWCOMERS = {
  most: 10_000,
  window: 10 * MINUTE_MS,
  code: 'too-fast',
  message: 'Trop de personnes rejoignent cette session en même temps. Réessayez dans quelques minutes.',
};

/**
 * Rush: more newcomers in ten minutes than walk into a room. The threshold is twice the number of expected people (1,000 newcomers if that
 * is unknown), and at least 50, so that a small room which brings friends need not wait. Newcomers beyond it wait at the door.
 */
const RUSH = { window: 10 * MINUTE_MS, least: 50, ofUnknownSize: 1_000 };

/** Limit for one origin, so that one attacker cannot use up the session's limit. */
const FROM_ONE_ORIGIN = { ...NEWCOMERS, most: 5_000 };

/**
 * Rate limit of one participant's logins from one origin, as each login stores a token for a day; a whole team may share an e-mail. The
 * limit is per origin, so that a person who knows a colleague's e-mail cannot lock the colleague out.
 */
const LOGINS = {
  most: 600,
  window: 10 * MINUTE_MS,
  code: 'too-fast',
  message: 'Trop de connexions sous cette adresse. Réessayez dans quelques minutes.',
};

/**
 * @param applySchedule opens and closes sessions that are due
 * @param onJoined called after logins
 * @param onRefused called with people who are not on the list or were removed
 */
export function createLogin(
  database: Database,
  clock: Clock,
  tokens: Tokens,
  applySchedule: () => Promise<void>,
  onJoined: () => void,
  onRefused: (refused: RefusedLogin) => void,
  newcomers: Limit = createLimit(clock, NEWCOMERS),
  fromOneOrigin: Limit = createLimit(clock, FROM_ONE_ORIGIN),
): Login {
  // Counted only after the check of the session's code (38 bits), so that failures of others cannot lock an e-mail's owner out.
  const guesses = createLimit(clock, { ...FAILURES, most: 20 });

  const personalGuesses = createLimit(clock, { ...FAILURES, most: 10 });

  const logins = createLimit(clock, LOGINS);

  const limits = newcomerLimits(clock, newcomers, fromOneOrigin);

  const queue = createBatchQueue<Arrival, Outcome>({
    name: 'logins',
    async run(arrivals) {
      const outcomes = await withRetries(() => admit(database, clock, tokens, limits, arrivals));
      if (outcomes.some((outcome) => typeof outcome === 'object' && 'token' in outcome)) onJoined();
      return outcomes;
    },
    // A failed batch is retried login by login, unless the database is unavailable: a deleted session fails its own logins only.
    separable: (error) => classifyFailure(error) !== 'unavailable',
  });

  /** Checks a personal code; the limit never refuses a right one. Nor does it refuse a right session code. @throws ServerError 403, 429 */
  const checkPersonalCode = async (input: string, owner: CodeAsked, { prove: hash, participant }: Proof) => {
    if (input === '') throw personalCodeNeeded();
    if (!(await personalCodeMatches(input, owner, hash))) throw personalGuesses.take(participant) ?? personalCodeWrong();
    personalGuesses.forget(participant);
    return { proved: hash };
  };

  /** The personal code that the first login generated under this idempotency key, if its reply was lost; null for another key. */
  const codeOfLostReply = async (key: string | null, owner: CodeAsked, { prove: hash, participant }: Proof) => {
    if (key === null || personalGuesses.refusal(participant)) return null;
    const code = newPersonalCode(key);
    if (await personalCodeMatches(code, owner, hash)) return code;
    // A key without a matching code counts as a guess, as a client could try invented keys.
    personalGuesses.take(participant);
    return null;
  };

  const arrive = async (arrival: Arrival, input: string, key: string | null): Promise<TokenReply> => {
    const owner = { person: arrival.email, origin: arrival.origin };
    let personal: Arrival['personal'];
    let newCode: string | null = null;
    for (;;) {
      const outcome = await queue.push(personal ? { ...arrival, personal } : arrival);
      if (outcome instanceof ServerError) throw outcome;
      if (outcome === 'due') await applySchedule();
      else if (outcome === 'offer') {
        newCode = newPersonalCode(key);
        personal = { offered: await hashPersonalCode(newCode, owner) };
      } else if ('refused' in outcome) {
        onRefused({ session: outcome.session, email: arrival.email, reason: outcome.reason });
        throw outcome.refused;
      } else if ('prove' in outcome) {
        newCode = input === '' ? await codeOfLostReply(key, owner, outcome) : null;
        personal = newCode === null ? await checkPersonalCode(input, owner, outcome) : { proved: outcome.prove };
      } else {
        const { token } = outcome;
        return newCode === null ? { token } : { token, personalCode: displayedCode(newCode) };
      }
    }
  };

  const admitted = async (arrival: Arrival, personalCode: string, key: string | null): Promise<TokenReply> => {
    const limitKey = `${arrival.code} ${arrival.email} ${arrival.origin}`;
    const tooFast = logins.refusal(limitKey);
    if (tooFast) throw tooFast;
    try {
      const reply = await arrive(arrival, personalCode, key);
      guesses.forget(arrival.email);
      logins.take(limitKey);
      return reply;
    } catch (error) {
      if (error instanceof ServerError && error.code === 'unknown-code') throw guesses.take(arrival.email) ?? error;
      if (error instanceof ServerError && error.code === SEAT_WRONG)
        throw personalGuesses.take(`${arrival.code} ${arrival.email}`) ?? error;
      // The session was deleted between the look-up and the insertion of the participant.
      throw isOrphan(error) ? unknownCode() : error;
    }
  };

  return {
    async join(payload, key = null, address = '') {
      const personalCode = normaliseCode(payload.personalCode ?? '');
      const seat = personalCode === '' ? null : seatHash(personalCode);
      const code = normaliseCode(payload.code);
      // Players who log in through a provider type no address.
      if (payload.email.trim() === '' && code !== '' && (await comesByAccount(database.query, 'code', code)))
        throw companyAccountNeeded();
      return admitted({ ...arrivalOf(payload), origin: originOf(address), seat }, personalCode, key);
    },
    enter: ({ code, email }, address) =>
      admitted({ code, email, origin: originOf(address), seat: null, verified: true }, '', null),
    drained: () => queue.drained(),
    figures: () => queue.figures(),
  };
}

function newcomerLimits(clock: Clock, newcomers: Limit, fromOneOrigin: Limit): NewcomerLimits {
  const walkingIn = createLimit(clock, { most: RUSH.ofUnknownSize, window: RUSH.window, code: 'rush', message: '' });
  return {
    isRush(session, expected) {
      const most = expected === null ? RUSH.ofUnknownSize : Math.max(RUSH.least, 2 * expected);
      return walkingIn.take(session, most) !== null;
    },
    refusal: (session, origin) => fromOneOrigin.take(`${session} ${origin}`) ?? newcomers.take(session),
  };
}

/** Normalises the input of a login. @throws ServerError 400 */
function arrivalOf(payload: LoginPayload): Pick<Arrival, 'email' | 'code'> {
  const email = normaliseEmail(payload.email);
  const code = normaliseCode(payload.code);
  if (email === '' || code === '')
    throw new ServerError(400, 'missing-field', CREDENTIALS_NEEDED, { field: email === '' ? 'email' : 'code' });
  if (!isEmail(email)) throw new ServerError(400, 'invalid-email', 'L’adresse e-mail n’est pas valide.', { field: 'email' });
  if (!isStorableEmail(email))
    throw new ServerError(400, 'invalid-email', `L’adresse e-mail doit avoir au plus ${LIMIT.maxLength} caractères.`, {
      field: 'email',
    });
  return { email, code };
}
