/** Server-sent events, with polling as a fallback: one URL for each kind of reader serves a stream or a list. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { TSchema } from 'typebox';
import { HEARTBEAT_INTERVAL_MS } from '#schemas/constants.ts';
import {
  ConsoleEventsSchema,
  type EventsPage,
  EventsQuerySchema,
  PlayerEventsSchema,
  ProjectorEventsSchema,
} from '#schemas/live.ts';
import { type Authentication, facilitatorOf, playerOf, projectedOf, tokenOf } from '../access/authentication.ts';
import type { Clock } from '../clock.ts';
import { serverBusy, unknownSession } from '../errors.ts';
import { failures, type Server } from '../http/routing.ts';
import { isId } from '../identifiers.ts';
import type { EndedLogins } from './ended-logins.ts';
import { eventsAfter } from './log.ts';
import { type PlayerReadingDeps, playerReading } from './player-reading.ts';
import { type EventStream, openStream } from './stream.ts';
import type { Subscriptions } from './subscriptions.ts';
import { consoleView, projectorView, type Reading, type View } from './views.ts';

/** Maximum number of streams of one process; further readers have to poll. */
const MAX_STREAMS = 5_000;
/** Maximum number of streams of one reader: enough for the tabs and devices of one person, too few to use up the process's streams. */
const MAX_STREAMS_OF_ONE = 16;
/** Maximum number of events in one list. */
const MAX_EVENTS = 200;
/** Milliseconds that a client has to receive the last events of its stream; after that the connection is cut. */
const LEAVING = 10_000;

interface LiveDeps extends PlayerReadingDeps {
  readonly authentication: Authentication;
  readonly clock: Clock;
  readonly subscriptions: Subscriptions;
  readonly endedLogins: EndedLogins;
}

/** A kind of reader: its identity, its session, and how its events are read. */
export interface Reader<E extends { readonly number: number; readonly kind: string }> {
  readonly path: string;
  readonly summary: string;
  readonly onRequest: (request: FastifyRequest) => Promise<void>;
  readonly reply: TSchema;
  readonly sessionOf: (request: FastifyRequest) => string;
  /** Identifies the reader: the same for all logins of one person. */
  readonly readerOf: (request: FastifyRequest) => string;
  /** @param after number of the event after which the reader begins */
  readonly readingOf: (request: FastifyRequest, after: number) => Promise<Reading<E>>;
}

/** Registers `GET /session/events`, `GET /admin/sessions/:id/events` and `GET /projector/events`. `@fastify/sse` must be registered. */
export function liveRoutes(server: Server, deps: LiveDeps): void {
  const { authentication } = deps;
  eventsRoute(server, deps, {
    path: '/session/events',
    summary:
      'What happens in the session, for its player. A stream also brings `event: standing` as it opens, and `event: fleet`, then and after changes: the replies of `GET /standing` and `GET /fleet`.',
    onRequest: authentication.player,
    reply: PlayerEventsSchema,
    sessionOf: (request) => playerOf(request).session,
    readerOf: (request) => playerOf(request).participant,
    readingOf: (request, after) => playerReading(deps, playerOf(request), after),
  });
  eventsRoute(server, deps, {
    path: '/admin/sessions/:id/events',
    summary: 'What happens in a session, for the facilitators’ room.',
    onRequest: authentication.observer,
    reply: ConsoleEventsSchema,
    sessionOf: ({ params }) => (typeof params === 'object' && params && 'id' in params ? String(params.id) : ''),
    readerOf: facilitatorOf,
    readingOf: async () => ({ view: consoleView }),
  });
  eventsRoute(server, deps, {
    path: '/projector/events',
    summary: 'What happens in the session that is projected.',
    onRequest: authentication.projector,
    reply: ProjectorEventsSchema,
    sessionOf: projectedOf,
    readerOf: projectedOf,
    readingOf: async () => ({ view: projectorView }),
  });
}

/** Registers the route of one kind of reader. @param leaving milliseconds after which a stream that has ended is cut */
export function eventsRoute<E extends { readonly number: number; readonly kind: string }>(
  server: Server,
  { database, clock, subscriptions, endedLogins }: Pick<LiveDeps, 'database' | 'clock' | 'subscriptions' | 'endedLogins'>,
  { path, summary, onRequest, reply: schema, sessionOf, readerOf, readingOf }: Reader<E>,
  leaving = LEAVING,
): void {
  const headOf = async (session: string): Promise<number> => {
    const row = isId(session)
      ? await database.query.selectFrom('sessions').select('last_event').where('id', '=', session).executeTakeFirst()
      : undefined;
    if (!row) throw unknownSession();
    return row.last_event;
  };

  const list = async (session: string, after: number, view: View<E>): Promise<EventsPage<E>> => {
    const rows = await eventsAfter(database.query, session, after, MAX_EVENTS);
    const now = clock();
    return {
      last: rows.at(-1)?.number ?? after,
      events: rows.flatMap((row) => view(row, now) ?? []),
      more: rows.length === MAX_EVENTS,
    };
  };

  /** Reader → number of open streams. */
  const open = new Map<string, number>();

  /** Sends every event after a number, until the reader disconnects or its token ends. */
  const stream = async (request: FastifyRequest, reply: FastifyReply, session: string, after: number, reading: Reading<E>) => {
    const reader = readerOf(request);
    const others = open.get(reader) ?? 0;
    if (subscriptions.subscribers() >= MAX_STREAMS || others >= MAX_STREAMS_OF_ONE) throw serverBusy();
    open.set(reader, others + 1);
    // Disables response buffering in proxies (nginx): a buffered stream would never arrive.
    reply.header('x-accel-buffering', 'no');
    // The stream calls this, instead of code after the last write: to a client that reads nothing, writes never finish, even if it
    // disconnects.
    const events: EventStream = openStream(after, reading, clock, () => {
      stopFollowing();
      stop();
      const left = (open.get(reader) ?? 1) - 1;
      if (left > 0) open.set(reader, left);
      else open.delete(reader);
      setTimeout(() => reply.raw.destroy(), leaving).unref();
    });
    const stop = subscriptions.subscribe(session, after, events);
    const stopFollowing = endedLogins.follow(tokenOf(request), () => events.gone());
    reply.sse.onClose(() => events.gone());
    try {
      await reply.sse.send(events.messages());
    } finally {
      events.gone();
    }
  };

  server.get<{ Querystring: { after?: string } }>(
    path,
    {
      onRequest,
      config: { admission: 'play' },
      sse: 'dual',
      schema: {
        summary,
        description: `With \`Accept: text/event-stream\` a stream: the id of each event is its number, and a line of comment comes every ${HEARTBEAT_INTERVAL_MS / 1000} s. Otherwise what came after a number.`,
        querystring: EventsQuerySchema,
        response: { 200: schema, ...failures },
      },
    },
    async (request, reply) => {
      const session = sessionOf(request);
      const head = await headOf(session);
      const asked = reply.sse?.lastEventId ?? request.query.after;
      // A number above the last event was read before the database was restored.
      const after = Math.min(asked !== undefined && /^[0-9]{1,10}$/.test(asked) ? Number(asked) : head, head);
      const reading = await readingOf(request, after);
      if (!reply.sse) return list(session, after, reading.view);
      return stream(request, reply, session, after, reading);
    },
  );
}
