import { expect, it, vi } from 'vitest';
import { readOptions } from './command-options.ts';

const options = { title: { type: 'string' }, quick: { type: 'boolean' } } as const;

it('tells an unknown option with the nearest, in the language of whoever asks', () => {
  expect(readOptions({ options, args: ['--titel', 'x'] })).toBe('There is no option "--titel". Did you mean "--title"?');
  expect(readOptions({ options, args: ['--nothing-like-it'] })).toBe('There is no option "--nothing-like-it".');
  vi.stubEnv('VIGIE_LANG', 'fr');
  expect(readOptions({ options, args: ['--quik'] })).toBe('Il n’y a pas d’option « --quik ». Vouliez-vous dire « --quick » ?');
  vi.unstubAllEnvs();
});

it('says what else is wrong, and reads what is right', () => {
  expect(readOptions({ options, args: ['--title'] })).toMatch(/--title.*argument missing/);
  expect(readOptions({ options, args: ['a-word'] })).toMatch(/a-word/);
  expect(readOptions({ options, args: ['--title', 'x', '--quick'] })).toMatchObject({ values: { title: 'x', quick: true } });
});
