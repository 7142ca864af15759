/** Personal seats of a session. Facilitators draw, cancel and withdraw them; a login looks them up (decision 31). */

import { hash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { frenchOrder } from '#engine/rules/french-order.ts';
import { MINUTE_MS } from '#engine/rules/milliseconds.ts';
import type { DrawnSeat, PersonalSeats, SeatDraw, SeatHolder } from '#schemas/personal-seats.ts';
import { createLimit } from '../access/limit.ts';
import { originOf } from '../access/origin.ts';
import { endLogins } from '../access/tokens.ts';
import { audit } from '../audit/audit-log.ts';
import { type Clock, isoTime } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { withRetries } from '../database/failures.ts';
import type { Send } from '../database/one-trip.ts';
import { preparedStatement } from '../database/prepared-statement.ts';
import type { Tables } from '../database/tables.ts';
import { ServerError, unknownSession } from '../errors.ts';
import { isId, newId } from '../identifiers.ts';
import { IS_SHOWN_ENTRY } from '../session-model/erased-person.ts';
import { displayedCode, newCode, normaliseCode } from '../session-model/session-codes.ts';
import { followMerges, lockingPeople, personOf } from './people.ts';
import { lockSession } from './session-rows.ts';

/** Number of characters of a seat's code: 57 bits, as it opens a session without any other secret. */
const CODE_LENGTH = 12;

/** Limit on unknown codes from one origin: far more than a room behind one address mistypes, and far too few to guess 57 bits. */
const UNKNOWN_CODES = {
  most: 300,
  window: 10 * MINUTE_MS,
  code: 'too-many-failures',
  message: 'Trop de tentatives. Réessayez dans quelques minutes.',
};

export interface Seats {
  /** @throws ServerError 404 */
  of(session: string): Promise<PersonalSeats>;
  /**
   * Draws codes; this reply is the only one that contains them. If a seat gets another code, its former code and logins end. So a call
   * whose reply was lost can be repeated with `not-come`.
   * @throws ServerError 404 for an unknown session; 409 if the session's list has no address
   */
  draw(session: string, whom: SeatDraw['whom'], actor: string): Promise<readonly DrawnSeat[]>;
  /** Draws another code for one seat; the former code and its logins end. @throws ServerError 404 */
  drawAgain(session: string, seat: string, actor: string): Promise<DrawnSeat>;
  /** Ends the code of a seat and its logins: nobody can log in under its address. Idempotent. @throws ServerError 404 */
  cancel(session: string, seat: string, actor: string): Promise<PersonalSeats>;
  /**
   * Withdraws all seats: the session's code and an address admit people again. Existing logins stay valid. Idempotent. @throws ServerError
   * 404
   */
  withdraw(session: string, actor: string): Promise<PersonalSeats>;
  /** The person who logs in with this code. @param address address of the caller @throws ServerError 404 for an invalid code; 429 */
  holderOf(code: string, address: string): Promise<SeatHolder>;
}

/** The stored form of a seat's code. A plain hash is enough for 57 random bits that last for a session. @param code normalised */
export function seatHash(code: string): string {
  return hash('sha256', code);
}

/**
 * Reads the seats of people who log in, within the caller's round trip.
 * @returns the hash that proves a person's seat; null for a cancelled seat; undefined without a seat
 */
export async function readSeats(
  query: Transaction<Tables>,
  send: Send,
  people: readonly { readonly session: string; readonly email: string }[],
): Promise<(person: { readonly session: string; readonly email: string }) => string | null | undefined> {
  if (people.length === 0) return () => undefined;
  const seats = query
    .selectFrom('personal_seats')
    .select(['session', 'email', 'code_hash'])
    .where('session', 'in', [...new Set(people.map(({ session }) => session))])
    .where('email', 'in', [...new Set(people.map(({ email }) => email))]);
  const rows = await send(seats.compile());
  const hashes = new Map(rows.map((row) => [personOf(row), row.code_hash]));
  return (person) => hashes.get(personOf(person));
}

/**
 * Withdraws the seats of addresses that are no longer on the session's list, as the console shows no seat of theirs. A cancelled seat
 * stays: it keeps its address shut, even if a domain on the list admits it.
 */
export async function withdrawUnlistedSeats(transaction: Transaction<Tables>, session: string): Promise<void> {
  const listed = transaction.selectFrom('allowed_players').select('entry').where('session', '=', session);
  await transaction
    .deleteFrom('personal_seats')
    .where('session', '=', session)
    .where('code_hash', 'is not', null)
    .where('email', 'not in', listed)
    .execute();
}

/** Refusal of a person who has a seat; null if the code is right. @param given hash of the typed code; null without one */
export function seatRefusal(stored: string | null, given: string | null): ServerError | null {
  if (stored === null) return seatCancelled();
  if (given === null) return seatNeeded();
  return given === stored ? null : seatWrong();
}

const storeSeats = preparedStatement(
  ({ id, session, email, code_hash, issued_at }: Tables['personal_seats']) => ({ id, session, email, code_hash, issued_at }),
  (query, rows) =>
    query
      .insertInto('personal_seats')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['session', 'email']).doUpdateSet((eb) => ({
          code_hash: eb.ref('excluded.code_hash'),
          issued_at: eb.ref('excluded.issued_at'),
        })),
      ),
);

/** @param mustExist throws 404 for an unknown session */
export function createSeats({ query, kind }: Database, clock: Clock, mustExist: (session: string) => Promise<void>): Seats {
  const unknownCodes = createLimit(clock, UNKNOWN_CODES);

  const inSession = <T>(session: string, work: (transaction: Transaction<Tables>) => Promise<T>): Promise<T> =>
    withRetries(() =>
      query.transaction().execute(async (transaction) => {
        if (!isId(session) || !(await lockSession(transaction, session))) throw unknownSession();
        return work(transaction);
      }),
    );

  const endLoginsUnder = async (transaction: Transaction<Tables>, session: string, email: string) => {
    const found = await lockingPeople(transaction, kind, [{ session, email }]).execute();
    const person = (await followMerges(transaction, kind, found))({ session, email });
    if (person) await endLogins(transaction, [person.id]);
  };

  return {
    async of(session) {
      await mustExist(session);
      return readSeatsOf(query, session);
    },
    draw: (session, whom, actor) =>
      inSession(session, async (transaction) => {
        const people = await listed(transaction, session);
        if (people.length === 0) throw nobodyListed();
        const drawn = drawnAmong(people, whom, clock());
        if (drawn.length === 0) return [];
        const issuedAt = isoTime(clock());
        await storeSeats(
          transaction,
          drawn.map(({ id, email, code }) => ({ id, session, email, code_hash: seatHash(code), issued_at: issuedAt })),
        );
        await audit(transaction, clock, { actor, action: 'seats-drawn', subject: session, detail: { count: drawn.length } });
        return drawn.map((seat) => ({ ...seat, code: displayedCode(seat.code) })).sort(byName);
      }),
    drawAgain: (session, seat, actor) =>
      inSession(session, async (transaction) => {
        const { id, email, name } = await seatOf(transaction, session, seat);
        const code = newCode(CODE_LENGTH);
        await storeSeats(transaction, [{ id, session, email, code_hash: seatHash(code), issued_at: isoTime(clock()) }]);
        await endLoginsUnder(transaction, session, email);
        await audit(transaction, clock, { actor, action: 'seats-drawn', subject: session, detail: { count: 1, seat: id } });
        return { id, email, name, code: displayedCode(code) };
      }),
    async cancel(session, seat, actor) {
      await inSession(session, async (transaction) => {
        const { id, email } = await seatOf(transaction, session, seat);
        const { numUpdatedRows } = await transaction
          .updateTable('personal_seats')
          .set({ code_hash: null })
          .where('id', '=', id)
          .where('code_hash', 'is not', null)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return;
        await endLoginsUnder(transaction, session, email);
        await audit(transaction, clock, { actor, action: 'seat-cancelled', subject: session, detail: { seat: id } });
      });
      return readSeatsOf(query, session);
    },
    async withdraw(session, actor) {
      await inSession(session, async (transaction) => {
        const { numDeletedRows } = await transaction
          .deleteFrom('personal_seats')
          .where('session', '=', session)
          .executeTakeFirst();
        if (numDeletedRows === 0n) return;
        const detail = { count: Number(numDeletedRows) };
        await audit(transaction, clock, { actor, action: 'seats-withdrawn', subject: session, detail });
      });
      return readSeatsOf(query, session);
    },
    async holderOf(typed, address) {
      const holder = await query
        .selectFrom('personal_seats')
        .innerJoin('sessions', 'sessions.id', 'personal_seats.session')
        .select(['email', 'code'])
        .where('code_hash', '=', seatHash(normaliseCode(typed)))
        .executeTakeFirst();
      // The code is looked up before the limit is checked: a right code is never refused because of other callers behind the same address.
      if (!holder) throw unknownCodes.take(originOf(address)) ?? linkOver();
      return { email: holder.email, code: displayedCode(holder.code) };
    },
  };
}

async function readSeatsOf(query: Database['query'], session: string): Promise<PersonalSeats> {
  const rows = await listed(query, session);
  return {
    withoutSeat: rows.filter(({ id }) => id === null).length,
    seats: rows.flatMap(({ id, entry, name, code_hash, issued_at, participant }) =>
      id === null || issued_at === null
        ? []
        : [
            {
              id,
              email: entry,
              name,
              state: code_hash === null ? 'cancelled' : 'issued',
              issuedAt: issued_at,
              came: participant !== null,
            },
          ],
    ),
  };
}

/** @throws ServerError 404 for a seat that is not of this session, or whose address is no longer on the list */
async function seatOf(transaction: Transaction<Tables>, session: string, seat: string) {
  const row = await transaction
    .selectFrom('personal_seats')
    .leftJoin('allowed_players', (join) =>
      join.onRef('allowed_players.session', '=', 'personal_seats.session').onRef('entry', '=', 'email'),
    )
    .select(['personal_seats.id', 'email', 'allowed_players.name'])
    .where('personal_seats.session', '=', session)
    .where('personal_seats.id', '=', seat)
    .executeTakeFirst();
  if (!row) throw unknownSeat();
  return row;
}

/**
 * New codes for people without a seat, or for people with a valid seat who have not attended: a cancelled seat keeps its address shut until
 * that one is drawn again. @param now milliseconds since 1970
 */
function drawnAmong(people: Awaited<ReturnType<typeof listed>>, whom: SeatDraw['whom'], now: number) {
  return people
    .filter(({ id, code_hash, participant }) => (whom === 'missing' ? id === null : code_hash !== null && participant === null))
    .map(({ id, entry, name }) => ({ id: id ?? newId(now), email: entry, name, code: newCode(CODE_LENGTH) }));
}

/** Addresses of people on a session's list, each with its seat and a flag for whether the person has attended. */
function listed(query: Database['query'], session: string) {
  return query
    .selectFrom('allowed_players')
    .leftJoin('personal_seats', (join) =>
      join.onRef('personal_seats.session', '=', 'allowed_players.session').onRef('personal_seats.email', '=', 'entry'),
    )
    .leftJoin('participants', (join) =>
      join.onRef('participants.session', '=', 'allowed_players.session').onRef('participants.email', '=', 'entry'),
    )
    .select(['entry', 'allowed_players.name', 'personal_seats.id', 'code_hash', 'issued_at', 'participants.id as participant'])
    .where('allowed_players.session', '=', session)
    .where('entry', 'not like', '@%')
    .where(IS_SHOWN_ENTRY)
    .orderBy('entry')
    .execute();
}

/** Compares by name: the order in which printed seats are cut and handed out. */
function byName(a: DrawnSeat, b: DrawnSeat): number {
  return frenchOrder(a.name ?? a.email, b.name ?? b.email) || frenchOrder(a.email, b.email);
}

/** Error code of a login with a wrong seat code: it counts as a guess. */
export const SEAT_WRONG = 'seat-wrong';
const seatNeeded = () =>
  new ServerError(
    403,
    'seat-needed',
    'Cette adresse a un siège personnel : ouvrez le lien de votre billet, ou indiquez ici le code qui y figure.',
    { field: 'personalCode' },
  );
const seatWrong = () =>
  new ServerError(
    403,
    SEAT_WRONG,
    'Ce code n’est pas celui du siège de cette adresse. Si vous l’avez perdu, l’équipe d’animation peut vous en donner un autre.',
    { field: 'personalCode' },
  );
const seatCancelled = () =>
  new ServerError(
    403,
    'seat-cancelled',
    'Le siège de cette adresse a été annulé. Adressez-vous à l’équipe d’animation, qui peut vous en donner un autre.',
    { field: 'email' },
  );
const linkOver = () =>
  new ServerError(
    404,
    'unknown-seat',
    'Ce lien personnel ne vaut pas, ou plus. Adressez-vous à l’équipe d’animation, qui peut vous en donner un autre.',
    { field: 'seat' },
  );
const unknownSeat = () =>
  new ServerError(404, 'unknown-seat', {
    en: 'This seat does not exist (any more).',
    fr: 'Ce siège n’existe pas (ou plus).',
  });
const nobodyListed = () =>
  new ServerError(409, 'nobody-listed', {
    en: 'The list of this session has no e-mail address. Add people under Edit, then draw their seats.',
    fr: 'La liste de cette session n’a aucune adresse e-mail. Ajoutez des personnes, sous Modifier, puis tirez leurs sièges.',
  });
