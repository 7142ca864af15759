/** `npm start -- --demo`: a session with twenty simulated players, in a database without real sessions. */

import { randomBytes } from 'node:crypto';
import { MINUTE_MS } from '#engine/rules/milliseconds.ts';
import type { RegisteredChallenge } from '#engine/rules/registered-challenge.ts';
import type { Session } from '#schemas/admin.ts';
import type { NewSession } from '#schemas/session-setup.ts';
import type { WorkshopMinutes } from '#schemas/workshop.ts';
import { type Clock, isoTime } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { ABSENT, PEOPLE, type Person, TEAMS, VISITORS } from './people.ts';
import { createPlay, type Doors } from './play.ts';
import { type DemoRecord, readDemo, storeDemo } from './record.ts';
import { scriptOf } from './script.ts';
import type { Time } from './time.ts';

const NAME = 'Atelier du bureau (démonstration)';
/** Missions of a workshop of ninety minutes at the office, as the console's planner picks them. */
const OFFICE = [
  'password',
  'clicks',
  'permissions',
  'quiz',
  'tri-de-9h',
  'nouveau-rib',
  'ecran-noir',
  'malik-du-support',
  'pas-moi-qui-me-connecte',
  'colle-dans-l-ia',
  'porte-du-hall',
  'plus-tard',
];
const MINUTES: WorkshopMinutes = { welcome: 10, play: 55, debrief: 20, questions: 5 };
/** Actor of the session's creation in the audit log. */
const ACTOR = 'demo';
/** Milliseconds of play that are simulated at the start, so that pages have data at once. */
export const HEAD_START = 18 * MINUTE_MS;
/** Milliseconds until a retry after a failure, for example of the database. */
const RETRY_DELAY_MS = 5000;

export interface Demo {
  readonly session: Session;
  /** Resolves when play is over: at the end of the script, when the session is deleted, or after the signal. */
  readonly ended: Promise<void>;
}

/** Services of players, and those with which a facilitator creates a session. */
interface DemoDoors extends Doors {
  readonly sessions: {
    list(): Promise<Session[]>;
    create(setup: NewSession, actor: string, idempotencyKey: string | null): Promise<Session>;
  };
}

interface DemoOptions {
  /** Creates the services as a second process on the same database would, with their own clock. */
  readonly openDoors: (clock: Clock) => Promise<DemoDoors>;
  readonly database: Database;
  readonly challenges: readonly RegisteredChallenge[];
  readonly time: Time;
  /** Simulated players; the twenty by default. */
  readonly people?: readonly Person[];
  /** Seed of a new demo: at least 32 hexadecimal digits; random by default. */
  readonly seed?: string;
  /** Ends the demo. */
  readonly signal: AbortSignal;
  readonly onFailure: (error: unknown) => void;
}

/** @throws Error where the database holds sessions and no demo, to keep simulated players away from real people's data */
export async function refuseRealSessions(database: Database): Promise<void> {
  if (await readDemo(database)) return;
  const other = await database.query.selectFrom('sessions').select('id').limit(1).executeTakeFirst();
  if (other)
    throw new Error(
      `--demo makes no demo among sessions of others, and ${database.location} has some.\n` +
        'Leave DATABASE_URL out (the demo then has a database of its own, data/demo.db), or give an empty one.',
    );
}

/** Resolves once all past steps are played; the other steps follow in real time, until the signal. */
export async function startDemo({
  openDoors,
  database,
  challenges,
  time,
  people = PEOPLE,
  seed,
  signal,
  onFailure,
}: DemoOptions): Promise<Demo> {
  const clock = { now: time.now() };
  // The services' clock shows the time of the current step.
  const doors = await openDoors(() => clock.now);
  const manifests = challenges.map(({ manifest }) => manifest);
  const office = OFFICE.filter((key) => manifests.some((manifest) => manifest.key === key));
  const chosen = office.length > 0 ? office : null;
  const record = await setTheScene(doors, clock, time.now(), chosen, seed);
  const script = scriptOf(people, manifests, record.seed, chosen);
  const session = (await doors.sessions.list()).find(({ id }) => id === record.session);
  if (!session) throw new Error('the session of the demo was deleted while it started');
  const due = script[record.done];
  // The script paused while the server was stopped, and resumes at its next step.
  if (record.done > 0 && due && record.begun + due.at < time.now())
    await storeDemo(database, { ...record, begun: time.now() - due.at });
  const play = createPlay(doors, script, session.code, (moment) => {
    clock.now = moment;
  });
  const first = await play.catchUp(time.now(), signal);
  const goOn = async () => {
    for (let next = first; next !== null && !signal.aborted; ) {
      await time.until(next, signal);
      next = await play.catchUp(time.now(), signal).catch((error: unknown) => {
        onFailure(error);
        return time.now() + RETRY_DELAY_MS;
      });
    }
    await doors.ledger.drained();
  };
  return { session, ended: goOn() };
}

/**
 * A workshop of the office whose play has begun, with a day, a room and a list. The session has no scheduled end, as the demo goes on
 * after a restart where it stopped.
 */
function workshopOf(begun: number, challenges: readonly string[] | null): NewSession {
  const players = [...PEOPLE, ...ABSENT].map(({ email, name, team }) => ({ entry: email, name, team }));
  const allowed = [...players, { entry: VISITORS, name: null, team: null }];
  return {
    name: NAME,
    challenges: challenges && [...challenges],
    teams: [...TEAMS],
    allowed,
    workshop: {
      startsAt: isoTime(begun - MINUTES.welcome * MINUTE_MS),
      venue: 'Salle Belle-Île',
      audience: 'office',
      expected: players.length,
      minutes: MINUTES,
    },
  };
}

/** The existing demo, or a new one. */
async function setTheScene(
  { database, sessions }: DemoDoors,
  clock: { now: number },
  now: number,
  challenges: readonly string[] | null,
  seed = randomBytes(16).toString('hex'),
): Promise<DemoRecord & { readonly session: string }> {
  const known = await readDemo(database);
  if (known && known.session !== null) return { ...known, session: known.session };
  const begun = now - HEAD_START;
  const wanted = known ?? { session: null, seed, begun, done: 0 };
  // The record is stored before the session is created (idempotency key), so that the next start finds the session if this one is
  // interrupted.
  if (!known) await storeDemo(database, wanted);
  clock.now = wanted.begun;
  const { id } = await sessions.create(workshopOf(wanted.begun, challenges), ACTOR, wanted.seed);
  const record = { ...wanted, session: id };
  await storeDemo(database, record);
  return record;
}
