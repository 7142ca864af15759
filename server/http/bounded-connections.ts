/**
 * How much one connection may ask for at once. Node reads what has arrived on a connection to its end, and each request in it is under
 * way at once: in 64 KB there are more than a thousand, and whoever reads no answers would have all of them kept.
 */
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyServerFactory, FastifyServerOptions } from 'fastify';

/** Requests of one connection that may be under way. A browser sends one, and the next when it was answered. */
const UNDER_WAY = 16;

/** Ends a connection that asks for more before it was answered. Nothing is counted by address, behind which a whole room may sit. */
export const boundedConnections: FastifyServerFactory = (handler, options: FastifyServerOptions): Server => {
  const server = createServer(bounded(handler));
  const { keepAliveTimeout, requestTimeout } = options;
  if (keepAliveTimeout !== undefined) server.keepAliveTimeout = keepAliveTimeout;
  if (requestTimeout !== undefined) server.requestTimeout = requestTimeout;
  return server;
};

const answers = new WeakMap<Socket, Set<ServerResponse>>();

/** Answers to what this connection asked that are not complete. */
export function unanswered(socket: Socket): readonly ServerResponse[] {
  return [...(answers.get(socket) ?? [])];
}

function bounded(handler: RequestListener): RequestListener {
  return (request, response) => {
    const { socket } = request;
    // The rest of what had arrived when it was ended.
    if (socket.destroyed) return;
    const underWay = answers.get(socket) ?? new Set();
    answers.set(socket, underWay.add(response));
    if (underWay.size > UNDER_WAY) {
      socket.destroy();
      return;
    }
    response.once('close', () => underWay.delete(response));
    handler(request, response);
  };
}
