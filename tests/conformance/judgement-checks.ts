/** What conformance asks of the judgement of a challenge whose decisive act is the safe one; played in memory, with the server's rules. */
import { expect, it } from 'vitest';
import { createPracticeBackend } from '#engine/frame/backends/practice-backend.ts';
import type { RegisteredChallenge } from '#engine/rules/registered-challenge.ts';
import type { Explore, Solution } from '#engine/rules/solution.ts';
import type { Answer } from '#schemas/challenges.ts';

/** Part of the neighbours who may have the same right answer. */
const MAX_ALIKE = 0.25;

/** A test of the block that calls. @param load gives what `solve.ts` exports */
export function checkJudgement(
  challenge: RegisteredChallenge,
  load: () => Promise<{ readonly solve: Solution['default']; readonly lazy: Solution['lazy'] }>,
  variants: number,
): void {
  it(`is solved neither by always refusing nor by always accepting, nor by copying, over ${variants} variants`, async () => {
    const { lazy, solve } = await load();
    if (!lazy) throw new Error('solve.ts exports no lazy players: export const lazy = { refuse, accept }');
    const rights: string[] = [];
    for (let seat = 0; seat < variants; seat += 1) {
      const seed = seedOf(seat);
      for (const [name, player] of Object.entries(lazy)) {
        const { answer, correct } = await played(challenge, seed, player);
        expect({ name, seat, answer, correct }).toMatchObject({ correct: false });
      }
      const { answer, correct } = await played(challenge, seed, solve);
      expect({ seat, answer, correct }).toMatchObject({ correct: true });
      rights.push(JSON.stringify(answer));
    }
    const copied = rights.filter((right, seat) => seat > 0 && right === rights[seat - 1]);
    expect(copied.length, 'neighbours whose right answer is the same').toBeLessThan(variants * MAX_ALIKE);
  });
}

/** The variant of somebody who sits there. */
export function seedOf(seat: number): string {
  return seat.toString(16).padStart(4, '0').repeat(8);
}

/** What somebody who plays like this answers, and whether it is right. */
export async function played(
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
