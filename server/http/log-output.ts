/**
 * Non-blocking log output. The server neither blocks nor ends when its log cannot be written: on a full disk, a stopped terminal, or a pipe
 * whose reader is slow or gone. Lines that do not fit the buffer are lost.
 */
import { closeSync, constants, openSync, write, writeSync } from 'node:fs';
import { isatty } from 'node:tty';
import type { DestinationStream } from 'pino';

/** Characters buffered for a slow reader: some thousand lines. */
const MAX_WAITING = 1_000_000;
/** Milliseconds between attempts to write to a reader that takes nothing (EAGAIN). */
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
      // A failure to write the log cannot be reported anywhere.
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
      // Only while something is buffered: the development server makes a new output with each change, and listeners would pile up.
      process.on('exit', flush);
      way = unheld(descriptor);
      next();
    },
  };
}

/**
 * Reopens a terminal with `O_NONBLOCK`. A terminal that is stopped (Ctrl-S), or whose window is on a sleeping laptop, blocks its writer:
 * a thread of the pool, of which a small machine has one, or the process at its exit. Where reopening gives no independent file
 * description, the descriptor stays as it is.
 */
function unheld(descriptor: number): number {
  if (!isatty(descriptor)) return descriptor;
  try {
    return openSync(`/dev/fd/${descriptor}`, constants.O_WRONLY | constants.O_NONBLOCK | constants.O_NOCTTY);
  } catch {
    return descriptor;
  }
}
