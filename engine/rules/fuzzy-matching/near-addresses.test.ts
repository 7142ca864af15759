import { describe, expect, it } from 'vitest';
import { isNearAddress, nearAddresses } from './near-addresses.ts';

describe('an address is near another', () => {
  it.each([
    ['two neighbours that changed places', 'm.durnad@brevelle.example', 'm.durand@brevelle.example'],
    ['a letter less', 'm.durad@brevelle.example', 'm.durand@brevelle.example'],
    ['a letter changed', 'maud.dutand@brevelle.example', 'maud.durand@brevelle.example'],
    ['no dot', 'mauddurand@brevelle.example', 'maud.durand@brevelle.example'],
    ['another sign between its parts', 'maud-durand@brevelle.example', 'maud.durand@brevelle.example'],
    ['its parts in another order', 'durand.maud@brevelle.example', 'maud.durand@brevelle.example'],
    ['an accent', 'zoé.roux@brevelle.example', 'zoe.roux@brevelle.example'],
    ['a slip in the domain', 'maud.durand@brevele.example', 'maud.durand@brevelle.example'],
  ])('with %s', (_, typed, meant) => {
    expect(isNearAddress(typed, meant)).toBe(true);
    expect(isNearAddress(meant, typed)).toBe(true);
  });
});

describe('an address is left alone', () => {
  it.each([
    ['that is the same', 'm.durand@brevelle.example', 'm.durand@brevelle.example'],
    ['with another initial', 'a.martin@brevelle.example', 'm.martin@brevelle.example'],
    ['with another number', 'martin2@brevelle.example', 'martin3@brevelle.example'],
    ['of a short name', 'lea@brevelle.example', 'leo@brevelle.example'],
    ['with slips in name and domain', 'm.durnad@brevele.example', 'm.durand@brevelle.example'],
    ['of another organisation', 'm.durand@quai.example', 'm.durand@brevelle.example'],
  ])('%s', (_, one, other) => {
    expect(isNearAddress(one, other)).toBe(false);
  });
});

it('the first near one of a list is meant', () => {
  const list = ['a.martin@brevelle.example', 'm.durand@brevelle.example'];
  expect(nearAddresses(list)('m.durnad@brevelle.example')).toBe(list[1]);
  expect(nearAddresses(list)('x.visitor@brevelle.example')).toBeUndefined();
});
