/** The console's routes on sessions (specification, section 7), and their set-up. */
import { SessionIdSchema, SessionListSchema, SessionSchema } from '#schemas/admin.ts';
import { RoomAddressesSchema } from '#schemas/projector.ts';
import { NewSessionSchema, SessionDetailsSchema, SetupChangeQuerySchema, SetupChangeSchema } from '#schemas/session-setup.ts';
import { type WhereToReport, WhereToReportSchema } from '#schemas/where-to-report.ts';
import { type Authentication, facilitatorOf } from '../access/authentication.ts';
import { IdempotencyHeaders, idempotencyKeyOf } from '../http/idempotency-key.ts';
import { emptyBody, failures, type Server } from '../http/routing.ts';
import type { Sessions } from './sessions.ts';

/** Body limit of a set-up in bytes: allow-lists are long. */
const SETUP_LIMIT = 4 * 1024 * 1024;

interface SessionDeps {
  readonly authentication: Authentication;
  readonly sessions: Sessions;
  /** The installation's reporting channel, which sessions use by default. */
  readonly whereToReport: WhereToReport;
  /** Addresses of this server on the local network. */
  readonly addresses: () => readonly string[];
}

/** Registers list, create, details, change, open and close, `GET /admin/reporting` and `GET /admin/addresses`. */
export function sessionRoutes(server: Server, deps: SessionDeps): void {
  installationRoutes(server, deps);
  setUpRoutes(server, deps);
  doorRoutes(server, deps);
}

/** Routes on facts of the installation that hold for every session. */
function installationRoutes(server: Server, { authentication, whereToReport, addresses }: SessionDeps): void {
  server.get(
    '/admin/reporting',
    {
      onRequest: authentication.observer,
      schema: {
        summary: 'Where players report, wherever a session says nothing else: set by the environment.',
        response: { 200: WhereToReportSchema, ...failures },
      },
    },
    async () => whereToReport,
  );

  server.get(
    '/admin/addresses',
    {
      onRequest: authentication.observer,
      schema: { summary: 'Where people in the room find this server.', response: { 200: RoomAddressesSchema, ...failures } },
    },
    async () => [...addresses()],
  );
}

function setUpRoutes(server: Server, { authentication, sessions }: SessionDeps): void {
  const onRequest = authentication.facilitator;

  server.get(
    '/admin/sessions',
    {
      onRequest: authentication.observer,
      schema: { summary: 'The sessions, newest first.', response: { 200: SessionListSchema, ...failures } },
    },
    () => sessions.list(),
  );

  server.post(
    '/admin/sessions',
    {
      onRequest,
      bodyLimit: SETUP_LIMIT,
      preValidation: emptyBody,
      schema: {
        summary: 'Creates a session.',
        headers: IdempotencyHeaders,
        body: NewSessionSchema,
        response: { 201: SessionSchema, ...failures },
      },
    },
    async (request, reply) => {
      const session = await sessions.create(request.body, facilitatorOf(request), idempotencyKeyOf(request));
      return reply.code(201).send(session);
    },
  );

  server.get(
    '/admin/sessions/:id',
    {
      onRequest: authentication.observer,
      schema: {
        summary: 'A session with its set-up.',
        params: SessionIdSchema,
        response: { 200: SessionDetailsSchema, ...failures },
      },
    },
    (request) => sessions.details(request.params.id),
  );

  server.put(
    '/admin/sessions/:id',
    {
      onRequest,
      bodyLimit: SETUP_LIMIT,
      preValidation: emptyBody,
      schema: {
        summary: 'Replaces the set-up of a session; no score changes.',
        params: SessionIdSchema,
        querystring: SetupChangeQuerySchema,
        body: SetupChangeSchema,
        response: { 200: SessionDetailsSchema, ...failures },
      },
    },
    (request) => sessions.change(request.params.id, request.body, facilitatorOf(request), request.query.version),
  );
}

/** Routes that open and close a session. */
function doorRoutes(server: Server, { authentication, sessions }: SessionDeps): void {
  const onRequest = authentication.facilitator;

  for (const [action, summary] of [
    ['open', 'Opens a session.'],
    ['close', 'Closes a session to new logins; who is in plays on.'],
  ] as const) {
    server.patch(
      `/admin/sessions/:id/${action}`,
      { onRequest, schema: { summary, params: SessionIdSchema, response: { 200: SessionSchema, ...failures } } },
      (request) => sessions.setActive(request.params.id, action === 'open', facilitatorOf(request)),
    );
  }
}
