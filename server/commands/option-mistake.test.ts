import { parseArgs } from 'node:util';
import { expect, test } from 'vitest';
import { optionMistake } from './command.ts';

const mistakeOf = (...args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options: { 'dry-run': { type: 'boolean' }, session: { type: 'string' } } });
  } catch (error) {
    return optionMistake(error, ['dry-run', 'session']);
  }
};

test('an unknown option is told with the nearest, and nothing else is guessed', () => {
  expect(mistakeOf('--dry-rum')).toBe('There is no option "--dry-rum". Did you mean "--dry-run"?');
  expect(mistakeOf('--force')).toBe('There is no option "--force".');
  expect(mistakeOf('--session')).toMatch(/--session.*argument missing/);
});
