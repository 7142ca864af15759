/** Routes of a paired phone, and routes by which facilitators pair and revoke phones. */
import { Type } from 'typebox';
import { SessionIdSchema } from '#schemas/admin.ts';
import { HintGrantReplySchema, type MessageToPlayers } from '#schemas/cockpit.ts';
import { REMOTE_MESSAGES } from '#schemas/console-constants.ts';
import { OpenDeckSchema } from '#schemas/debrief.ts';
import {
  NewRemoteSchema,
  PairedSchema,
  PairingSchema,
  RemoteActionSchema,
  RemoteHintSchema,
  RemoteIdSchema,
  RemoteLinkSchema,
  RemoteMessageSchema,
  RemoteStepSchema,
  RemotesSchema,
  type RemoteView,
  RemoteViewSchema,
} from '#schemas/remote.ts';
import { type SessionAction, type SessionClock, SessionClockSchema } from '#schemas/session-clock.ts';
import { type NameHiding, NameHidingSchema, type WallNames, WallNamesSchema } from '#schemas/wall-names.ts';
import { type Authentication, facilitatorOf, remoteOf } from '../access/authentication.ts';
import type { RemoteHolder } from '../access/remote-holder.ts';
import { ServerError } from '../errors.ts';
import { IdempotencyHeaders, idempotencyKeyOf } from '../http/idempotency-key.ts';
import { emptyBody, failures, type Server } from '../http/routing.ts';
import type { GivenBy, HintGiver } from '../ledger/hint-giver.ts';
import type { Remotes } from './remotes.ts';

/** Minutes that one press of the button adds. */
const MORE_MINUTES = 5;

interface RemotesDeps {
  readonly authentication: Authentication;
  readonly remotes: Remotes;
  readonly remoteView: (holder: RemoteHolder) => Promise<RemoteView>;
  readonly sessionControl: {
    act(id: string, action: SessionAction, actor: string, idempotencyKey: string | null): Promise<SessionClock>;
  };
  readonly decks: {
    act(
      session: string,
      action: { readonly action: 'next' | 'previous'; readonly from: number },
      actor: string,
    ): Promise<RemoteDeck>;
  };
  readonly hintGiver: Pick<HintGiver, 'toOne'>;
  /** @throws ServerError 404 */
  readonly wallNames: (session: string) => Promise<WallNames>;
  /** @throws ServerError 404, 409 */
  readonly hideName: (session: string, hiding: NameHiding, actor: string) => Promise<void>;
  readonly messenger: (session: string, message: MessageToPlayers, by: GivenBy) => Promise<void>;
}

type RemoteDeck = NonNullable<RemoteView['debrief']>['deck'] | null;

/** Registers `GET` and `POST /admin/sessions/:id/remotes`, and `DELETE /admin/sessions/:id/remotes/:remote`. */
export function remoteLinkRoutes(server: Server, { authentication, remotes }: RemotesDeps): void {
  const onRequest = authentication.facilitator;

  server.get(
    '/admin/sessions/:id/remotes',
    {
      onRequest,
      schema: {
        summary: 'The paired phones of a session, and links that wait for one.',
        params: SessionIdSchema,
        response: { 200: RemotesSchema, ...failures },
      },
    },
    (request) => remotes.list(request.params.id),
  );

  server.post(
    '/admin/sessions/:id/remotes',
    {
      onRequest,
      preValidation: emptyBody,
      schema: {
        summary: 'Opens a link by which one phone becomes a remote of the session: once, within five minutes.',
        params: SessionIdSchema,
        body: NewRemoteSchema,
        response: { 201: RemoteLinkSchema, ...failures },
      },
    },
    async (request, reply) => {
      const link = await remotes.open(request.params.id, request.body, facilitatorOf(request));
      return reply.code(201).send(link);
    },
  );

  server.delete(
    '/admin/sessions/:id/remotes/:remote',
    {
      onRequest,
      schema: {
        summary: 'Revokes a phone, or a link that waits for one.',
        params: RemoteIdSchema,
        response: { 204: Type.Null(), ...failures },
      },
    },
    async (request, reply) => {
      await remotes.revoke(request.params.id, request.params.remote, facilitatorOf(request));
      return reply.code(204).send(null);
    },
  );
}

/**
 * Registers `POST /remote/pair`, `GET /remote`, `GET` and `POST /remote/names`, and `POST /remote/clock`, `/remote/messages`,
 * `/remote/hints` and `/remote/debrief`.
 */
export function remoteRoutes(server: Server, deps: RemotesDeps): void {
  pairedRoutes(server, deps);
  controlRoutes(server, deps);
  helpRoutes(server, deps);
  remoteNameRoutes(server, deps);
}

function acting(authentication: Authentication) {
  return { onRequest: authentication.remote, preValidation: emptyBody };
}

/** Routes that pair a phone, and show the state on its page. */
function pairedRoutes(server: Server, { authentication, remotes, remoteView }: RemotesDeps): void {
  server.post(
    '/remote/pair',
    {
      preValidation: emptyBody,
      schema: {
        summary: 'Takes the secret of a link for a token of 12 hours.',
        body: PairingSchema,
        response: { 200: PairedSchema, ...failures },
      },
    },
    (request) => remotes.pair(request.body),
  );

  server.get(
    '/remote',
    {
      onRequest: authentication.remote,
      schema: {
        summary: 'The clock of the session, who needs help, and its debrief with what to say.',
        response: { 200: RemoteViewSchema, ...failures },
      },
    },
    (request) => remoteView(remoteOf(request)),
  );
}

/** Routes that change something for the whole room: the clock, and the slide of the debrief. */
function controlRoutes(server: Server, { authentication, remoteView, sessionControl, decks }: RemotesDeps): void {
  server.post(
    '/remote/clock',
    {
      ...acting(authentication),
      schema: {
        summary: 'Pauses, resumes or gives five minutes.',
        description: 'What holds already changes nothing; minutes are given once per Idempotency-Key, and none after the end.',
        headers: IdempotencyHeaders,
        body: RemoteActionSchema,
        response: { 200: SessionClockSchema, ...failures },
      },
    },
    async (request) => {
      const holder = remoteOf(request);
      const { action } = request.body;
      // Extending an ended session would close the debriefs again, so it is possible in the console only.
      if (action === 'extend' && (await remoteView(holder)).room.endedAt !== null) throw overAlready();
      const asked = action === 'extend' ? { action, minutes: MORE_MINUTES } : { action };
      return sessionControl.act(holder.session, asked, holder.actor, idempotencyKeyOf(request));
    },
  );

  server.post(
    '/remote/debrief',
    {
      ...acting(authentication),
      schema: {
        summary: 'Turns a slide of the debrief.',
        description: 'Nothing where the deck has moved on since `from` was seen.',
        body: RemoteStepSchema,
        response: { 200: OpenDeckSchema, ...failures },
      },
    },
    (request) => {
      const { session, actor } = remoteOf(request);
      return decks.act(session, request.body, actor);
    },
  );
}

/** Routes that send a message to everybody, and give a hint to one participant. */
function helpRoutes(server: Server, { authentication, hintGiver, messenger }: RemotesDeps): void {
  server.post(
    '/remote/messages',
    {
      ...acting(authentication),
      schema: {
        summary: 'Sends everybody one of the prepared messages.',
        headers: IdempotencyHeaders,
        body: RemoteMessageSchema,
        response: { 204: Type.Null(), ...failures },
      },
    },
    async (request, reply) => {
      const { session, actor } = remoteOf(request);
      const text = REMOTE_MESSAGES[request.body.message];
      await messenger(session, { text, to: 'all' }, { actor, idempotencyKey: idempotencyKeyOf(request) });
      return reply.code(204).send(null);
    },
  );

  server.post(
    '/remote/hints',
    {
      ...acting(authentication),
      schema: {
        summary: 'Gives a participant the next hint of a mission.',
        headers: IdempotencyHeaders,
        body: RemoteHintSchema,
        response: { 200: HintGrantReplySchema, ...failures },
      },
    },
    async (request) => {
      const { session, actor } = remoteOf(request);
      const { participant, challenge } = request.body;
      const by = { actor, idempotencyKey: idempotencyKeyOf(request) };
      return { given: await hintGiver.toOne(participant, challenge, by, session).catch(withoutName) };
    },
  );
}

/** Registers `GET` and `POST /remote/names`. */
function remoteNameRoutes(
  server: Server,
  { authentication, wallNames, hideName }: Pick<RemotesDeps, 'authentication' | 'wallNames' | 'hideName'>,
): void {
  const response = { 200: WallNamesSchema, ...failures };

  server.get(
    '/remote/names',
    { onRequest: authentication.remote, schema: { summary: 'The people whose names stand on the wall now.', response } },
    (request) => wallNames(remoteOf(request).session),
  );

  server.post(
    '/remote/names',
    {
      onRequest: authentication.remote,
      preValidation: emptyBody,
      schema: {
        summary: 'Hides a name from every board of the session, or shows it again.',
        description: 'What holds already changes nothing.',
        body: NameHidingSchema,
        response,
      },
    },
    async (request) => {
      const { session, actor } = remoteOf(request);
      await hideName(session, request.body, actor);
      return wallNames(session);
    },
  );
}

/** Replaces errors that name a participant's e-mail, as those for the console do: a phone may get lost. */
function withoutName(error: unknown): never {
  if (!(error instanceof ServerError) || error.status !== 409 || error.code === 'no-hints') throw error;
  throw new ServerError(409, 'no-hint-left', {
    en: 'No hint is left to give here: the mission is solved, every hint is known, or the person has left.',
    fr: 'Plus d’indice à donner ici : la mission est réussie, les indices sont tous connus, ou la personne est partie.',
  });
}

function overAlready(): ServerError {
  return new ServerError(409, 'session-ended', {
    en: 'The session has ended: give more time in the console.',
    fr: 'La session est terminée : donnez plus de temps dans la console.',
  });
}
