import { expect, it } from 'vitest';
import { ApiError } from '#engine/client/api-error.ts';
import { loginProblem } from './login-error.ts';

it.each([
  [0, 'Erreur réseau. Réessaie dans un instant.'],
  [400, 'Email et code sont requis.'],
  [403, 'Cette session est fermée.'],
  [404, 'Code de session invalide.'],
  [500, 'Connexion impossible. Vérifie ton code.'],
])('says what a status %i means', (status, message) => {
  expect(loginProblem(new ApiError(status, '')).message).toBe(message);
});

it('says of an unknown code what to do, and of no other refusal', () => {
  expect(loginProblem(new ApiError(404, '', 'unknown-code', 'code')).advice).toMatch(/demandez-le/);
  expect(loginProblem(new ApiError(403, '')).advice).toBeUndefined();
});

it.each(['not-invited', 'removed'])('says what the server says of a login that is %s, at the e-mail', (code) => {
  const message = 'Votre participation a été retirée.';
  expect(loginProblem(new ApiError(403, message, code, 'email'))).toEqual({ message, field: 'email' });
});

it('prefers the message of the server', () => {
  expect(loginProblem(new ApiError(429, 'Trop d’essais.', 'limited', 'email'))).toEqual({
    message: 'Trop d’essais.',
    field: 'email',
  });
});
