/** A proxy before a server whose connections can be cut, or go dead without being closed, as to a database across a network. */
import { createServer, connect as dial, type Socket } from 'node:net';

export interface Line {
  /** The server's address, through this line. */
  readonly url: string;
  /** Ends every connection, and refuses new ones until `mend` is called. */
  cut(): void;
  /** Keeps the connections open, and forwards nothing from now on. */
  deaden(): void;
  mend(): void;
  /** Round trips until now: how often a client has sent something after the server's last reply. */
  trips(): number;
  /** Sends new connections to this server. @param url with its port */
  leadTo(url: string): void;
  close(): Promise<void>;
}

/** Opens a line to a server. @param url with its port */
export async function lineTo(url: string): Promise<Line> {
  let target = new URL(url);
  const sockets = new Set<Socket>();
  let state: 'whole' | 'cut' | 'dead' = 'whole';
  let trips = 0;
  const server = createServer((near) => {
    if (state === 'cut') {
      near.destroy();
      return;
    }
    const far = dial(Number(target.port), target.hostname);
    let replied = true;
    near.on('data', () => {
      if (replied) trips += 1;
      replied = false;
    });
    far.on('data', () => {
      replied = true;
    });
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
    trips: () => trips,
    leadTo(elsewhere) {
      target = new URL(elsewhere);
    },
    async close() {
      drop();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
