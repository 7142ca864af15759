import { describe, expect, it } from 'vitest';
import { failurePriceText, failureRuleText } from './failure-price.tsx';

const scoring = { base: 12, hintStep: 1, floor: 4, failures: { points: 1, every: 2 } };
const plain = (failures: number) => failurePriceText(scoring, failures).replaceAll('\u00a0', ' ');

describe('the price of wrong answers', () => {
  it.each([
    [0, 'On peut se tromper : 2 essais faux coûtent 1 point.'],
    [1, 'Essais faux : 1. Encore 1, et c’est −1 point.'],
    [2, 'Essais faux : 2, soit −1 point. La mission en vaut toujours au moins 4.'],
    [5, 'Essais faux : 5, soit −2 points. La mission en vaut toujours au moins 4.'],
  ])('is said after %i', (failures, text) => {
    expect(plain(failures)).toBe(text);
  });

  it('counts each one where each costs', () => {
    const each = { ...scoring, failures: { points: 0.5, every: 1 } };
    expect(failurePriceText(each, 0).replaceAll('\u00a0', ' ')).toBe('On peut se tromper : chaque essai faux coûte 0,50 point.');
  });

  it('stops where the award does', () => {
    expect(plain(40)).toContain('soit −8 points');
  });

  it('is not spoken of where there is none', () => {
    expect(failurePriceText({ base: 5, hintStep: 0.25, floor: 0 }, 3)).toBe('');
  });
});

describe('the rule of wrong answers', () => {
  it.each([
    [{ failures: { points: 0.5, every: 1 } }, 'Essai faux : −0,50 point'],
    [{ failures: { points: 1, every: 2 } }, '2 essais faux : −1 point'],
    [{ penalty: 2 }, 'Faux pas : −2 points'],
    [{}, 'Essai faux : 0 point ici'],
  ])('of %j is told before the first one', (rule, text) => {
    expect(failureRuleText({ base: 5, hintStep: 0.25, floor: 0, ...rule }).replaceAll('\u00a0', ' ')).toBe(text);
  });
});
