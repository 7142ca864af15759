/** A benchmark that fails, because no browser was found for example, leaves no server behind it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished, vi } from 'vitest';

const SERVER_PROCESS = pathToFileURL(join(import.meta.dirname, '../support/server-process.ts')).href;
/** Answers on the port that it is given, for a minute at most: a red test leaves none behind either. */
const SERVER = `import { createServer } from 'node:http';
createServer((_, reply) => reply.end()).listen(Number(process.env.PORT), '127.0.0.1', () => console.log('Vigie is ready'));
setTimeout(() => process.exit(), 60_000);`;

it('a server ends with the program that started it, however that ends', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vigie-left-behind-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const entry = join(folder, 'server.mjs');
  const program = join(folder, 'bench.mts');
  writeFileSync(entry, SERVER);
  writeFileSync(
    program,
    `import { startServer } from ${JSON.stringify(SERVER_PROCESS)};
     const { url } = await startServer('sqlite::memory:', ${JSON.stringify(entry)});
     console.log((await fetch(url)).status, url);
     throw new Error('no browser');`,
  );
  const bench = spawn(process.execPath, ['--import', 'tsx', program], { cwd: join(import.meta.dirname, '../..') });
  const [printed, told, [status]] = await Promise.all([text(bench.stdout), text(bench.stderr), once(bench, 'exit')]);
  expect(told).toContain('no browser');
  expect(status).toBe(1);
  const [, answered, url = ''] = /^(\d+) (\S+)/.exec(printed) ?? [];
  expect(answered).toBe('200');
  await vi.waitFor(() => expect(fetch(url)).rejects.toThrow());
});
