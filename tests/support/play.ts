/** Plays a challenge through the public API, with the answer of its folder's `solve.ts`. */
import { expect } from 'vitest';
import type { Explore, Solution } from '#engine/rules/solution.ts';
import type { Answer } from '#schemas/challenges.ts';
import type { ChallengeManifest } from '#schemas/manifest.ts';
import { playableChallenges } from './playable-challenges.ts';
import type { Caller } from './test-app.ts';

/** Loads the solution of a challenge. @throws Error when the registry found no folder with this key */
export function solutionOf(key: string) {
  const playable = playableChallenges.find(({ manifest }) => manifest.key === key);
  if (!playable) throw new Error(`no folder of challenges/ is ${key}`);
  return playable.load();
}

export const attempt = (call: Caller, key: string, answer: unknown) => call('POST', `/challenges/${key}/attempts`, { answer });

/** The right answer that `solve.ts` finds in the data sent to this participant. */
export async function solve(call: Caller, manifest: ChallengeManifest): Promise<Answer> {
  return answerOf(call, manifest, (await solutionOf(manifest.key)).solve);
}

/** The answer that a given solution, such as a lazy player's, finds in the data sent to this participant. */
export async function answerOf(call: Caller, { key, pages = [] }: ChallengeManifest, find: Solution['default']): Promise<Answer> {
  const opened = async (query: string) => {
    const { status, body } = await call('GET', `/challenges/${key}${query}`);
    expect(status).toBe(200);
    return { artifacts: Object(body['artifacts']), failures: body['failures'] };
  };
  const subPages = await Promise.all(pages.map(async ({ slug }) => [slug, (await opened(`?page=${slug}`)).artifacts]));
  const { artifacts, failures } = await opened('');
  const explore: Explore = async (answer) => {
    const { body } = await attempt(call, key, answer);
    expect(body, 'a step of the exploration counts nothing').toMatchObject({ correct: false, failures });
    return body['output'] === undefined ? undefined : Object(body['output']);
  };
  return find(artifacts, Object.fromEntries(subPages), explore);
}
