/**
 * Where the decisive act is the safe one, judgement is what solves it: neither refusing everything nor accepting everything does, nor a
 * neighbour's answer. Played in memory with the server's rules; `play.test.ts` sees to it that the API says the same.
 */
import { challenges } from 'virtual:challenges/server';
import { describe, expect, it } from 'vitest';
import { createPracticeBackend } from '#engine/frame/practice-backend.ts';
import type { RegisteredChallenge } from '#engine/rules/registered-challenge.ts';
import type { Explore, Solution } from '#engine/rules/solution.ts';
import type { Answer } from '#schemas/challenges.ts';
import { playableChallenges } from '../support/playable-challenges.ts';
import { SCORING_TABLE } from './scoring-table.ts';

const VARIANTS = 200;
/** Part of the neighbours who may have the same right answer. */
const MOST_ALIKE = 0.25;

// The specification's own are as it says.
const judged = challenges.filter(({ manifest }) => manifest.act === 'safe' && !SCORING_TABLE[manifest.key]);

describe.each(judged.map((challenge) => ({ key: challenge.manifest.key, challenge })))('$key', ({ key, challenge }) => {
  it(`is solved neither by always refusing nor by always accepting, nor by copying, over ${VARIANTS} variants`, async () => {
    const playable = playableChallenges.find(({ manifest }) => manifest.key === key);
    const { lazy, solve } = (await playable?.load()) ?? {};
    if (!lazy || !solve) throw new Error(`${key}/solve.ts exports no lazy players: export const lazy = { refuse, accept }`);
    const rights: string[] = [];
    for (let seat = 0; seat < VARIANTS; seat += 1) {
      const seed = seat.toString(16).padStart(4, '0').repeat(8);
      for (const [name, player] of Object.entries(lazy)) {
        const { answer, correct } = await played(challenge, seed, player);
        expect({ name, seat, answer, correct }).toMatchObject({ correct: false });
      }
      const { answer, correct } = await played(challenge, seed, solve);
      expect({ seat, answer, correct }).toMatchObject({ correct: true });
      rights.push(JSON.stringify(answer));
    }
    const copied = rights.filter((right, seat) => seat > 0 && right === rights[seat - 1]);
    expect(copied.length, 'neighbours whose right answer is the same').toBeLessThan(VARIANTS * MOST_ALIKE);
  });
});

/** What somebody who plays like this answers, and whether it is right. */
async function played(
  { manifest, checker }: RegisteredChallenge,
  seed: string,
  find: Solution['default'],
): Promise<{ readonly answer: Answer; readonly correct: boolean }> {
  const backend = createPracticeBackend({ manifest, checker, seed });
  const opened = async (page?: string) => (await backend.open(manifest.key, page)).artifacts;
  const pages = await Promise.all((manifest.pages ?? []).map(async ({ slug }) => [slug, await opened(slug)] as const));
  const send = (answer: Answer) => backend.attempt(manifest.key, answer, 'key');
  const explore: Explore = async (answer) => (await send(answer)).output;
  const answer = await find(await opened(), Object.fromEntries(pages), explore);
  return { answer, correct: (await send(answer)).correct };
}
