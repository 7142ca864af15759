/**
 * Lines of the log on their way out. The server waits for nobody who reads them, and ends for no fault of theirs: the disk of a file
 * may be full, a terminal or another program may take nothing, or be gone. What finds no way out then is lost.
 */
import { write, writeSync } from 'node:fs';
import type { DestinationStream } from 'pino';

/** Characters that wait for a slow reader: some thousand lines. */
const MOST_WAITING = 1_000_000;
/** Milliseconds until a reader that has taken nothing is tried again. */
const AGAIN = 100;

/** @param descriptor an open file, 1 for standard output */
export function createLogOutput(descriptor: number): DestinationStream {
  let waiting = '';
  let writing = false;

  const flush = () => {
    try {
      writeSync(descriptor, waiting);
    } catch {
      // Nobody is left to be told.
    }
  };
  const next = () => {
    writing = waiting !== '';
    if (writing) send(Buffer.from(waiting));
    else process.off('exit', flush);
    waiting = '';
  };
  const send = (bytes: Buffer) =>
    write(descriptor, bytes, (error, written) => {
      const left = bytes.subarray(error ? 0 : written);
      if (error?.code === 'EAGAIN') setTimeout(send, AGAIN, bytes).unref();
      else if (error || left.length === 0) next();
      else send(left);
    });

  return {
    write(line) {
      if (waiting.length < MOST_WAITING) waiting += line;
      if (writing) return;
      // Only while something is on its way: the development server makes an output with each change.
      process.on('exit', flush);
      next();
    },
  };
}
