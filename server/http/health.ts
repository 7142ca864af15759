/**
 * Health checks. `/healthz` (liveness): the process answers, and says whether it is busy or its database broken. `/readyz` (readiness): the
 * database answers too, accepts writes, and its file was not moved or replaced.
 */
import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { Type } from 'typebox';
import { closed } from '#schemas/shapes.ts';
import type { Database } from '../database/database.ts';
import { isDiskError, isDiskFull } from '../database/failures.ts';
import type { Tables } from '../database/tables.ts';
import { ServerError } from '../errors.ts';
import { VERSION } from '../version.ts';
import type { Admission } from './admission.ts';
import { failures, type Server } from './routing.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** How the process is, for whoever has the server. */
    liveness(): Liveness;
  }
}

/** Timeout of the database in milliseconds, so that a probe gets the answer before its own timeout. */
const TIMEOUT_MS = 2_000;
/** Bytes that must be writable again before a server is ready after a full disk. */
const ROOM = 65_536;

const StatusSchema = Type.Object({ status: Type.String() }, closed);
const LivenessSchema = Type.Object(
  {
    status: Type.Enum(['ok', 'busy', 'broken'], {
      description:
        '`busy`: calls are refused until there is less to do. `broken`: the database takes no writes, or was moved; /readyz says which. A new start mends neither.',
    }),
    waitMs: Type.Integer({ minimum: 0, description: 'Milliseconds that a call which arrives now waits.' }),
    version: Type.String({ description: 'Release of Vigie that answers.' }),
  },
  closed,
);

/** How the process is, told without a query. */
export interface Liveness {
  readonly status: 'ok' | 'busy' | 'broken';
  /** Milliseconds that a call which arrives now waits. */
  readonly waitMs: number;
}

export const DATABASE_MOVED =
  'The file of the database, or its log (-wal), was moved, deleted or replaced: what the server writes may be gone when it ends. Download a full backup first.';

export interface Health {
  /** Remembers an error that means a full or failing disk. */
  notice(error: unknown): void;
  /** @throws ServerError 503 */
  mustBeReady(): Promise<void>;
  /** After a failed write: tries another, so that `broken` ends once there is room. Never rejects. */
  tryAgain(): Promise<void>;
  /** Known without a query: a write has failed since the database was last ready, or the database's file was moved. */
  broken(): boolean;
}

export function createHealth({ query, inPlace }: Database): Health {
  /** Whether a write has failed since the last success, as the disk is full or fails. */
  let failing = false;
  const tryOut = async () => {
    // Probes are anonymous, so they cause a write only after a write has failed.
    await inTime(failing ? tryToWrite(query) : sql`select 1`.execute(query));
    failing = false;
  };
  return {
    notice(error) {
      failing ||= isDiskFull(error) || isDiskError(error);
    },
    async tryAgain() {
      if (failing) await tryOut().catch(() => undefined);
    },
    broken: () => failing || !inPlace(),
    async mustBeReady() {
      try {
        await tryOut();
      } catch (error) {
        if (isDiskFull(error))
          throw new ServerError(503, 'disk-full', {
            en: 'The database has no room left to write.',
            fr: 'La base de données n’a plus de place pour écrire.',
          });
        if (isDiskError(error))
          throw new ServerError(503, 'disk-error', {
            en: 'The disk of the database cannot be read or written.',
            fr: 'Le disque de la base de données ne peut être ni lu ni écrit.',
          });
        throw new ServerError(503, 'database-unavailable', {
          en: 'The database does not answer.',
          fr: 'La base de données ne répond pas.',
        });
      }
      if (!inPlace()) throw new ServerError(503, 'database-moved', DATABASE_MOVED);
    },
  };
}

/** Writes a row and deletes it again. Its bytes are random, as a compressible text would take less space than its length. */
async function tryToWrite(query: Kysely<Tables>): Promise<void> {
  const row = { key: `room ${process.pid}`, value: randomBytes(ROOM / 2).toString('hex') };
  const { value } = row;
  await query
    .insertInto('settings')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
  await query.deleteFrom('settings').where('key', '=', row.key).execute();
}

async function inTime(work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((_resolve, reject) => {
    timer = setTimeout(reject, TIMEOUT_MS);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

export function livenessOf(health: Pick<Health, 'broken'>, admission: Pick<Admission, 'wait' | 'busy'>): Liveness {
  return {
    status: health.broken() ? 'broken' : admission.busy() ? 'busy' : 'ok',
    waitMs: Math.round(admission.wait()),
  };
}

export function healthRoutes(server: Server, health: Health, liveness: () => Liveness): void {
  server.get(
    '/healthz',
    {
      config: { admission: 'always' },
      exposeHeadRoute: true,
      schema: {
        summary: 'Whether the process answers, how it is, and its version.',
        response: { 200: LivenessSchema, ...failures },
      },
    },
    async () => ({ ...liveness(), version: VERSION }),
  );
  server.get(
    '/readyz',
    {
      config: { admission: 'always' },
      exposeHeadRoute: true,
      schema: {
        summary: 'Whether the database answers and takes what is written.',
        response: { 200: StatusSchema, ...failures },
      },
    },
    async () => {
      await health.mustBeReady();
      return { status: 'ready' };
    },
  );
}
