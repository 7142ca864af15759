import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readArguments } from './arguments.mjs';

test('an option is on when it is given, also where the shell gave it to npm', () => {
  expect(readArguments([], {})).toEqual({ room: false, tls: false, demo: false, unknown: [] });
  expect(readArguments(['--room'], {})).toEqual({ room: true, tls: false, demo: false, unknown: [] });
  expect(readArguments(['--demo', '--room'], {})).toEqual({ room: true, tls: false, demo: true, unknown: [] });
  expect(readArguments(['--room', '--tls'], {})).toEqual({ room: true, tls: true, demo: false, unknown: [] });
  expect(readArguments([], { npm_config_demo: 'true' })).toEqual({ room: false, tls: false, demo: true, unknown: [] });
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

const vigie = (...words: readonly string[]) => {
  const start = fileURLToPath(new URL('./start.cjs', import.meta.url));
  return spawnSync(process.execPath, [start, ...words], { encoding: 'utf8' });
};

test('the commands are listed, and each start tells its options, without a build', () => {
  const { status, stdout } = vigie('--help');
  expect(status).toBe(0);
  expect(stdout).toMatch(
    /^Usage: vigie [\s\S]*start[\s\S]*backup[\s\S]*restore[\s\S]*account[\s\S]*check[\s\S]*health[\s\S]*drill[\s\S]*Exit codes: 0 done/,
  );
  expect(vigie('start', '--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('--demo') });
});

test('a command that there is not is told with those that there are', () => {
  expect(vigie('strat')).toMatchObject({
    status: 2,
    stdout: '',
    stderr: expect.stringContaining('There is no command "strat".'),
  });
});
