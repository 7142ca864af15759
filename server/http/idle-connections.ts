/**
 * A server that closes waits for requests, not for the connections that browsers keep open after their last answer, or open before
 * their first request. Node takes one of the latter for busy, and would wait a minute for what it has to say.
 */
import type { Socket } from 'node:net';
import { unanswered } from './bounded-connections.ts';
import type { Server } from './routing.ts';

/** Milliseconds between two looks at which connections have become idle. */
const EVERY = 50;

export function closeIdleConnections(app: Server): void {
  const { server } = app;
  const open = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  app.addHook('preClose', async () => {
    if (!server.listening) return;
    const regularly = setInterval(() => {
      for (const socket of open) if (unanswered(socket).length === 0) socket.destroy();
    }, EVERY).unref();
    server.once('close', () => clearInterval(regularly));
  });
}
