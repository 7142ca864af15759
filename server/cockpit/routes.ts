/** Routes of the cockpit: the snapshot of a session, messages, granted hints. */
import { Readable } from 'node:stream';
import type { Kysely } from 'kysely';
import { Type } from 'typebox';
import type { RegisteredChallenge } from '#engine/rules/registered-challenge.ts';
import { SessionIdSchema } from '#schemas/admin.ts';
import {
  CockpitQuerySchema,
  CockpitSnapshotSchema,
  HintGrantReplySchema,
  HintGrantSchema,
  MessageSchema,
} from '#schemas/cockpit.ts';
import { ParticipantIdSchema } from '#schemas/participants.ts';
import { type Authentication, facilitatorOf } from '../access/authentication.ts';
import type { Clock } from '../clock.ts';
import { createSharedReadings } from '../concurrency/shared-readings.ts';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { unknownSession } from '../errors.ts';
import { IdempotencyHeaders, idempotencyKeyOf } from '../http/idempotency-key.ts';
import { emptyBody, failures, type Server } from '../http/routing.ts';
import { isId } from '../identifiers.ts';
import type { HintGiver } from '../ledger/hint-giver.ts';
import { lastEvent } from '../live/log.ts';
import type { Messenger } from '../live/messages.ts';
import { type ClockColumns, type StartColumns, sessionClock } from '../session-model/session-clock.ts';
import { createPeopleText } from './people-text.ts';
import { readChanged, readCockpit } from './snapshot.ts';

interface CockpitDeps {
  readonly authentication: Authentication;
  readonly database: Database;
  readonly clock: Clock;
  readonly challenges: { readonly all: readonly RegisteredChallenge[] };
  readonly hintGiver: HintGiver;
  readonly messenger: Messenger;
  readonly sessions: { mustExist(id: string): Promise<void> };
}

/** A snapshot as JSON text, shared by concurrent requests. */
interface ToldRoom {
  readonly time: ClockColumns & StartColumns;
  /** The text after the clock. */
  readonly text: readonly Buffer[];
}

/** Snapshots are streamed as text: with thousands of people a serializer would block the event loop for a second. */
const SnapshotText = Type.Unsafe<Readable>(CockpitSnapshotSchema);

/** The chunks of a snapshot, with the current time. */
function* textOf({ time, text }: ToldRoom, now: number): Generator<Buffer> {
  yield Buffer.from(`{"room":${JSON.stringify(sessionClock(time, now))},`);
  yield* text;
}

/** @param changed people who are read alone; everybody by default */
async function readRoom(
  query: Kysely<Tables>,
  challenges: readonly RegisteredChallenge[],
  session: string,
  changed?: readonly string[],
): Promise<ToldRoom | undefined> {
  const people = createPeopleText();
  const cockpit = await readCockpit(query, challenges, session, people.add, changed);
  return (
    cockpit && { time: cockpit.time, text: [Buffer.from(`${JSON.stringify(cockpit.room).slice(1, -1)},`), ...people.text()] }
  );
}

/** Registers the snapshot, messages, and hints for one or all. */
export function cockpitRoutes(
  server: Server,
  { authentication, database, clock, challenges, hintGiver, messenger, sessions }: CockpitDeps,
): void {
  const { query } = database;
  const acting = { onRequest: authentication.facilitator, preValidation: emptyBody };

  const onSnapshot = async (read: (query: Kysely<Tables>) => Promise<ToldRoom | undefined>) => {
    const { query, release } = await database.snapshot();
    return read(query).finally(release);
  };
  const roomOf = createSharedReadings({
    clock,
    versionOf: (session) => lastEvent(query, session),
    read: (session) => onSnapshot((query) => readRoom(query, challenges.all, session)),
  });
  /** The room with the people who changed after a snapshot; undefined where everybody has to be read. @param after its number */
  const changesOf = (session: string, after: number) =>
    onSnapshot(async (query) => {
      const changed = await readChanged(query, session, after);
      return changed && readRoom(query, challenges.all, session, changed);
    });

  server.get(
    '/admin/sessions/:id/cockpit',
    {
      onRequest: authentication.observer,
      schema: {
        summary: 'Everybody of a session with every mission, at one moment; or who changed since a snapshot.',
        params: SessionIdSchema,
        querystring: CockpitQuerySchema,
        response: { 200: SnapshotText, ...failures },
      },
    },
    async ({ params: { id }, query: { after } }, reply) => {
      if (!isId(id)) throw unknownSession();
      const told = (after === undefined ? undefined : await changesOf(id, Number(after))) ?? (await roomOf(id));
      if (!told) throw unknownSession();
      return reply.type('application/json; charset=utf-8').send(Readable.from(textOf(told, clock())));
    },
  );

  server.post(
    '/admin/sessions/:id/messages',
    {
      ...acting,
      schema: {
        summary: 'Tells everybody, a team or one participant something.',
        headers: IdempotencyHeaders,
        params: SessionIdSchema,
        body: MessageSchema,
        response: { 204: Type.Null(), ...failures },
      },
    },
    async (request, reply) => {
      const by = { actor: facilitatorOf(request), idempotencyKey: idempotencyKeyOf(request) };
      await messenger(request.params.id, request.body, by);
      return reply.code(204).send(null);
    },
  );

  server.post(
    '/admin/sessions/:id/hints',
    {
      ...acting,
      schema: {
        summary: 'Gives the next hint to everybody who has opened a mission and not solved it.',
        headers: IdempotencyHeaders,
        params: SessionIdSchema,
        body: HintGrantSchema,
        response: { 200: HintGrantReplySchema, ...failures },
      },
    },
    async (request) => {
      const session = request.params.id;
      await sessions.mustExist(session);
      const by = { actor: facilitatorOf(request), idempotencyKey: idempotencyKeyOf(request) };
      return { given: await hintGiver.toAll(session, request.body.challenge, by) };
    },
  );

  server.post(
    '/admin/participants/:id/hints',
    {
      ...acting,
      schema: {
        summary: 'Gives a participant the next hint of a mission.',
        headers: IdempotencyHeaders,
        params: ParticipantIdSchema,
        body: HintGrantSchema,
        response: { 200: HintGrantReplySchema, ...failures },
      },
    },
    async (request) => {
      const by = { actor: facilitatorOf(request), idempotencyKey: idempotencyKeyOf(request) };
      return { given: await hintGiver.toOne(request.params.id, request.body.challenge, by, null) };
    },
  );
}
