/** Routing of addresses to built pages. */

import type { RegisteredChallenge } from '#engine/rules/registered-challenge.ts';
import { CONSOLE_PAGES, REMOTE_PAGE, SIGN_IN_RETURN } from '#schemas/console-pages.ts';

/** Address (a Fastify route) → file of `dist/client`. */
export function pagesOf(challenges: readonly RegisteredChallenge[]): ReadonlyMap<string, string> {
  const inShell = challenges.flatMap(({ manifest }) => [
    manifest.path,
    ...(manifest.pages ?? []).map(({ slug }) => `${manifest.path}/${slug}`),
  ]);
  return new Map([
    ['/', 'index.html'],
    ...[
      '/user-login',
      '/donnees',
      '/bilan',
      '/retour',
      '/siege',
      '/compte',
      '/compte/:provider',
      '/projector',
      '/attestation',
      ...inShell,
    ].map((path) => [path, 'shell.html'] as const),
    ...[...CONSOLE_PAGES.map(({ path }) => path), REMOTE_PAGE, SIGN_IN_RETURN].map((path) => [path, 'console.html'] as const),
  ]);
}
