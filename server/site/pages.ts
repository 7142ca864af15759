/** Which built page answers which address. */
import type { RegisteredChallenge } from '#engine/rules/registered-challenge.ts';

/** Pages of the console; none has the address of a call. */
const CONSOLE_PAGES = [
  '/admin',
  '/admin/new-session',
  '/admin/sessions/:id/edit',
  '/admin/sessions/:id/players',
  '/admin/sessions/:id/delete',
  '/admin/players/:id',
  '/admin/accounts',
  '/admin/audit-log',
  '/admin/restore',
];

/** Address (a Fastify route) → file of `dist/client`. */
export function pagesOf(challenges: readonly RegisteredChallenge[]): ReadonlyMap<string, string> {
  const inShell = challenges.flatMap(({ manifest }) => [
    manifest.path,
    ...(manifest.pages ?? []).map(({ slug }) => `${manifest.path}/${slug}`),
  ]);
  return new Map([
    ['/', 'index.html'],
    ['/user-login', 'user-login.html'],
    ...[...inShell, ...CONSOLE_PAGES].map((path) => [path, 'shell.html'] as const),
  ]);
}
