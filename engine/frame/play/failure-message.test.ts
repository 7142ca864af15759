import { expect, test } from 'vitest';
import { ApiError } from '#engine/client/api-error.ts';
import { failureText } from './failure-message.ts';

const FULL = 'Le serveur n’a plus de place pour enregistrer\u00a0: rien n’a été compté.';

test.each([
  ['a full disk', new ApiError(507, FULL, 'disk-full'), FULL],
  ['a refusal', new ApiError(403, 'Ce défi n’est pas ouvert.'), 'Ce défi n’est pas ouvert.'],
  ['another fault of the server', new ApiError(500, 'Une erreur.'), expect.stringMatching(/^Le serveur n’a pas pu répondre/)],
  [
    'a login that has ended',
    new ApiError(401, 'Expirée.', 'invalid-token'),
    expect.stringMatching(/^Votre connexion a pris fin/),
  ],
  [
    'the link of a return that opens nothing',
    new ApiError(401, 'Ce lien n’ouvre aucun retour.', 'return-needed'),
    'Ce lien n’ouvre aucun retour.',
  ],
  ['a proxy that asks for its own login', new ApiError(401, ''), expect.stringMatching(/^Le serveur n’a pas pu répondre/)],
  ['a proxy without words', new ApiError(507, ''), expect.stringMatching(/^Le serveur n’a pas pu répondre/)],
])('%s is told to the player', (_what, error, told) => {
  expect(failureText(error)).toEqual(told);
});
