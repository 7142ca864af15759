/** People who arrive at sessions: those who come together share one transaction, and each has an outcome of their own. */
import type { Selectable, Transaction } from 'kysely';
import type { Limit } from '../access/limit.ts';
import type { Tokens } from '../access/tokens.ts';
import { type Clock, isoTime } from '../clock.ts';
import { COLUMNS, fits } from '../database/columns.ts';
import { compiledOnce } from '../database/compiled-once.ts';
import type { Database } from '../database/database.ts';
import type { DatabaseKind } from '../database/migrations.ts';
import type { ParticipantsTable, Tables } from '../database/tables.ts';
import { ServerError } from '../errors.ts';
import { newId } from '../identifiers.ts';
import { openStandings } from '../ledger/standings.ts';
import { appendHappenings } from '../live/log.ts';
import { type BoardName, pseudonyms } from '../session-values/board-names.ts';
import { CLOCK_COLUMNS, phaseOf } from '../session-values/session-clock.ts';
import { readInvitations } from './allow-list.ts';
import { isDue } from './appointments.ts';

/** E-mail and code as they are stored. */
export interface Arrival {
  readonly email: string;
  readonly code: string;
  /** What was found out about the personal code meanwhile: hashing takes too long for a transaction. */
  readonly personal?: { readonly proved: string } | { readonly offered: string };
}

/**
 * A token; `due` when an appointment of the session has come that was not kept yet; `offer` when a personal code must be offered, and
 * `prove` with the hash of the one to be proved; otherwise why not.
 */
export type Outcome =
  | { readonly token: string }
  | 'due'
  | 'offer'
  | { readonly prove: string; readonly participant: string }
  | ServerError;

export const unknownCode = () => new ServerError(404, 'unknown-code', 'Code de session invalide.', { field: 'code' });
/** @param later whether it opens by itself */
export const sessionClosed = (later = false) =>
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
const removed = () =>
  new ServerError(
    403,
    'removed',
    'Votre participation à cette session a été retirée. Adressez-vous à l’animateur ou à l’animatrice.',
    {
      field: 'email',
    },
  );

/** PostgreSQL does not even look for a text that it could not hold. */
const canBeCode = fits(COLUMNS.sessions.code);

/** Somebody whom a session lets in. */
interface Guest {
  readonly arrival: Arrival;
  readonly session: string;
  readonly email: string;
  /** For those who are new. */
  readonly team: string | null;
  readonly personalCodes: boolean;
}

/** Admits who may come in. @param newcomers of a session, who were never in it @returns an outcome for each, in their order */
export function admit(
  { query, kind }: Database,
  clock: Clock,
  tokens: Tokens,
  newcomers: Limit,
  arrivals: readonly Arrival[],
): Promise<readonly Outcome[]> {
  return query.transaction().execute(async (transaction) => {
    const now = clock();
    const at = isoTime(now);
    const refusals = new Map<Arrival, Outcome>();
    const guests: Guest[] = [];
    const judge = await readSessions(transaction, arrivals, now);
    for (const arrival of arrivals) {
      const verdict = judge(arrival);
      if (verdict === 'due' || verdict instanceof ServerError) refusals.set(arrival, verdict);
      else guests.push({ arrival, email: arrival.email, ...verdict });
    }
    const joined = await enter(transaction, guests, now, (person) => {
      const refusal = newcomers.take(person.session);
      if (refusal) for (const guest of guests) if (personOf(guest) === personOf(person)) refusals.set(guest.arrival, refusal);
      return refusal === null;
    });
    const playing = await readPlaying(transaction, kind, guests);
    const players: (Guest & { readonly participant: string })[] = [];
    for (const guest of guests) {
      const found = playing(guest);
      if (!found) continue;
      const asked = guest.personalCodes ? await askPersonalCode(transaction, guest.arrival, found) : null;
      if (asked) refusals.set(guest.arrival, asked);
      else players.push({ ...guest, participant: found.id });
    }
    await openStandings(
      transaction,
      players.map(({ participant, session }) => ({ id: participant, session })),
      at,
    );
    const issued = await tokens.issueToAll(transaction, players);
    await appendHappenings(
      transaction,
      kind,
      joined.map(({ id, session }) => ({ session, kind: 'joined', participant: id, at })),
    );
    const admitted = new Map(issued.map(({ arrival, token }) => [arrival, { token }]));
    return arrivals.map((arrival) => admitted.get(arrival) ?? refusals.get(arrival) ?? removed());
  });
}

/** What the sessions behind the codes say to those who come with them. */
async function readSessions(
  transaction: Transaction<Tables>,
  arrivals: readonly Arrival[],
  now: number,
): Promise<(arrival: Arrival) => Pick<Guest, 'session' | 'team' | 'personalCodes'> | 'due' | ServerError> {
  const codes = [...new Set(arrivals.map(({ code }) => code))].filter(canBeCode);
  const named = transaction.selectFrom('sessions').select(['id', 'code', 'personal_codes', ...CLOCK_COLUMNS]);
  const rows = codes.length === 0 ? [] : await named.where('code', 'in', codes).execute();
  const sessions = new Map(rows.map((row) => [row.code, row]));
  const invitations = await readInvitations(
    transaction,
    rows.map(({ id }) => id),
    arrivals.map(({ email }) => email),
  );
  // Nobody new comes into a closed session; who belongs to one that has begun comes back, to play or to look back.
  const closed = rows.filter((row) => row.active === 0 && phaseOf(row) !== 'prepared');
  const returning = arrivals.flatMap(({ email, code }) => {
    const session = closed.find((row) => row.code === code)?.id;
    return session === undefined ? [] : [{ session, email }];
  });
  const known = new Set(returning.length === 0 ? [] : (await peopleOf(transaction, returning).execute()).map(personOf));
  return ({ email, code }) => {
    const session = sessions.get(code);
    if (!session) return unknownCode();
    if (isDue(session, now)) return 'due';
    if (session.active === 0 && !known.has(personOf({ session: session.id, email })))
      return sessionClosed(session.opens_at !== null);
    const invitation = invitations(session.id, email);
    if (!invitation) return notInvited();
    return { session: session.id, team: invitation.team, personalCodes: session.personal_codes === 1 };
  };
}

/** What is still wanted of somebody in a session with personal codes; null when all is well. The first code offered stays. */
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
  // Another device of theirs was quicker: the next look finds its code.
  return taken ? null : 'offer';
}

type NewRow = Pick<ParticipantsTable, 'id' | 'session' | 'email' | 'created_at' | 'team'>;

const insertPeople = compiledOnce(
  ({ id, session, email, created_at, team, name, key }: NewRow & BoardName) => ({
    id,
    session,
    email,
    created_at,
    team,
    name,
    name_key: key,
  }),
  (query, rows) =>
    query
      .insertInto('participants')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id'),
);

/**
 * New participants, each under a name that nobody else in the session has; whose e-mail is there already stays as is.
 * @param mayJoin asked once of who is new @returns who is new
 */
async function enter(
  transaction: Transaction<Tables>,
  guests: readonly Guest[],
  now: number,
  mayJoin: (person: NewRow) => boolean,
): Promise<NewRow[]> {
  const rows = new Map<string, NewRow & { readonly names: Iterator<BoardName, never> }>();
  for (const guest of guests) {
    const { session, email, team } = guest;
    const id = newId(now);
    // Not the e-mail: whoever knows an address could find its name.
    rows.set(personOf(guest), { id, session, email, team, created_at: isoTime(now), names: pseudonyms(id) });
  }
  const joined: NewRow[] = [];
  for (let round = 1; rows.size > 0; round += 1) {
    for (const known of await peopleOf(transaction, [...rows.values()]).execute()) rows.delete(personOf(known));
    if (round === 1) for (const [name, row] of rows) if (!mayJoin(row)) rows.delete(name);
    if (rows.size === 0) break;
    // In one order everywhere: transactions of several processes wait for each other instead of dead-locking.
    const waiting = [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
    const named = waiting.map((row) => ({ ...row, ...row.names.next().value }));
    const entered = new Set((await insertPeople(transaction, named)).map(({ id }) => id));
    // Whose name is taken gets another; who came through another process meanwhile is found in the next round.
    for (const row of waiting) {
      if (!entered.has(row.id)) continue;
      joined.push(row);
      rows.delete(personOf(row));
    }
  }
  return joined;
}

/** Who plays under an e-mail: the participant that it was merged into, where it was; undefined for one who was removed. */
async function readPlaying(
  transaction: Transaction<Tables>,
  kind: DatabaseKind,
  guests: readonly Guest[],
): Promise<(guest: Guest) => Person | undefined> {
  if (guests.length === 0) return () => undefined;
  // Nobody is removed or merged between this look and the standing that follows; SQLite has one writer at a time anyway.
  const kept = <Q extends ReturnType<typeof peopleOf>>(people: Q) =>
    kind === 'postgres' ? people.orderBy('id').forKeyShare() : people;
  const found = await kept(peopleOf(transaction, guests)).execute();
  const byPerson = new Map(found.map((row) => [personOf(row), row]));
  const byId = new Map(found.map((row) => [row.id, row]));
  for (;;) {
    const missing = [...byId.values()].flatMap(({ merged_into: into }) => (into === null || byId.has(into) ? [] : [into]));
    const rows = missing.length === 0 ? [] : await kept(people(transaction).where('id', 'in', missing)).execute();
    if (rows.length === 0) break;
    for (const row of rows) byId.set(row.id, row);
  }
  return (guest) => {
    let person = byPerson.get(personOf(guest));
    const met = new Set<string>();
    while (person?.merged_into != null && !met.has(person.id)) {
      met.add(person.id);
      person = byId.get(person.merged_into);
    }
    return person && person.removed_at === null && person.merged_into === null ? person : undefined;
  };
}

type Person = Selectable<Pick<ParticipantsTable, 'id' | 'session' | 'email' | 'removed_at' | 'merged_into' | 'personal_code'>>;

function people(transaction: Transaction<Tables>) {
  return transaction.selectFrom('participants').select(['id', 'session', 'email', 'removed_at', 'merged_into', 'personal_code']);
}

/** Rows of these people, if they are there; of others too, when they come to several sessions at once. */
function peopleOf(transaction: Transaction<Tables>, persons: readonly { readonly session: string; readonly email: string }[]) {
  const sessions = [...new Set(persons.map(({ session }) => session))];
  const emails = [...new Set(persons.map(({ email }) => email))];
  return people(transaction).where('session', 'in', sessions).where('email', 'in', emails);
}

function personOf({ session, email }: { readonly session: string; readonly email: string }): string {
  return `${session} ${email}`;
}
