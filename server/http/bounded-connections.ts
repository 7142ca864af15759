/**
 * Limit on HTTP pipelining. Node starts every request in a received chunk: 64 KB hold more than a thousand, and if the client reads no
 * answers, all answers stay in memory.
 */
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { Socket } from 'node:net';
import type { FastifyServerFactory, FastifyServerOptions } from 'fastify';
import type { Certificate } from '../tls-config.ts';

/** Maximum number of requests in flight on one connection. Browsers do not pipeline: they wait for each answer. */
const UNDER_WAY = 16;

/**
 * Makes a server that closes a connection with too many unanswered requests. Counted by connection, as a whole room may share one address.
 * @param certificate with which the server speaks TLS; null for plain HTTP
 */
export function boundedConnections(certificate: Certificate | null): FastifyServerFactory {
  return (handler, options: FastifyServerOptions): Server => {
    const server = certificate ? createTlsServer(certificate, bounded(handler)) : createServer(bounded(handler));
    const { keepAliveTimeout, requestTimeout } = options;
    if (keepAliveTimeout !== undefined) server.keepAliveTimeout = keepAliveTimeout;
    if (requestTimeout !== undefined) server.requestTimeout = requestTimeout;
    return server;
  };
}

const answers = new WeakMap<Socket, Set<ServerResponse>>();

/** Responses of this connection that are not complete. */
export function unanswered(socket: Socket): readonly ServerResponse[] {
  return [...(answers.get(socket) ?? [])];
}

function bounded(handler: RequestListener): RequestListener {
  return (request, response) => {
    const { socket } = request;
    // Further requests of the last parsed chunk arrive after the connection was closed.
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
