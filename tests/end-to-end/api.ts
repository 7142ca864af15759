/** Calls of the product's API, for what a test prepares or checks without the screen. */
import { type APIRequestContext, expect } from '@playwright/test';
import type { Artifacts } from '#engine/rules/checker.ts';
import type { Explore, Solved } from '#engine/rules/solution.ts';
import type { Session } from '#schemas/admin.ts';
import type { PlayableChallenge } from '../support/playable-challenges.ts';

/** The account with which `playwright.config.ts` starts the server. */
export const FACILITATOR = { username: 'facilitator', password: 'a long password for tests' };

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Makes one call; fails the test when the reply is no success. */
export async function call<T>(
  request: APIRequestContext,
  method: Method,
  path: string,
  token?: string,
  data?: unknown,
): Promise<T> {
  const response = await request.fetch(path, {
    method,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    ...(data === undefined ? {} : { data }),
  });
  expect(response.status(), `${method} ${path}: ${await response.text()}`).toBeLessThan(300);
  return response.status() === 204 ? (undefined as T) : response.json();
}

/** Opens a session. @param challenges that the session plays; the classic programme by default */
export async function openSession(
  request: APIRequestContext,
  name: string,
  challenges?: readonly string[],
): Promise<Session & { readonly admin: string }> {
  const { token: admin } = await call<{ token: string }>(request, 'POST', '/login', undefined, FACILITATOR);
  return {
    ...(await call<Session>(request, 'POST', '/admin/sessions', admin, { name, ...(challenges ? { challenges } : {}) })),
    admin,
  };
}

export async function join(request: APIRequestContext, code: string, email: string): Promise<string> {
  const { token } = await call<{ token: string }>(request, 'POST', '/auth/login', undefined, { email, code });
  return token;
}

/** The artifacts that this player is shown, and the right answer that `solve.ts` finds in them. */
export async function find(
  request: APIRequestContext,
  token: string,
  { manifest, load }: PlayableChallenge,
): Promise<Solved<Artifacts>> {
  const artifactsOf = async (query: string) =>
    (await call<{ artifacts: Artifacts }>(request, 'GET', `/challenges/${manifest.key}${query}`, token)).artifacts;
  const explore: Explore = async (answer) =>
    (await call<{ output?: Record<string, unknown> }>(request, 'POST', `/challenges/${manifest.key}/attempts`, token, { answer }))
      .output;
  const artifacts = await artifactsOf('');
  const subPages = (manifest.pages ?? []).map(async ({ slug }) => [slug, await artifactsOf(`?page=${slug}`)] as const);
  const pages = Object.fromEntries(await Promise.all(subPages));
  const { solve } = await load();
  return { answer: await solve(artifacts, pages, explore), artifacts, pages };
}
