/**
 * The rule of docs/pedagogy.md, played in memory with the server's checkers: what is sent before the solve says nothing of what is right; a
 * neighbour's answer is of no use; and where the act is one's own, no strategy without reading wins. `play.test.ts` sees to it that the API
 * judges alike.
 */
import { challenges } from 'virtual:challenges/server';
import { describe } from 'vitest';
import { changedAmong } from '../support/changed-challenges.ts';
import { playableChallenges } from '../support/playable-challenges.ts';
import { checkJudgement } from './judgement-checks.ts';
import { checkLeaks } from './leak-checks.ts';

const SEATS = 400;
const DRAWS = 200;

const each = changedAmong(challenges).map((challenge) => {
  const playable = playableChallenges.find(({ manifest }) => manifest.key === challenge.manifest.key);
  if (!playable) throw new Error(`no folder of challenges/ is ${challenge.manifest.key}`);
  return { key: challenge.manifest.key, challenge, playable };
});

describe.each(each)('$key', ({ challenge, playable }) => {
  checkLeaks(challenge, () => playable.load(), DRAWS, playable.folder);
  checkJudgement(challenge, () => playable.load(), SEATS);
});
