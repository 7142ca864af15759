/** Facilitator notes of a challenge. They hold the solution, so they are never sent to players. */
import { ChallengeKeySchema } from '#schemas/challenges.ts';
import { FacilitatorNotesSchema } from '#schemas/facilitator-notes.ts';
import type { Authentication } from '../access/authentication.ts';
import { ServerError } from '../errors.ts';
import { failures, type Server } from '../http/routing.ts';
import type { Challenges } from './challenges.ts';

interface NotesDeps {
  readonly authentication: Authentication;
  readonly challenges: Challenges;
}

/** Registers `GET /admin/challenges/:key/notes`. */
export function notesRoutes(server: Server, { authentication, challenges }: NotesDeps): void {
  server.get(
    '/admin/challenges/:key/notes',
    {
      onRequest: authentication.observer,
      schema: {
        summary: 'What a facilitator says and watches while a challenge is played, its solution included.',
        params: ChallengeKeySchema,
        response: { 200: FacilitatorNotesSchema, ...failures },
      },
    },
    async ({ params: { key } }) => {
      if (!challenges.has(key))
        throw new ServerError(404, 'unknown-challenge', {
          en: 'This challenge does not exist (any more).',
          fr: 'Cette mission n’existe pas (ou plus).',
        });
      return challenges.get(key).notes;
    },
  );
}
