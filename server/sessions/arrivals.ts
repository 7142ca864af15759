/** Batch processing of logins: logins that arrive together share one transaction, and each gets an outcome of its own. */
import type { Kysely, Transaction } from 'kysely';
import type { RefusalReason, WaitingState } from '#schemas/door.ts';
import type { DoorSetting } from '#schemas/session-setup.ts';
import type { Tokens } from '../access/tokens.ts';
import { type Clock, isoTime } from '../clock.ts';
import { fits } from '../database/columns/validation.ts';
import { COLUMNS } from '../database/columns.ts';
import type { Database } from '../database/database.ts';
import type { DatabaseKind } from '../database/migration.ts';
import { inOneTrip, type Send } from '../database/one-trip.ts';
import type { Tables } from '../database/tables.ts';
import { ServerError } from '../errors.ts';
import { openingStandings } from '../ledger/standings.ts';
import { appendEvents } from '../live/log.ts';
import { CLOCK_COLUMNS, phaseOf, START_COLUMNS } from '../session-model/session-clock.ts';
import { workshopOf } from '../session-model/workshop.ts';
import { readInvitations } from './allow-list.ts';
import { addNewcomers } from './newcomers.ts';
import { followMerges, lockingPeople, type Person, personOf } from './people.ts';
import { readSeats, seatRefusal } from './personal-seats.ts';
import { isDue } from './schedule-rules.ts';
import { forgettingWaiting, keepWaiting, readDecisions } from './waiting-people.ts';

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

/** Advice after a refusal of an address: somebody typed it, or it came with an account and stands nowhere on the page. */
const OTHER_ADDRESS = 'Vérifiez l’adresse saisie, ou adressez-vous à l’animateur ou à l’animatrice.';
const OTHER_ACCOUNT = 'Prenez un autre compte, ou adressez-vous à l’animateur ou à l’animatrice.';

export const unknownCode = () => new ServerError(404, 'unknown-code', 'Code de session invalide.', { field: 'code' });
/** @param later whether the session will open by its schedule */
const sessionClosed = (later = false) =>
  new ServerError(
    403,
    'session-closed',
    `Cette session est fermée.${later ? ' Elle ouvrira à l’heure prévue : réessayez à ce moment-là.' : ''}`,
  );
const notInvited = (arrival: Arrival) =>
  new ServerError(
    403,
    'not-invited',
    arrival.verified
      ? `L’adresse de votre compte, ${arrival.email}, ne figure pas sur la liste de cette session. ${OTHER_ACCOUNT}`
      : `Cette adresse ne figure pas sur la liste de cette session. ${OTHER_ADDRESS}`,
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
const refusedAtTheDoor = (arrival: Arrival) =>
  new ServerError(
    403,
    'refused-at-the-door',
    arrival.verified
      ? `L’équipe d’animation n’a pas fait entrer l’adresse de votre compte, ${arrival.email}. ${OTHER_ACCOUNT}`
      : `L’équipe d’animation n’a pas fait entrer cette adresse. ${OTHER_ADDRESS}`,
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
  /** Whether the session's list has the e-mail itself. */
  readonly byAddress: boolean;
  /** Number of people whom the session's workshop expects; null if not set. */
  readonly expected: number | null;
  readonly hasSeat: boolean;
  /** Whether the e-mail is a participant's, even of one who was removed. */
  readonly known: boolean;
  /** Decision at the door; undefined for people who do not wait. */
  readonly decision: WaitingState | undefined;
}

/** An admitted login, with the participant who plays under its e-mail. */
interface Playing extends Admitted {
  readonly participant: string;
  readonly person: Person;
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
    const toAdmit: Admitted[] = [];
    const { judge, known } = await readArriving(transaction, kind, arrivals, now);
    for (const arrival of arrivals) {
      const verdict = judge(arrival);
      if (verdict === 'due' || verdict instanceof ServerError || 'refused' in verdict) refusals.set(arrival, verdict);
      else toAdmit.push(verdict);
    }
    // Each newcomer once: of several logins of one person, the last counts.
    const newcomers = new Map(toAdmit.filter((arriving) => !arriving.known).map((arriving) => [personOf(arriving), arriving]));
    const waiting: Admitted[] = [];
    for (const [person, newcomer] of newcomers) {
      const refusal = atTheDoor(newcomer, limits);
      if (refusal === null) continue;
      newcomers.delete(person);
      if (refusal.code === WAITING) waiting.push(newcomer);
      for (const arriving of toAdmit) if (personOf(arriving) === person) refusals.set(arriving.arrival, refusal);
    }
    const { joined, others } = await addNewcomers(transaction, kind, [...newcomers.values()], now);
    await keepWaiting(transaction, waiting, now);
    const playing = await followMerges(transaction, kind, [...known, ...joined, ...others]);
    const found = toAdmit.flatMap((arriving) => {
      const person = playing(arriving);
      return person ? [{ ...arriving, participant: person.id, person }] : [];
    });
    const asked = await askPersonalCodes(transaction, found);
    for (const [{ arrival }, outcome] of asked) refusals.set(arrival, outcome);
    const players = found.filter((player) => !asked.has(player));
    const { issued, storing } = tokens.issueToAll(transaction, players);
    const waited = joined.filter((person) => newcomers.get(personOf(person))?.decision !== undefined);
    await appendEvents(
      transaction,
      kind,
      joined.map(({ id, session }) => ({ session, kind: 'joined', participant: id, at })),
      [],
      [
        ...forgettingWaiting(transaction, waited),
        ...openingStandings(
          transaction,
          players.map(({ participant, session }) => ({ id: participant, session })),
          at,
        ),
        ...storing,
      ],
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
function atTheSeat({ verified, seat: typed }: Arrival, byAccount: boolean, seat: string | null | undefined): ServerError | null {
  if (seat === undefined) return byAccount && !verified ? companyAccountNeeded() : null;
  return verified && seat !== null ? null : seatRefusal(seat, typed);
}

/** Refusal of a newcomer by the session's door. Null for people who are on the list or were let in, and while the door is open. */
function atTheDoor(
  { session, arrival, door, byAddress, expected, decision }: Admitted,
  limits: NewcomerLimits,
): ServerError | null {
  if (byAddress || decision === 'let-in') return null;
  if (decision === 'refused') return refusedAtTheDoor(arrival);
  // Newcomers who began to wait during a rush must be let in by a facilitator, even if the rush is over.
  if (door === 'watched' || decision === 'waiting' || limits.isRush(session, expected)) return waitsAtTheDoor();
  return limits.refusal(session, arrival.origin);
}

/**
 * Reads what decides on these logins, in two round trips: the sessions of their codes, then all about their people.
 * @returns the judge of one login; and the rows of those people who are participants, locked
 */
async function readArriving(transaction: Transaction<Tables>, kind: DatabaseKind, arrivals: readonly Arrival[], now: number) {
  const codes = [...new Set(arrivals.map(({ code }) => code))].filter(canBeCode);
  const named = transaction
    .selectFrom('sessions')
    .select(['id', 'code', 'personal_codes', 'door', 'player_login', ...CLOCK_COLUMNS, 'closed_at', ...START_COLUMNS]);
  const rows = codes.length === 0 ? [] : await named.where('code', 'in', codes).execute();
  const sessions = new Map(rows.map((row) => [row.code, row]));
  const people = arrivals.flatMap(({ email, code }) => {
    const session = sessions.get(code)?.id;
    return session === undefined ? [] : [{ session, email }];
  });
  const [invitations, seatOf, decisionOf, known] = await inOneTrip(transaction, (send) =>
    Promise.all([
      readInvitations(transaction, send, people),
      readSeats(transaction, send, people),
      readDecisions(transaction, send, people),
      people.length === 0 ? [] : send(lockingPeople(transaction, kind, people).compile()),
    ]),
  );
  const knownPeople = new Set(known.map(personOf));
  const judge = (arrival: Arrival): Admitted | Refused | 'due' | ServerError => {
    const { email, code, verified } = arrival;
    const session = sessions.get(code);
    if (!session) return unknownCode();
    if (isDue(session, now)) return 'due';
    const byAccount = session.player_login === 'provider';
    // The login is refused before the list is read, so that a typed address reveals nothing about the list.
    if (byAccount && !verified && arrival.seat === null) return companyAccountNeeded();
    const person = { session: session.id, email };
    const isKnown = knownPeople.has(personOf(person));
    // A closed session admits no new participants. Existing ones may return once the session has begun, to play or to read.
    if (session.active === 0 && !(isKnown && phaseOf(session) !== 'prepared')) return sessionClosed(session.opens_at !== null);
    const invitation = invitations(session.id, email);
    if (!invitation) return { refused: notInvited(arrival), reason: 'not-invited', session: session.id };
    const seat = seatOf(person);
    return (
      atTheSeat(arrival, byAccount, seat) ?? {
        ...person,
        ...invitation,
        arrival,
        personalCodes: session.personal_codes === 1,
        door: session.door,
        expected: workshopOf(session.workshop)?.expected ?? null,
        hasSeat: seat !== undefined,
        known: isKnown,
        decision: decisionOf(person),
      }
    );
  };
  return { judge, known };
}

/** The next steps of logins that must tell a personal code first. The first offered code of a person is stored. */
async function askPersonalCodes(transaction: Transaction<Tables>, players: readonly Playing[]): Promise<Map<Playing, Outcome>> {
  const steps = await inOneTrip(transaction, (send) =>
    Promise.all(players.map(async (player) => [player, await askPersonalCode(transaction, send, player)] as const)),
  );
  return new Map(steps.flatMap(([player, step]) => (step === null ? [] : [[player, step]])));
}

/** The next step of a login; null if it is complete. */
async function askPersonalCode(
  transaction: Transaction<Tables>,
  send: Send,
  { arrival: { verified, personal }, personalCodes, hasSeat, person: { id, personal_code: known } }: Playing,
): Promise<Outcome | null> {
  // A personal seat or an identity provider is proof enough: no personal code is asked.
  if (!personalCodes || hasSeat || verified) return null;
  if (known !== null)
    return personal && 'proved' in personal && personal.proved === known ? null : { prove: known, participant: id };
  if (!personal || !('offered' in personal)) return 'offer';
  const storing = transaction
    .updateTable('participants')
    .set({ personal_code: personal.offered })
    .where('id', '=', id)
    .where('personal_code', 'is', null)
    .returning('id');
  const [taken] = await send(storing.compile());
  // Race: another device of the participant stored its code first; the next attempt must prove that code.
  return taken ? null : 'offer';
}
