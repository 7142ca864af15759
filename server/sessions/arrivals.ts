/** Batch processing of logins: logins that arrive together share one transaction, and each gets an outcome of its own. */
import type { Kysely, Transaction } from 'kysely';
import type { RefusalReason, WaitingState } from '#schemas/door.ts';
import type { DoorSetting } from '#schemas/session-setup.ts';
import type { Tokens } from '../access/tokens.ts';
import { type Clock, isoTime } from '../clock.ts';
import { fits } from '../database/columns/validation.ts';
import { COLUMNS } from '../database/columns.ts';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { ServerError } from '../errors.ts';
import { openStandings } from '../ledger/standings.ts';
import { appendEvents } from '../live/log.ts';
import { CLOCK_COLUMNS, phaseOf, START_COLUMNS } from '../session-model/session-clock.ts';
import { workshopOf } from '../session-model/workshop.ts';
import { readInvitations } from './allow-list.ts';
import { addNewcomers } from './newcomers.ts';
import { type Person, peopleOf, personOf, readPlaying } from './people.ts';
import { readSeats, seatRefusal } from './personal-seats.ts';
import { isDue } from './schedule-rules.ts';
import { forgetWaiting, keepWaiting, readDecisions } from './waiting-people.ts';

/** A login, with e-mail and code normalised. */
export interface Arrival {
  readonly email: string;
  readonly code: string;
  /** Origin of the call. */
  readonly origin: string;
  /** Hash of the typed seat code, with which a person who has a personal seat logs in; null without one. */
  readonly seat: string | null;
  /** Whether an identity provider has verified the address; absent for a typed one. */
  readonly verified?: true;
  /**
   * Hash of the personal code that was proved or is offered. It is computed before the transaction, as hashing takes too long within one.
   */
  readonly personal?: { readonly proved: string } | { readonly offered: string };
}

/** A refusal that a facilitator can reverse. */
interface Refused {
  readonly refused: ServerError;
  readonly reason: RefusalReason;
  readonly session: string;
}

/**
 * Outcome of a login: a token; `due` if the session's schedule must be applied first; `offer` if a new personal code is needed; `prove`
 * with the hash of the code that must be proved; or the refusal, with the session if its list or its facilitator refused the person.
 */
export type Outcome =
  | { readonly token: string }
  | 'due'
  | 'offer'
  | { readonly prove: string; readonly participant: string }
  | Refused
  | ServerError;

export const unknownCode = () => new ServerError(404, 'unknown-code', 'Code de session invalide.', { field: 'code' });
/** @param later whether the session will open by its schedule */
const sessionClosed = (later = false) =>
  new ServerError(
    403,
    'session-closed',
    `Cette session est fermée.${later ? ' Elle ouvrira à l’heure prévue : réessayez à ce moment-là.' : ''}`,
  );
const notInvited = () =>
  new ServerError(
    403,
    'not-invited',
    'Cette adresse ne figure pas sur la liste de cette session. Vérifiez l’adresse saisie, ou adressez-vous à l’animateur ou à l’animatrice.',
    { field: 'email' },
  );
export const companyAccountNeeded = () =>
  new ServerError(403, 'company-account', 'Cette session se rejoint avec le compte de votre entreprise, sans adresse à taper.', {
    field: 'email',
  });
const removed = () =>
  new ServerError(
    403,
    'removed',
    'Votre participation à cette session a été retirée. Adressez-vous à l’animateur ou à l’animatrice.',
    {
      field: 'email',
    },
  );

/** Error code that tells the login page to wait and try again. */
const WAITING = 'waiting';
const waitsAtTheDoor = () =>
  new ServerError(
    403,
    WAITING,
    'Vous êtes à la porte : l’équipe d’animation fait entrer les personnes une à une. Votre page se connectera d’elle-même.',
  );
const refusedAtTheDoor = () =>
  new ServerError(
    403,
    'refused-at-the-door',
    'L’équipe d’animation n’a pas fait entrer cette adresse. Vérifiez l’adresse saisie, ou adressez-vous à l’animateur ou à l’animatrice.',
    { field: 'email' },
  );

/** Codes are checked before the query, as PostgreSQL fails on texts that it cannot store. */
const canBeCode = fits(COLUMNS.sessions.code);

/** A login that was admitted. */
interface Admitted {
  readonly arrival: Arrival;
  readonly session: string;
  readonly email: string;
  /** Team of a new participant. */
  readonly team: string | null;
  readonly personalCodes: boolean;
  readonly door: DoorSetting;
  /** Whether players come through an identity provider. */
  readonly byAccount: boolean;
  /** Whether the session's list has the e-mail itself. */
  readonly byAddress: boolean;
  /** Number of people whom the session's workshop expects; null if not set. */
  readonly expected: number | null;
}

/** Limits on newcomers. Each limit is called once for every newcomer whom neither list nor facilitator has admitted. */
export interface NewcomerLimits {
  /**
   * Counts a newcomer. @returns whether newcomers arrive faster than people walk into a room @param expected number of expected people;
   * null if not set
   */
  isRush(session: string, expected: number | null): boolean;
  /** Counts a newcomer. @param origin origin of the call @returns the refusal, or null */
  refusal(session: string, origin: string): ServerError | null;
}

/**
 * Processes logins.
 * @returns the outcomes, in the order of the logins
 */
export function admit(
  { query, kind }: Database,
  clock: Clock,
  tokens: Tokens,
  limits: NewcomerLimits,
  arrivals: readonly Arrival[],
): Promise<readonly Outcome[]> {
  return query.transaction().execute(async (transaction) => {
    const now = clock();
    const at = isoTime(now);
    const refusals = new Map<Arrival, Outcome>();
    const found: Admitted[] = [];
    const judge = await readSessions(transaction, arrivals, now);
    for (const arrival of arrivals) {
      const verdict = judge(arrival);
      if (verdict === 'due' || verdict instanceof ServerError || 'refused' in verdict) refusals.set(arrival, verdict);
      else found.push({ arrival, email: arrival.email, ...verdict });
    }
    const seatOf = await readSeats(transaction, found);
    const toAdmit = found.filter((arriving) => {
      const seat = seatOf(arriving);
      const refusal = atTheSeat(arriving, seat);
      if (refusal) refusals.set(arriving.arrival, refusal);
      return refusal === null;
    });
    const decided = await readDecisions(transaction, toAdmit);
    const arrivingAs = new Map(toAdmit.map((arriving) => [personOf(arriving), arriving]));
    const waiting: Admitted[] = [];
    const joined = await addNewcomers(transaction, toAdmit, now, (person) => {
      const newcomer = arrivingAs.get(personOf(person));
      const refusal = newcomer ? atTheDoor(newcomer, decided(newcomer), limits) : null;
      if (newcomer && refusal?.code === WAITING) waiting.push(newcomer);
      if (refusal)
        for (const arriving of toAdmit) if (personOf(arriving) === personOf(person)) refusals.set(arriving.arrival, refusal);
      return refusal === null;
    });
    await keepWaiting(transaction, waiting, now);
    await forgetWaiting(transaction, joined);
    const playing = await readPlaying(transaction, kind, toAdmit);
    const players: (Admitted & { readonly participant: string })[] = [];
    for (const arriving of toAdmit) {
      const person = playing(arriving);
      if (!person) continue;
      // A personal seat or an identity provider is proof enough: no personal code is asked.
      const asksCode = arriving.personalCodes && seatOf(arriving) === undefined && !arriving.arrival.verified;
      const asked = asksCode ? await askPersonalCode(transaction, arriving.arrival, person) : null;
      if (asked) refusals.set(arriving.arrival, asked);
      else players.push({ ...arriving, participant: person.id });
    }
    await openStandings(
      transaction,
      players.map(({ participant, session }) => ({ id: participant, session })),
      at,
    );
    const issued = await tokens.issueToAll(transaction, players);
    await appendEvents(
      transaction,
      kind,
      joined.map(({ id, session }) => ({ session, kind: 'joined', participant: id, at })),
    );
    const admitted = new Map(issued.map(({ arrival, token }) => [arrival, { token }]));
    const sessionOf = new Map(toAdmit.map(({ arrival, session }) => [arrival, session]));
    return arrivals.map(
      (arrival) =>
        admitted.get(arrival) ??
        refusals.get(arrival) ?? { refused: removed(), reason: 'removed', session: sessionOf.get(arrival) ?? '' },
    );
  });
}

/** Whether a session's players log in through an identity provider. @param value the session's id, or its normalised code */
export async function comesByAccount(query: Kysely<Tables>, by: 'id' | 'code', value: string): Promise<boolean> {
  if (by === 'code' && !canBeCode(value)) return false;
  const session = await query.selectFrom('sessions').select('player_login').where(by, '=', value).executeTakeFirst();
  return session?.player_login === 'provider';
}

/**
 * Refusal by the rules of personal seats; null for none. A login by a provider needs no seat code, but a cancelled seat refuses it too. If
 * a session's players log in through a provider, a seat code admits people without an account there. @param seat from `readSeats`
 */
function atTheSeat({ arrival, byAccount }: Admitted, seat: string | null | undefined): ServerError | null {
  if (seat === undefined) return byAccount && !arrival.verified ? companyAccountNeeded() : null;
  return arrival.verified && seat !== null ? null : seatRefusal(seat, arrival.seat);
}

/** Refusal of a newcomer by the session's door. Null for people who are on the list or were let in, and while the door is open. */
function atTheDoor(
  { session, arrival, door, byAddress, expected }: Admitted,
  decision: WaitingState | undefined,
  limits: NewcomerLimits,
): ServerError | null {
  if (byAddress || decision === 'let-in') return null;
  if (decision === 'refused') return refusedAtTheDoor();
  // Newcomers who began to wait during a rush must be let in by a facilitator, even if the rush is over.
  if (door === 'watched' || decision === 'waiting' || limits.isRush(session, expected)) return waitsAtTheDoor();
  return limits.refusal(session, arrival.origin);
}

/** Finds the sessions of the codes, and whether they admit these logins. */
async function readSessions(
  transaction: Transaction<Tables>,
  arrivals: readonly Arrival[],
  now: number,
): Promise<(arrival: Arrival) => Omit<Admitted, 'arrival' | 'email'> | Refused | 'due' | ServerError> {
  const codes = [...new Set(arrivals.map(({ code }) => code))].filter(canBeCode);
  const named = transaction
    .selectFrom('sessions')
    .select(['id', 'code', 'personal_codes', 'door', 'player_login', ...CLOCK_COLUMNS, ...START_COLUMNS]);
  const rows = codes.length === 0 ? [] : await named.where('code', 'in', codes).execute();
  const sessions = new Map(rows.map((row) => [row.code, row]));
  const invitations = await readInvitations(
    transaction,
    rows.map(({ id }) => id),
    arrivals.map(({ email }) => email),
  );
  // A closed session admits no new participants. Existing ones may return once the session has begun, to play or to read.
  const closed = rows.filter((row) => row.active === 0 && phaseOf(row) !== 'prepared');
  const returning = arrivals.flatMap(({ email, code }) => {
    const session = closed.find((row) => row.code === code)?.id;
    return session === undefined ? [] : [{ session, email }];
  });
  const known = new Set(returning.length === 0 ? [] : (await peopleOf(transaction, returning).execute()).map(personOf));
  return ({ email, code, verified, seat }) => {
    const session = sessions.get(code);
    if (!session) return unknownCode();
    if (isDue(session, now)) return 'due';
    const byAccount = session.player_login === 'provider';
    // The login is refused before the list is read, so that a typed address reveals nothing about the list.
    if (byAccount && !verified && seat === null) return companyAccountNeeded();
    if (session.active === 0 && !known.has(personOf({ session: session.id, email })))
      return sessionClosed(session.opens_at !== null);
    const invitation = invitations(session.id, email);
    if (!invitation) return { refused: notInvited(), reason: 'not-invited', session: session.id };
    return {
      ...invitation,
      session: session.id,
      personalCodes: session.personal_codes === 1,
      door: session.door,
      byAccount,
      expected: workshopOf(session.workshop)?.expected ?? null,
    };
  };
}

/** The next step of a login in a session with personal codes; null if the login is complete. The first offered code is stored. */
async function askPersonalCode(
  transaction: Transaction<Tables>,
  { personal }: Arrival,
  { id, personal_code: known }: Person,
): Promise<Outcome | null> {
  if (known !== null)
    return personal && 'proved' in personal && personal.proved === known ? null : { prove: known, participant: id };
  if (!personal || !('offered' in personal)) return 'offer';
  const taken = await transaction
    .updateTable('participants')
    .set({ personal_code: personal.offered })
    .where('id', '=', id)
    .where('personal_code', 'is', null)
    .returning('id')
    .executeTakeFirst();
  // Race: another device of the participant stored its code first; the next attempt must prove that code.
  return taken ? null : 'offer';
}
