import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, constants, createReadStream, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { createLogOutput } from './log-output.ts';
import { createLogger } from './logging.ts';

/** For what hangs. */
const TIMEOUT_MS = 10_000;

const directory = mkdtempSync(join(tmpdir(), 'vigie-log-'));
/** Closed after all tests, as a write may be pending. */
const descriptors: number[] = [];
afterAll(() => {
  for (const descriptor of descriptors) closeSync(descriptor);
  rmSync(directory, { recursive: true });
});

function loggerOn(path: string, flags: string | number) {
  const descriptor = openSync(path, flags);
  descriptors.push(descriptor);
  return createLogger({ logLevel: 'info' }, createLogOutput(descriptor));
}

test('a line that cannot be written is lost, and nothing else', async () => {
  const path = join(directory, 'file.log');
  writeFileSync(path, '');
  const logger = loggerOn(path, 'r');
  for (let lines = 0; lines < 3; lines += 1) {
    logger.error('no way out');
    await new Promise((resolve) => setImmediate(resolve));
  }
});

test('a reader that stands still is not waited for, and gets every line when it goes on', async () => {
  const path = join(directory, 'pipe');
  execFileSync('mkfifo', [path]);
  const logger = loggerOn(path, constants.O_RDWR | constants.O_NONBLOCK);
  const words = Array.from({ length: 3000 }, (_, index) => `line ${index}`);
  for (const word of words) logger.warn(word);
  const reading = createReadStream(path);
  const read: string[] = [];
  for await (const line of createInterface(reading)) {
    read.push(JSON.parse(line).msg);
    if (read.length === words.length) break;
  }
  expect(read).toEqual(words);
  reading.destroy();
});

test('an output that has nothing to write leaves nothing in the process', async () => {
  const before = process.listenerCount('exit');
  const paths = ['quiet.log', 'silent.log'].map((name) => join(directory, name));
  const loggers = paths.map((path) => loggerOn(path, 'w'));
  expect(process.listenerCount('exit')).toBe(before);
  for (const logger of loggers) logger.warn('a line');
  for (const path of paths) await vi.waitFor(() => expect(readFileSync(path, 'utf8')).toContain('a line'), TIMEOUT_MS);
  // Fewer where what other tests left behind goes meanwhile.
  await vi.waitFor(() => expect(process.listenerCount('exit')).toBeLessThanOrEqual(before), TIMEOUT_MS);
});

/** Only Linux can reopen a terminal by its descriptor. */
test.runIf(process.platform === 'linux')('a terminal that stands still holds no thread of the process', async () => {
  const window = spawn('script', ['-qc', 'tty; sleep 600', '/dev/null'], { stdio: ['ignore', 'pipe', 'ignore'] });
  const [terminal] = await once(createInterface(window.stdout), 'line');
  onTestFinished(() => {
    window.kill('SIGKILL');
  });
  // The terminal is stopped: its output is no longer read.
  window.kill('SIGSTOP');
  // Twice the number of threads of the pool.
  for (let outputs = 0; outputs < 8; outputs += 1)
    loggerOn(terminal, constants.O_WRONLY | constants.O_NOCTTY).warn('a line '.repeat(20_000));
  await readFile(import.meta.filename);
});
