/**
 * A server that closes waits for requests, not for the connections that browsers keep open after their last answer, or open before
 * their first request. Node takes one of the latter for busy, and would wait a minute for what it has to say. The former it would end at
 * once, together with what a busy proxy has just sent on them: whoever asks in the first moment is answered, and told that it was the last.
 */
import type { Socket } from 'node:net';
import { unanswered } from './bounded-connections.ts';
import type { Server } from './routing.ts';

/** Milliseconds between two looks at which connections have become idle. */
const POLL_INTERVAL_MS = 50;
/** Milliseconds in which idle connections may be used once more. */
const LINGER = 250;

export function closeIdleConnections(app: Server): void {
  const { server } = app;
  const open = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  app.addHook('preClose', async () => {
    if (!server.listening) return;
    // What Node itself does first when a server closes.
    server.closeIdleConnections = () => undefined;
    const from = performance.now() + LINGER;
    const regularly = setInterval(() => {
      if (performance.now() < from) return;
      for (const socket of open) if (unanswered(socket).length === 0) socket.destroy();
    }, POLL_INTERVAL_MS).unref();
    server.once('close', () => clearInterval(regularly));
  });
}
