/** What conformance asks of what is sent before a solve. */
import { expect, it } from 'vitest';
import type { RegisteredChallenge } from '#engine/rules/registered-challenge.ts';
import { messages } from '../../engine/author-tools/messages/messages.ts';
import { firstHintLeak, firstLeak } from './leaks.ts';
import type { Played } from './strategies.ts';

const say = messages('rule');

/** Tests of the block that calls. @param folder absolute; the messages name its file and line */
export function checkLeaks(challenge: RegisteredChallenge, load: () => Promise<Played>, draws: number, folder: string): void {
  it(`sends nothing before the solve that says what is right, over ${draws} draws`, () => {
    expect(firstLeak(challenge, draws, folder)).toBeUndefined();
  });

  it('gives no answer away in its first hint', async () => {
    const told = await firstHintLeak(challenge, await load(), draws);
    expect(told === undefined ? undefined : say('firstHintTells', { text: told })).toBeUndefined();
  });
}
