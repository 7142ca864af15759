import { expect, it } from 'vitest';
import { fieldOf, textOf } from './answer.ts';

it('a text is the answer when it is one, and empty of any other shape', () => {
  expect(textOf('phare')).toBe('phare');
  expect(textOf({ text: 'phare' })).toBe('');
});

it('a field is what an answer object holds of its own under that name, and of any other shape nothing', () => {
  expect(fieldOf({ name: 'admin' }, 'name')).toBe('admin');
  expect(fieldOf({ name: 'admin' }, 'password')).toBeUndefined();
  expect(fieldOf({}, 'toString')).toBeUndefined();
  expect(fieldOf('admin', 'length')).toBeUndefined();
});
