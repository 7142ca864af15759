/** Routes of the cockpit: the snapshot of a session, messages, granted hints. */
import { Readable } from 'node:stream';
import type { Transaction } from 'kysely';
import { Type } from 'typebox';
import type { RegisteredChallenge } from '#engine/rules/registered-challenge.ts';
import { isPlayed, manifestUnder, type SessionRules } from '#engine/rules/session/session-rules.ts';
import { SessionIdSchema } from '#schemas/admin.ts';
import { CockpitSnapshotSchema, HintGrantReplySchema, HintGrantSchema, MessageSchema } from '#schemas/cockpit.ts';
import type { ChallengeManifest } from '#schemas/manifest.ts';
import { ParticipantIdSchema } from '#schemas/participants.ts';
import { type Authentication, facilitatorOf } from '../access/authentication.ts';
import type { Clock } from '../clock.ts';
import { inPieces } from '../concurrency/in-pieces.ts';
import { createSharedReadings } from '../concurrency/shared-readings.ts';
import type { Database } from '../database/database.ts';
import { withRetries } from '../database/failures.ts';
import type { Tables } from '../database/tables.ts';
import { ServerError, unknownParticipant, unknownSession } from '../errors.ts';
import { IdempotencyHeaders, idempotencyKeyOf } from '../http/idempotency-key.ts';
import { jsonPieces } from '../http/json-pieces.ts';
import { emptyBody, failures, type Server } from '../http/routing.ts';
import { isId } from '../identifiers.ts';
import { grantHint, grantHintToAll } from '../ledger/granted-hint.ts';
import { lastEvent } from '../live/log.ts';
import { type ClockColumns, sessionClock } from '../session-model/session-clock.ts';
import { sendMessage } from './messages.ts';
import { readCockpit } from './snapshot.ts';

export interface CockpitDeps {
  readonly authentication: Authentication;
  readonly database: Database;
  readonly clock: Clock;
  readonly challenges: { readonly all: readonly RegisteredChallenge[] };
  /** Rules of an existing session. */
  readonly rulesOf: (session: string) => Promise<SessionRules>;
  readonly sessions: { mustExist(id: string): Promise<void> };
}

/** A snapshot as JSON text, shared by concurrent requests. */
interface ToldRoom {
  readonly time: ClockColumns;
  readonly text: readonly string[];
}

/** Snapshots are streamed as text: with thousands of people a serializer would block the event loop for a second. */
const SnapshotText = Type.Unsafe<Readable>(CockpitSnapshotSchema);

/** The chunks of a snapshot, with the current time. */
function* textOf({ time, text: [first = '{}', ...rest] }: ToldRoom, now: number): Generator<string> {
  yield `{"room":${JSON.stringify(sessionClock(time, now))},${first.slice(1)}`;
  yield* rest;
}

/** Registers the snapshot, messages, and hints for one or all. */
export function cockpitRoutes(
  server: Server,
  { authentication, database, clock, challenges, rulesOf, sessions }: CockpitDeps,
): void {
  const { query, kind } = database;
  const acting = { onRequest: authentication.facilitator, preValidation: emptyBody };

  /** A mission's manifest with the session's rules applied. @throws ServerError 400, 409 */
  const manifestIn = async (session: string, key: string): Promise<ChallengeManifest> => {
    const rules = await rulesOf(session);
    const challenge = challenges.all.find(({ manifest }) => manifest.key === key);
    if (!challenge || !isPlayed(rules, challenge.manifest))
      throw new ServerError(
        400,
        'unknown-challenge',
        { en: 'challenge must be a mission of the session.', fr: 'challenge doit être une mission de la session.' },
        { field: 'challenge' },
      );
    if (rules.hintPolicy === 'none')
      throw new ServerError(409, 'no-hints', {
        en: 'This session is set up without hints. Change its set-up to give some.',
        fr: 'Cette session est réglée sans indices. Changez ses réglages pour en donner.',
      });
    return manifestUnder(rules.hintPolicy, challenge.manifest);
  };
  const inTransaction = <T>(work: (transaction: Transaction<Tables>) => Promise<T>): Promise<T> =>
    withRetries(() => query.transaction().execute(work));

  const roomOf = createSharedReadings({
    clock,
    versionOf: (session) => lastEvent(query, session),
    async read(session): Promise<ToldRoom | undefined> {
      const snapshot = await database.snapshot();
      const read = await readCockpit(snapshot.query, challenges.all, session).finally(snapshot.release);
      return read && { time: read.time, text: await inPieces(jsonPieces(read.room)) };
    },
  });

  server.get(
    '/admin/sessions/:id/cockpit',
    {
      onRequest: authentication.observer,
      schema: {
        summary: 'Everybody of a session with every mission, at one moment.',
        params: SessionIdSchema,
        response: { 200: SnapshotText, ...failures },
      },
    },
    async ({ params: { id } }, reply) => {
      const told = isId(id) ? await roomOf(id) : undefined;
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
      const { id } = request.params;
      const by = { kind, clock, actor: facilitatorOf(request), idempotencyKey: idempotencyKeyOf(request) };
      await inTransaction((transaction) => sendMessage({ transaction, ...by }, id, request.body));
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
      const manifest = await manifestIn(session, request.body.challenge);
      const by = { kind, clock, session, manifest, actor: facilitatorOf(request), idempotencyKey: idempotencyKeyOf(request) };
      return { given: await inTransaction((transaction) => grantHintToAll({ transaction, ...by })) };
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
      const { id } = request.params;
      const found = isId(id)
        ? await query.selectFrom('participants').select('session').where('id', '=', id).executeTakeFirst()
        : undefined;
      if (!found) throw unknownParticipant();
      const { session } = found;
      const manifest = await manifestIn(session, request.body.challenge);
      const by = { kind, clock, session, manifest, actor: facilitatorOf(request), idempotencyKey: idempotencyKeyOf(request) };
      return { given: await inTransaction((transaction) => grantHint({ transaction, ...by }, id)) };
    },
  );
}
