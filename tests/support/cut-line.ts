/** A line to a server that can be cut, or go dead without a word: what a database behind a network does. */
import { createServer, connect as dial, type Socket } from 'node:net';

export interface Line {
  /** The same address, through the line. */
  readonly url: string;
  /** Ends every connection, and refuses others until it is mended. */
  cut(): void;
  /** Connections stay, and nothing passes any more. */
  deaden(): void;
  mend(): void;
  /** New connections go to this server. @param url with its port */
  leadTo(url: string): void;
  close(): Promise<void>;
}

/** @param url of a server, with its port */
export async function lineTo(url: string): Promise<Line> {
  let target = new URL(url);
  const sockets = new Set<Socket>();
  let state: 'whole' | 'cut' | 'dead' = 'whole';
  const server = createServer((near) => {
    if (state === 'cut') {
      near.destroy();
      return;
    }
    const far = dial(Number(target.port), target.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (chunk) => state === 'whole' && to.write(chunk));
      from.on('error', () => undefined);
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const through = new URL(url);
  through.hostname = '127.0.0.1';
  through.port = String(address !== null && typeof address === 'object' ? address.port : '');
  const drop = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: through.href,
    cut() {
      state = 'cut';
      drop();
    },
    deaden() {
      state = 'dead';
    },
    mend() {
      state = 'whole';
    },
    leadTo(elsewhere) {
      target = new URL(elsewhere);
    },
    async close() {
      drop();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
