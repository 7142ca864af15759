/**
 * Listening sockets of a port. Libuv accepts one connection of each socket in each turn of the event loop (libuv pull request 3696): with
 * turns of a tenth of a second, ten new connections a second, while all others wait in the kernel's accept queue. So that a room can
 * connect at once, several sockets listen on the port (SO_REUSEPORT), among which Linux spreads the connections.
 */
import { once } from 'node:events';
import { createServer, type ListenOptions, type Server } from 'node:net';
import { Server as TlsServer } from 'node:tls';

/** Sockets in addition to the server's own. */
const FURTHER = 15;

/**
 * Length of the accept queue of each socket: connections that the kernel has established and this process has not accepted yet. Linux takes
 * `net.core.somaxconn` (4,096) at most. With Node's default of 511, when a room of thousands connects at once, and the queue is full, the
 * kernel drops the packets of further connections without a reply; browsers send them again after 1, 3 and 7 seconds. A longer queue keeps
 * those connections; it does not make the server faster, so a client's own time limit may still pass while its call waits.
 */
const BACKLOG = 4_096;

/** Options of `listen` for one socket of the port. Versions of Node before 22.12 do not read the last one. */
interface PortOptions {
  readonly port: number;
  readonly host: string;
  readonly backlog: number;
  readonly reusePort: boolean;
}

export interface ListeningSockets {
  /** Stops accepting, and resolves once the connections of these sockets have ended. Closing the server ends them. */
  close(): Promise<void>;
}

/** Whether several sockets of a process may listen on one port. @param version of Node, as in `process.versions.node` */
export function canSharePort(version: string, platform: string): boolean {
  return platform === 'linux' && Number.parseInt(version, 10) >= 22;
}

/**
 * Makes `listen` open this port, and where several sockets may share it, further sockets for the same server.
 * @param listen opens the server's own socket with these options
 * @throws as `listen` does, also where another process has the port, shared or not
 */
export async function listenOnPort(
  server: Server,
  place: { readonly port: number; readonly host: string },
  listen: (options: PortOptions) => Promise<unknown>,
): Promise<ListeningSockets> {
  const reusePort = canSharePort(process.versions.node, process.platform);
  // A shared port could be shared with another server, which would then get half of the calls.
  if (reusePort) await expectFree(place);
  await listen({ ...place, backlog: BACKLOG, reusePort });
  const bound = server.address();
  if (!reusePort || typeof bound !== 'object' || bound === null) return furtherSockets(server, []);
  const same: PortOptions = { port: bound.port, host: bound.address, backlog: BACKLOG, reusePort };
  return furtherSockets(
    server,
    Array.from({ length: FURTHER }, () => same),
  );
}

/** Opens further sockets, whose connections the server handles as its own. @param places options of `listen`, one for each socket */
export async function furtherSockets(server: Server, places: readonly ListenOptions[]): Promise<ListeningSockets> {
  // The options of Node's own HTTP servers. Half-open: a client that has ended its side of the connection is still answered.
  const options = { allowHalfOpen: !(server instanceof TlsServer), noDelay: true };
  const sockets = await Promise.all(
    places.map((place) => opened(place, options, (connection) => server.emit('connection', connection))),
  );
  return {
    async close() {
      await Promise.all(sockets.map(closed));
    },
  };
}

async function expectFree(place: ListenOptions): Promise<void> {
  await closed(await opened(place));
}

async function opened(place: ListenOptions, ...made: Parameters<typeof createServer>): Promise<Server> {
  const socket = createServer(...made).listen(place);
  await once(socket, 'listening');
  return socket;
}

function closed(socket: Server): Promise<void> {
  return new Promise((resolve) => {
    socket.close(() => resolve());
  });
}
