import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readArguments } from './arguments.mjs';

test('an option is on when it is given, also where the shell gave it to npm', () => {
  expect(readArguments([], {})).toEqual({ room: false, demo: false, unknown: [] });
  expect(readArguments(['--room'], {})).toEqual({ room: true, demo: false, unknown: [] });
  expect(readArguments(['--demo', '--room'], {})).toEqual({ room: true, demo: true, unknown: [] });
  expect(readArguments([], { npm_config_demo: 'true' })).toEqual({ room: false, demo: true, unknown: [] });
});

test.each([['--rom'], ['room'], ['--room=yes'], ['-r'], ['toString']])('%s is none', (word) => {
  expect(readArguments(['--room', word], {}).unknown).toEqual([word]);
});

test('the start refuses an unknown one before it builds anything, and says what is allowed', () => {
  const start = fileURLToPath(new URL('./start.cjs', import.meta.url));
  const { status, stderr, stdout } = spawnSync(process.execPath, [start, '--rom'], { encoding: 'utf8' });
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toMatch(/^There is no option "--rom"\.\n.*npm start/);
  expect(stderr).toContain('--room');
});
