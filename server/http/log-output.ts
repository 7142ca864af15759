/**
 * Lines of the log on their way out. The server waits for nobody who reads them, and ends for no fault of theirs: the disk of a file
 * may be full, a terminal or another program may take nothing, or be gone. What finds no way out then is lost.
 */
import { closeSync, constants, openSync, write, writeSync } from 'node:fs';
import { isatty } from 'node:tty';
import type { DestinationStream } from 'pino';

/** Characters that wait for a slow reader: some thousand lines. */
const MAX_WAITING = 1_000_000;
/** Milliseconds until a reader that has taken nothing is tried again. */
const AGAIN = 100;

/** @param descriptor an open file, 1 for standard output */
export function createLogOutput(descriptor: number): DestinationStream {
  let way = descriptor;
  let waiting = '';
  let writing = false;

  const flush = () => {
    try {
      writeSync(way, waiting);
    } catch {
      // Nobody is left to be told.
    }
  };
  const next = () => {
    writing = waiting !== '';
    if (writing) send(Buffer.from(waiting));
    else {
      process.off('exit', flush);
      if (way !== descriptor) closeSync(way);
    }
    waiting = '';
  };
  const send = (bytes: Buffer) =>
    write(way, bytes, (error, written) => {
      const left = bytes.subarray(error ? 0 : written);
      if (error?.code === 'EAGAIN') setTimeout(send, AGAIN, bytes).unref();
      else if (error || left.length === 0) next();
      else send(left);
    });

  return {
    write(line) {
      if (waiting.length < MAX_WAITING) waiting += line;
      if (writing) return;
      // Only while something is on its way: the development server makes an output with each change.
      process.on('exit', flush);
      way = unheld(descriptor);
      next();
    },
  };
}

/**
 * A terminal that somebody stopped (Ctrl-S), or whose window is on a laptop asleep, holds whoever writes to it: a thread, of which a small
 * machine has one, or the process as it ends. Opened anew it holds nobody, where the system opens it and not just another descriptor.
 */
function unheld(descriptor: number): number {
  if (!isatty(descriptor)) return descriptor;
  try {
    return openSync(`/dev/fd/${descriptor}`, constants.O_WRONLY | constants.O_NONBLOCK | constants.O_NOCTTY);
  } catch {
    return descriptor;
  }
}
