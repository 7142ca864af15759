/** The player's routes for an attestation, the public one that verifies it, and the console's for a whole session. */
import type { SessionRules } from '#engine/rules/session/session-rules.ts';
import { SessionIdSchema } from '#schemas/admin.ts';
import {
  AttestationCodeSchema,
  AttestationSchema,
  AttestedNameSchema,
  IssuedAttestationsSchema,
  OwnAttestationSchema,
} from '#schemas/attestation.ts';
import { ATTESTATION_PROOF_YEARS } from '#schemas/attestation-constants.ts';
import { type Authentication, facilitatorOf, playerOf } from '../access/authentication.ts';
import { originOf } from '../access/origin.ts';
import { createSignInThrottle } from '../access/sign-in-throttle.ts';
import type { Clock } from '../clock.ts';
import { ServerError } from '../errors.ts';
import { emptyBody, failures, type Server } from '../http/routing.ts';
import { normaliseCode } from '../session-model/session-codes.ts';
import type { Attestations } from './attestations.ts';

interface AttestationDeps {
  readonly authentication: Authentication;
  readonly clock: Clock;
  readonly attestations: Attestations;
  /** @throws ServerError 401 when the session was deleted */
  readonly rulesOf: (session: string) => Promise<SessionRules>;
}

/** Registers `GET` and `POST /me/attestation`, and `GET /attestations/:code`, and `POST /attestations/:code/verification`. */
export function attestationRoutes(server: Server, { authentication, clock, attestations, rulesOf }: AttestationDeps): void {
  const guesses = createSignInThrottle(clock, 'Trop de codes inconnus viennent de votre réseau. Réessayez dans un instant.');

  server.get(
    '/me/attestation',
    {
      onRequest: authentication.player,
      schema: {
        summary: 'The attestation of the player, and whether one may be asked for.',
        response: { 200: OwnAttestationSchema, ...failures },
      },
    },
    async (request) => {
      const player = playerOf(request);
      const [rules, attestation] = await Promise.all([rulesOf(player.session), attestations.find(player)]);
      return { ready: rules.endedAt !== null, attestation };
    },
  );

  server.post(
    '/me/attestation',
    {
      onRequest: authentication.player,
      preValidation: emptyBody,
      schema: {
        summary: 'Issues the attestation of the player under the name to be printed.',
        description: 'One for each participant: asked for again, it is the first. Once the session is over.',
        body: AttestedNameSchema,
        response: { 200: AttestationSchema, ...failures },
      },
    },
    async (request) => {
      const player = playerOf(request);
      if ((await rulesOf(player.session)).endedAt === null) throw notOver();
      return attestations.issue(player, request.body.name);
    },
  );

  server.get(
    '/attestations/:code',
    {
      schema: {
        summary: 'What the attestation of this code says.',
        params: AttestationCodeSchema,
        description: 'Of a deleted session: 403 `name-needed`, as its proof opens with the name on the paper only.',
        response: { 200: AttestationSchema, ...failures },
      },
    },
    async ({ params, ip }) => {
      // 57 bits: a thousand guesses a second need some seven hundred years to hit one of ten thousand codes. So a valid code is answered at
      // once, and only invalid ones are slowed down.
      const code = normaliseCode(params.code);
      const attestation = await attestations.find({ code });
      if (attestation) return attestation;
      if (await attestations.hasProof(code)) throw nameNeeded();
      await guesses.check([originOf(ip)], async () => false);
      throw unknownCode();
    },
  );

  server.post(
    '/attestations/:code/verification',
    {
      preValidation: emptyBody,
      schema: {
        summary: 'What the attestation of this code and name says, after its session was deleted too.',
        description: 'The name as on the paper; letter case, accents and punctuation do not matter. Writes nothing.',
        params: AttestationCodeSchema,
        body: AttestedNameSchema,
        response: { 200: AttestationSchema, ...failures },
      },
    },
    async ({ params, body, ip }) => {
      const found = await attestations.verify(normaliseCode(params.code), body.name);
      if (typeof found === 'object') return found;
      await guesses.check([originOf(ip)], async () => false);
      throw found === 'other-name' ? otherName() : unknownCode();
    },
  );
}

/** @throws ServerError 404 from `mustExist` */
interface SessionAttestationDeps extends Pick<AttestationDeps, 'authentication' | 'attestations' | 'rulesOf'> {
  readonly sessions: { mustExist(id: string): Promise<void> };
}

/** Registers `POST /admin/sessions/:id/attestations`. */
export function sessionAttestationRoutes(
  server: Server,
  { authentication, attestations, rulesOf, sessions }: SessionAttestationDeps,
): void {
  server.post(
    '/admin/sessions/:id/attestations',
    {
      onRequest: authentication.facilitator,
      preValidation: emptyBody,
      schema: {
        summary: 'Issues the attestations of a session that is over, under the names of its list.',
        description: 'To whoever solved a mission and has none yet; asked for again, they are the same.',
        params: SessionIdSchema,
        response: { 200: IssuedAttestationsSchema, ...failures },
      },
    },
    async (request) => {
      const { id } = request.params;
      await sessions.mustExist(id);
      if ((await rulesOf(id)).endedAt === null) throw sessionNotOver();
      return attestations.issueAll(id, facilitatorOf(request));
    },
  );
}

function sessionNotOver(): ServerError {
  return new ServerError(409, 'session-open', {
    en: 'End the session first: an attestation says what was done in it.',
    fr: 'Terminez d’abord la session : une attestation dit ce qui y a été fait.',
  });
}

function notOver(): ServerError {
  return new ServerError(403, 'session-open', 'L’attestation s’obtient une fois la session terminée.');
}

function unknownCode(): ServerError {
  return new ServerError(
    404,
    'unknown-attestation',
    `Aucune attestation n’a ce code, ou elle a plus de ${ATTESTATION_PROOF_YEARS} ans. Vérifiez le code.`,
  );
}

function nameNeeded(): ServerError {
  return new ServerError(
    403,
    'name-needed',
    'La session de cette attestation a été supprimée. Écrivez le nom qui est sur le papier : avec le code, il ouvre ce qui en est gardé.',
    { field: 'name' },
  );
}

function otherName(): ServerError {
  return new ServerError(404, 'other-name', 'L’attestation de ce code est à un autre nom. Comparez avec le papier.', {
    field: 'name',
  });
}
