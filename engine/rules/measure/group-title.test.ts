import { expect, test } from 'vitest';
import { groupTitle } from './group-title.ts';

test('groups without a name have one', () => {
  expect(groupTitle({ team: null, others: true })).toBe('Autres');
  expect(groupTitle({ team: null, others: false })).toBe('Sans équipe');
});
