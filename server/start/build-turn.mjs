/** One start of a folder builds at a time: two would empty each other's output. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/** How often is asked whether it is free (ms), and how often at most: five minutes. */
const PAUSE = 200;
const TIMES = 1500;

/**
 * Waits for whoever builds. What is held is a name of the system's, which goes with the process however that ends; where there are none
 * (macOS) nobody waits.
 * @param root of the project, absolute; returns what ends the turn
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
