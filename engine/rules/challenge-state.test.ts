import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  afterAttempt,
  afterGrantedHint,
  afterHint,
  attemptReply,
  type ChallengeState,
  hintsReply,
  MAX_FAILURES,
  openedChallenge,
  UNTOUCHED,
  visibleHints,
} from './challenge-state.ts';
import type { Checker } from './checker.ts';
import type { Judgement } from './judgement.ts';
import { awardFor } from './scoring.ts';
import { aManifest } from './testing/a-manifest.ts';

const manifest = aManifest({
  hints: ['Un', 'Deux', 'Trois'].map((title) => ({ title, text: 'Un indice.' })),
  scoring: { base: 5, hintStep: 0.5, floor: 0 },
  learningMode: { after: 2, text: 'Le principe.' },
});
const checker: Checker = { secrets: () => ({}), artifacts: () => ({ shown: true }), check: () => WRONG };
const RIGHT: Judgement = { outcome: 'correct', verdict: 'correct' };
const WRONG: Judgement = { outcome: 'incorrect', verdict: 'incorrect' };
const STEP: Judgement = { outcome: 'neutral', verdict: 'step' };

type Move = 'hint' | Judgement;
const play = (state: ChallengeState, move: Move) =>
  move === 'hint' ? afterHint(manifest, state) : afterAttempt(manifest, state, move);
const moves = fc.array(fc.constantFrom<Move>('hint', RIGHT, WRONG, STEP), { maxLength: 30 });

describe('the state of a challenge', () => {
  it('awards once, what the effort before the first right answer is worth, and nothing changes it afterwards', () => {
    fc.assert(
      fc.property(moves, moves, (before, after) => {
        const effort = before.filter((move) => move !== RIGHT).reduce(play, UNTOUCHED);
        const solved = play(effort, RIGHT);
        expect(solved.award).toBe(awardFor(manifest, effort));
        expect(after.reduce(play, solved)).toEqual(solved);
      }),
    );
  });

  it('counts no more failures than can be stored', () => {
    const most: ChallengeState = { ...UNTOUCHED, failures: MAX_FAILURES };
    expect(play({ ...most, failures: MAX_FAILURES - 1 }, WRONG)).toEqual(most);
    expect(play(most, WRONG)).toEqual(most);
  });

  it('counts hints up to the last one, failures only for wrong answers', () => {
    fc.assert(
      fc.property(moves, (list) => {
        const state = list.filter((move) => move !== RIGHT).reduce(play, UNTOUCHED);
        expect(state.hintsShown).toBe(Math.min(list.filter((move) => move === 'hint').length, manifest.hints.length));
        expect(state.failures).toBe(list.filter((move) => move === WRONG).length);
      }),
    );
  });
});

describe('a request for a hint', () => {
  it('shows the next one once for what its sender had seen, and none beyond the last', () => {
    const first = afterHint(manifest, UNTOUCHED, 0);
    expect(first.hintsShown).toBe(1);
    expect(afterHint(manifest, first, 0)).toBe(first);
    expect(afterHint(manifest, first, 1).hintsShown).toBe(2);
    expect(afterHint(manifest, { ...first, hintsShown: 9 }, 9).hintsShown).toBe(9);
  });
});

describe('a hint that is given', () => {
  type Turn = Move | 'gift';
  const turn = (state: ChallengeState, move: Turn) => (move === 'gift' ? afterGrantedHint(manifest, state) : play(state, move));
  const turns = fc.array(fc.constantFrom<Turn>('hint', 'gift', RIGHT, WRONG, STEP), { maxLength: 30 });

  it('never lowers an award, wherever it comes', () => {
    fc.assert(
      fc.property(turns, (list) => {
        const withGifts = turn(list.reduce(turn, UNTOUCHED), RIGHT);
        const without = turn(list.filter((move) => move !== 'gift').reduce(turn, UNTOUCHED), RIGHT);
        expect(withGifts.award ?? 0).toBeGreaterThanOrEqual(without.award ?? 0);
      }),
    );
  });

  it('is the next one, is told apart from those that were paid, and there is none after the last or after the solve', () => {
    const paid = afterHint(manifest, UNTOUCHED);
    const given = afterGrantedHint(manifest, paid);
    expect(openedChallenge({ manifest, checker, secrets: {} }, paid)).not.toHaveProperty('given');
    expect(openedChallenge({ manifest, checker, secrets: {} }, given)).toMatchObject({
      given: 1,
      hints: manifest.hints.slice(0, 2),
    });
    expect(hintsReply(manifest, {}, given)).toEqual({ given: 1, hints: manifest.hints.slice(0, 2), remaining: 1 });
    const all = afterGrantedHint(manifest, given);
    expect(afterGrantedHint(manifest, all)).toBe(all);
    const solved = afterAttempt(manifest, given, RIGHT);
    expect(solved.award).toBe(450);
    expect(afterGrantedHint(manifest, solved)).toBe(solved);
  });
});

describe('what is sent', () => {
  it('holds no hint that was not asked for, and no debrief, before the solve', () => {
    const opened = openedChallenge({ manifest, checker, secrets: {} }, { ...UNTOUCHED, hintsShown: 1 });
    expect(opened.hints).toHaveLength(1);
    expect(opened).not.toHaveProperty('debrief');
    expect(opened).not.toHaveProperty('learning');
  });

  it('holds every hint and the debrief after it', () => {
    const solved = { ...UNTOUCHED, award: 0 };
    expect(visibleHints(manifest, {}, solved)).toHaveLength(manifest.hints.length);
    expect(openedChallenge({ manifest, checker, secrets: {} }, solved)).toMatchObject({
      solved: true,
      points: 0,
      debrief: manifest.debrief,
    });
  });

  it('holds the plain texts of what is shown, and of nothing else', () => {
    const debrief = { whatHappened: 'Ceci.', whyItWorks: 'Cela.', reflexes: ['Un.', 'Deux.'] };
    const plain = { objective: 'Trouvez.', briefing: 'Lisez.', hints: manifest.hints.map((_, at) => `Simple ${at}.`), debrief };
    const own = { manifest: { ...manifest, plain }, checker, secrets: {} };
    const before = openedChallenge(own, { ...UNTOUCHED, hintsShown: 1 });
    expect(before.hints).toEqual([{ ...manifest.hints[0], plain: 'Simple 0.' }]);
    expect(JSON.stringify(before)).not.toMatch(/Simple 1|Ceci|Cela|Deux/);
    expect(openedChallenge(own, { ...UNTOUCHED, award: 400 }).debrief?.plain).toEqual(debrief);
  });

  it('holds the reveal after the solve, and not before', () => {
    const revealing: Checker = { ...checker, reveal: ({ word }) => ({ word }) };
    const secrets = { word: 'PHARE' };
    const solved = { ...UNTOUCHED, award: 0 };
    const own = { manifest, checker: revealing, secrets };
    expect(openedChallenge({ manifest, checker: revealing, secrets }, solved)).toMatchObject({ reveal: secrets });
    expect(openedChallenge({ manifest, checker: revealing, secrets }, UNTOUCHED)).not.toHaveProperty('reveal');
    expect(attemptReply(own, UNTOUCHED, solved, RIGHT)).toMatchObject({ reveal: secrets });
    expect(attemptReply(own, UNTOUCHED, { ...UNTOUCHED, failures: 1 }, WRONG)).not.toHaveProperty('reveal');
  });

  it('says where to report after the solve, where something is set', () => {
    const reporting = { email: 'soc@example.fr', phone: null, button: null };
    const own = { manifest, checker, secrets: {} };
    const solved = { ...UNTOUCHED, award: 450 };
    expect(openedChallenge({ ...own, reporting }, solved)).toMatchObject({ reporting, points: 4.5 });
    expect(openedChallenge({ ...own, reporting }, UNTOUCHED)).not.toHaveProperty('reporting');
    expect(openedChallenge({ ...own, reporting: null }, solved)).not.toHaveProperty('reporting');
  });

  it('answers an attempt before the solve with its own verdict', () => {
    const own = { manifest, checker, secrets: {} };
    expect(attemptReply(own, UNTOUCHED, { ...UNTOUCHED, failures: 1 }, WRONG)).toMatchObject({ verdict: 'incorrect', points: 0 });
    expect(attemptReply(own, UNTOUCHED, { ...UNTOUCHED, award: 500 }, RIGHT)).toMatchObject({ verdict: 'correct', points: 5 });
  });

  it('holds what the server part lays out and answers', () => {
    const own = { manifest, checker, secrets: {} };
    const step: Judgement = { ...STEP, output: { rows: 3 } };
    expect(openedChallenge(own, UNTOUCHED)).toMatchObject({ artifacts: { shown: true } });
    expect(attemptReply(own, UNTOUCHED, UNTOUCHED, step)).toMatchObject({ verdict: 'step', output: { rows: 3 } });
    expect(attemptReply(own, UNTOUCHED, UNTOUCHED, STEP)).not.toHaveProperty('output');
  });

  it('opens the learning mode at the failure that the manifest names', () => {
    const one = afterAttempt(manifest, UNTOUCHED, WRONG);
    const two = afterAttempt(manifest, one, WRONG);
    expect(attemptReply({ manifest, checker, secrets: {} }, UNTOUCHED, one, WRONG)).not.toHaveProperty('learning');
    expect(attemptReply({ manifest, checker, secrets: {} }, one, two, WRONG)).toMatchObject({
      learning: 'Le principe.',
      failures: 2,
      correct: false,
    });
  });

  it("answers 'already-solved' to whatever comes after the solve", () => {
    const solved = afterAttempt(manifest, UNTOUCHED, RIGHT);
    expect(attemptReply({ manifest, checker, secrets: {} }, solved, afterAttempt(manifest, solved, WRONG), WRONG)).toMatchObject({
      correct: true,
      verdict: 'already-solved',
      points: 5,
    });
  });
});
