/** Build lock of a project's folder: two builds at once would empty each other's output. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/** Milliseconds between attempts to take the lock, and number of attempts: five minutes in all. */
const PAUSE = 200;
const TIMES = 1500;

/**
 * Takes the lock, and waits while another process builds. The lock is a socket with an abstract name (Linux) or a named pipe (Windows),
 * which the system releases however the process ends. On macOS, which has neither, there is no lock.
 * @param root of the project, absolute; returns the function that releases the lock
 */
export async function buildTurn(root) {
  const name = `vigie-build-${createHash('sha256').update(root).digest('hex')}`;
  const path = { linux: `\0${name}`, win32: `\\\\.\\pipe\\${name}` }[process.platform];
  for (let time = 0; path && time < TIMES; time += 1) {
    const holder = createServer().listen(path);
    try {
      await once(holder, 'listening');
      return () => holder.close();
    } catch (error) {
      if (error.code !== 'EADDRINUSE') break;
      await setTimeout(PAUSE);
    }
  }
  return () => undefined;
}
