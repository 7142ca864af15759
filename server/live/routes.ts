/** How a page hears of what happens: one address for each kind of reader, as a stream or, asked again and again, as lists. */
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
import type { Database } from '../database/database.ts';
import { serverBusy, unknownSession } from '../errors.ts';
import { failures, type Server } from '../http/routing.ts';
import { isId } from '../identifiers.ts';
import type { EndedLogins } from './ended-logins.ts';
import { eventsAfter, firstTeamChange, teamChangeOf } from './log.ts';
import { type EventStream, openStream } from './stream.ts';
import type { Subscriptions } from './subscriptions.ts';
import { consoleView, playerView, projectorView, type View } from './views.ts';

/** Streams of one process; who comes after them asks for lists. */
const MAX_STREAMS = 5_000;
/** Of these, one reader's: the tabs and devices that anybody may have, and not the places of a whole room. */
const MAX_STREAMS_OF_ONE = 16;
/** Events of one list. */
const MAX_EVENTS = 200;
/** Milliseconds in which what was sent before a stream's end must have been taken. */
const LEAVING = 10_000;

export interface LiveDeps {
  readonly authentication: Authentication;
  readonly database: Database;
  readonly clock: Clock;
  readonly subscriptions: Subscriptions;
  readonly endedLogins: EndedLogins;
}

/** A kind of reader: who it is, of which session, and what it gets. */
export interface Reader<E extends { readonly number: number; readonly kind: string }> {
  readonly path: string;
  readonly summary: string;
  readonly onRequest: (request: FastifyRequest) => Promise<void>;
  readonly reply: TSchema;
  readonly sessionOf: (request: FastifyRequest) => string;
  /** Who reads: whatever their login, the same. */
  readonly readerOf: (request: FastifyRequest) => string;
  /** @param after number of the event after which the reader begins */
  readonly viewOf: (request: FastifyRequest, after: number) => Promise<View<E>>;
}

/** Registers `GET /session/events`, `GET /admin/sessions/:id/events` and `GET /projector/events`. `@fastify/sse` must be registered. */
export function liveRoutes(server: Server, deps: LiveDeps): void {
  const { authentication, database } = deps;
  eventsRoute(server, deps, {
    path: '/session/events',
    summary: 'What happens in the session, for its player.',
    onRequest: authentication.player,
    reply: PlayerEventsSchema,
    sessionOf: (request) => playerOf(request).session,
    readerOf: (request) => playerOf(request).participant,
    async viewOf(request, after) {
      const { session, participant } = playerOf(request);
      let me = participant;
      const readTeam = async () => {
        const own = database.query.selectFrom('participants').select('team').where('id', '=', me);
        return (await own.executeTakeFirst())?.team ?? null;
      };
      // The team that the player was in after the event from which the reading begins; their changes since are among what is read.
      const now = await readTeam();
      const change = await firstTeamChange(database.query, session, participant, after);
      let team = change ? change.from : now;
      // What was said to somebody just before the merge is for the one who stays.
      const merged = await database.query.selectFrom('participants').select('id').where('merged_into', '=', me).execute();
      const before = new Set<string | null>(merged.map(({ id }) => id));
      const view = playerView(
        (participant) => participant === me || before.has(participant),
        (name) => name === team,
      );
      return (row, now) => {
        const event = view(row, now);
        if (row.participant !== me) return event;
        const moved = row.kind === 'profile' ? teamChangeOf(row) : undefined;
        if (moved) team = moved.to;
        const heir = row.kind === 'correction' ? row.other : null;
        // The device of who was merged plays on as the one who stays.
        if (heir !== null) me = heir;
        if (heir !== null)
          readTeam().then(
            (read) => {
              team = read;
            },
            () => undefined,
          );
        return event;
      };
    },
  });
  eventsRoute(server, deps, {
    path: '/admin/sessions/:id/events',
    summary: 'What happens in a session, for the facilitators’ room.',
    onRequest: authentication.observer,
    reply: ConsoleEventsSchema,
    sessionOf: ({ params }) => (typeof params === 'object' && params && 'id' in params ? String(params.id) : ''),
    readerOf: facilitatorOf,
    viewOf: async () => consoleView,
  });
  eventsRoute(server, deps, {
    path: '/projector/events',
    summary: 'What happens in the session that is projected.',
    onRequest: authentication.projector,
    reply: ProjectorEventsSchema,
    sessionOf: projectedOf,
    readerOf: projectedOf,
    viewOf: async () => projectorView,
  });
}

/** Registers the events of one kind of reader. @param leaving milliseconds after which a stream that is over is cut */
export function eventsRoute<E extends { readonly number: number; readonly kind: string }>(
  server: Server,
  { database, clock, subscriptions, endedLogins }: Omit<LiveDeps, 'authentication'>,
  { path, summary, onRequest, reply: schema, sessionOf, readerOf, viewOf }: Reader<E>,
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

  /** Reader → streams that are open. */
  const open = new Map<string, number>();

  /** Everything after a number, until the reader goes, or may read no more. */
  const stream = async (request: FastifyRequest, reply: FastifyReply, session: string, after: number, view: View<E>) => {
    const reader = readerOf(request);
    const others = open.get(reader) ?? 0;
    if (subscriptions.subscribers() >= MAX_STREAMS || others >= MAX_STREAMS_OF_ONE) throw serverBusy();
    open.set(reader, others + 1);
    // A proxy that holds a stream back until it ends would hold it for ever.
    reply.header('x-accel-buffering', 'no');
    // Not left to the end of the sending: to who takes nothing it never comes, not even when their connection breaks.
    const events: EventStream = openStream(after, view, clock, () => {
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
      sse: 'dual',
      // HEAD would be a stream of nothing, without an end.
      exposeHeadRoute: false,
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
      // A number that is not there yet is of another life of this database: a restored one.
      const after = Math.min(asked !== undefined && /^[0-9]{1,10}$/.test(asked) ? Number(asked) : head, head);
      const view = await viewOf(request, after);
      if (!reply.sse) return list(session, after, view);
      return stream(request, reply, session, after, view);
    },
  );
}
