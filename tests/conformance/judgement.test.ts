/**
 * Where the decisive act is the safe one, judgement is what solves it: neither refusing everything nor accepting everything does, nor a
 * neighbour's answer. Played in memory with the server's rules; `play.test.ts` sees to it that the API says the same.
 */
import { challenges } from 'virtual:challenges/server';
import { describe } from 'vitest';
import { solutionOf } from '../support/play.ts';
import { checkJudgement } from './judgement-checks.ts';
import { SCORING_TABLE } from './scoring-table.ts';

const VARIANTS = 200;

// The specification's own are as it says.
const judged = challenges.filter(({ manifest }) => manifest.act === 'safe' && !SCORING_TABLE[manifest.key]);

describe.each(judged.map((challenge) => ({ key: challenge.manifest.key, challenge })))('$key', ({ key, challenge }) => {
  checkJudgement(challenge, () => solutionOf(key), VARIANTS);
});
