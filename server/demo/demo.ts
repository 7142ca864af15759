/** `npm start -- --demo`: a session that twenty simulated players play, in a database that nobody else's session is in. */
import { randomBytes } from 'node:crypto';
import type { RegisteredChallenge } from '#engine/rules/registered-challenge.ts';
import type { Session } from '#schemas/admin.ts';
import type { NewSession } from '#schemas/session-setup.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { PEOPLE, type Person, TEAMS } from './people.ts';
import { createPlay, type Doors } from './play.ts';
import { type DemoRecord, readDemo, storeDemo } from './record.ts';
import { scriptOf } from './script.ts';
import type { Time } from './time.ts';

const NAME = 'Atelier du mardi (démonstration)';
/** Who created the session, as the audit log has it. */
const ACTOR = 'demo';
/** The room has played so long, in milliseconds, when somebody looks for the first time: there is something to see. */
export const HEAD_START = 18 * 60_000;
/** Milliseconds before it goes on after a failure, of the database for example. */
const RETRY_DELAY_MS = 5000;

export interface Demo {
  readonly session: Session;
  /** Resolves once nobody plays any more: at the end of the script, when the session is deleted, or after the signal. */
  readonly ended: Promise<void>;
}

/** What a facilitator makes a session by, besides. */
export interface DemoDoors extends Doors {
  readonly sessions: {
    list(): Promise<Session[]>;
    create(setup: NewSession, actor: string, idempotencyKey: string | null): Promise<Session>;
  };
}

export interface DemoOptions {
  /** As another process on the same database would have them, with a clock of their own. */
  readonly openDoors: (clock: Clock) => Promise<DemoDoors>;
  readonly database: Database;
  readonly challenges: readonly RegisteredChallenge[];
  readonly time: Time;
  /** Who plays; the twenty without it. */
  readonly people?: readonly Person[];
  /** Of a new demo: at least 32 hexadecimal digits; drawn without it. */
  readonly seed?: string;
  /** Ends it. */
  readonly signal: AbortSignal;
  readonly onFailure: (error: unknown) => void;
}

/** @throws Error where the database holds other sessions and no demo: those of real people are left alone */
export async function refuseRealSessions(database: Database): Promise<void> {
  if (await readDemo(database)) return;
  const other = await database.query.selectFrom('sessions').select('id').limit(1).executeTakeFirst();
  if (other)
    throw new Error(
      `--demo makes no demo among sessions of others, and ${database.location} has some.\n` +
        'Leave DATABASE_URL out (the demo then has a database of its own, data/demo.db), or give an empty one.',
    );
}

/** Resolves once everything that is past is played; the rest follows at its time, until the signal. */
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
  // They read the time of the step that is taken.
  const doors = await openDoors(() => clock.now);
  const record = await setTheScene(doors, clock, time.now(), seed);
  const script = scriptOf(
    people,
    challenges.map(({ manifest }) => manifest),
    record.seed,
  );
  const session = (await doors.sessions.list()).find(({ id }) => id === record.session);
  if (!session) throw new Error('the session of the demo was deleted while it started');
  const due = script[record.done];
  // Nobody plays while nobody serves: the script goes on where it stopped.
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

/** The demo that there is, or a new one. */
async function setTheScene(
  { database, sessions }: DemoDoors,
  clock: { now: number },
  now: number,
  seed = randomBytes(16).toString('hex'),
): Promise<DemoRecord & { readonly session: string }> {
  const known = await readDemo(database);
  if (known && known.session !== null) return { ...known, session: known.session };
  const begun = now - HEAD_START;
  const wanted = known ?? { session: null, seed, begun, done: 0 };
  // Noted before it is made: the session of a start that was cut short is found again, under the same key.
  if (!known) await storeDemo(database, wanted);
  clock.now = wanted.begun;
  const { id } = await sessions.create({ name: NAME, teams: [...TEAMS] }, ACTOR, wanted.seed);
  const record = { ...wanted, session: id };
  await storeDemo(database, record);
  return record;
}
