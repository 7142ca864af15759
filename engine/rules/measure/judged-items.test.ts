import { describe, expect, it } from 'vitest';
import type { Choice } from '#engine/rules/choices.ts';
import { judgedItems } from './judged-items.ts';

const options: Choice['options'] = [
  { value: 'open', text: 'Ouvrir', act: 'unsafe', takenFor: 'genuine' },
  { value: 'report', text: 'Signaler', act: 'safe', takenFor: 'hostile' },
  { value: 'wait', text: 'Attendre', act: 'tolerated' },
];
const CHOICES: readonly Choice[] = [
  { field: 'mail', genuine: false, options },
  { field: 'call', genuine: true, options },
  { field: 'door', options },
];
const judged = (answer: Record<string, string>) => judgedItems({ choices: () => CHOICES }, answer, {});

describe('what an answer takes its items for', () => {
  it('is told of each item that is genuine or hostile', () => {
    expect(judged({ mail: 'open', call: 'report', door: 'open' })).toEqual([
      { item: 'mail', truth: 'hostile', takenFor: 'genuine' },
      { item: 'call', truth: 'genuine', takenFor: 'hostile' },
    ]);
  });

  it('is not told by an act that fits both, by one that there is not, or by none', () => {
    expect(judged({ mail: 'wait', call: 'sing' })).toEqual([]);
  });

  it('is told, in a sequence, of the item that is tried alone', () => {
    expect(judged({ mail: 'open', call: 'report', tried: 'call' })).toEqual([
      { item: 'call', truth: 'genuine', takenFor: 'hostile' },
    ]);
  });

  it('is nothing where the server part declares no choices', () => {
    expect(judgedItems({}, { mail: 'open' }, {})).toEqual([]);
  });
});
