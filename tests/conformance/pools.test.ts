/**
 * What practice deals (to guests, replays, previews, and a room's screen) helps no seat: it can be solved as a seat can, and a script that
 * learns all of it by heart is no better at a seat than one that learnt nothing. Played in memory, with the server's rules.
 */
import { challenges } from 'virtual:challenges/server';
import { describe, expect, it } from 'vitest';
import { CLASSIC, programmeOf } from '#schemas/programmes.ts';
import { tryByHeart } from '../support/by-heart.ts';
import { solutionOf } from '../support/play.ts';

const VARIANTS = 200;
const LESSONS = 600;
const SEATS = 100;
/** Of the seats: what looks at nothing may win by luck. */
const LUCK = 0.1;

const each = challenges.map((challenge) => ({ key: challenge.manifest.key, challenge }));

describe.each(each)('$key', ({ key, challenge }) => {
  it(`can be solved in each of ${VARIANTS} practice plays`, async () => {
    const { solve } = await solutionOf(key);
    const trial = { lessons: VARIANTS, seats: 1, practice: true };
    // It throws where solve.ts does not solve what is dealt.
    await expect(tryByHeart({ ...challenge, solve }, trial)).resolves.toMatchObject({ key });
  });
});

// The specification's missions have no pools: their answer is the same for all, or drawn by itself for each.
describe.each(each.filter(({ challenge }) => programmeOf(challenge.manifest) !== CLASSIC))('$key', ({ key, challenge }) => {
  it(`is not known by heart from ${LESSONS} practice plays`, async () => {
    const { solve } = await solutionOf(key);
    const { trained, untrained } = await tryByHeart({ ...challenge, solve }, { lessons: LESSONS, seats: SEATS, practice: true });
    expect({ untrained, trained, tooMany: trained > SEATS * LUCK }).toMatchObject({ tooMany: false });
  });
});
