/**
 * Graceful shutdown of keep-alive connections. Node counts a socket that never sent a request as busy and would wait a minute for it. It
 * closes idle keep-alive sockets at once, which loses requests that a proxy has just sent on them. So idle sockets stay open for a short
 * time, in which a request is answered with `Connection: close`, and are then closed.
 */
import type { Socket } from 'node:net';
import { Server as TlsServer } from 'node:tls';
import { unanswered } from './bounded-connections.ts';
import type { Server } from './routing.ts';

/** Milliseconds between two checks for connections that became idle. */
const POLL_INTERVAL_MS = 50;
/** Milliseconds for which idle connections stay open after the shutdown began. */
const LINGER = 250;

/**
 * Makes `app.close()` wait for all connections, and closes the idle ones. To be called after the hook that ends event streams: their
 * connections are never idle.
 */
export function closeIdleConnections(app: Server): void {
  const { server } = app;
  const open = new Set<Socket>();
  let ended = () => {};
  // Requests of a TLS server belong to the encrypted socket, which is announced later than the socket that carries it.
  server.on(server instanceof TlsServer ? 'secureConnection' : 'connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => {
      open.delete(socket);
      if (open.size === 0) ended();
    });
  });
  app.addHook('preClose', async () => {
    if (!server.listening) return;
    // Node's `close` calls `closeIdleConnections` first, which would close idle sockets at once.
    server.closeIdleConnections = () => undefined;
    // Not left to Fastify, which would wait for the connections of the server's own socket only (listening-sockets.ts).
    server.close();
    if (open.size === 0) return;
    const from = performance.now() + LINGER;
    const regularly = setInterval(() => {
      if (performance.now() < from) return;
      for (const socket of open) if (unanswered(socket).length === 0) socket.destroy();
    }, POLL_INTERVAL_MS).unref();
    await new Promise<void>((resolve) => {
      ended = resolve;
    });
    clearInterval(regularly);
  });
}
