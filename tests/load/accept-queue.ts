/** The queue of connections that the kernel has established and a server has not accepted yet, as Linux reports it. */
import { closeSync, openSync, readSync } from 'node:fs';

/** Bytes of the list of sockets that are read: those that listen come first, and thousands of connections after them. */
const ENOUGH = 16_384;
const LISTENING = '0A';

/** Number of connections in the queues of all sockets of a port of 127.0.0.1; 0 where nothing listens. */
export function acceptQueueOf(port: number): number {
  const file = openSync('/proc/net/tcp', 'r');
  try {
    const list = Buffer.alloc(ENOUGH);
    const text = list.toString('latin1', 0, readSync(file, list));
    const local = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
    let waiting = 0;
    for (const line of text.split('\n')) {
      const [, address = '', , state, queues = ''] = line.trim().split(/\s+/);
      if (address.endsWith(local) && state === LISTENING) waiting += Number.parseInt(queues.split(':')[1] ?? '0', 16);
    }
    return waiting;
  } finally {
    closeSync(file);
  }
}
