/**
 * Many browsers in one process, for the client code of the product's pages: `fetch` over `node:http`, and the few globals that this code
 * reads. Each browser has connections of its own, six at most, as over HTTP/1.1; `fetch` of Node would let all share a few.
 */
import { Agent, request as ask, type IncomingMessage } from 'node:http';
import type { CallUnderWay, Journal } from './journal.ts';

const CONNECTIONS = 6;
/** Begin of an event in a stream; a heartbeat has no identifier. */
const EVENT = 'id: ';

/** A page that is visible, and that cannot share its stream with other tabs. */
const PAGE = {
  hidden: false,
  documentElement: { dataset: {} },
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
};

/** Address of a server for one browser. The browser's name stands before the host, where an address may name a user; it is not sent. */
export function addressFor(browser: string, url: string): string {
  return url.replace('://', `://${browser}@`);
}

/** Makes this process one of many browsers: from now on `fetch` takes addresses of `addressFor`. */
export function openBrowsers(journal: Journal): void {
  const agents = new Map<string, Agent>();
  const agentOf = (browser: string) => {
    const agent = agents.get(browser) ?? new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
    agents.set(browser, agent);
    return agent;
  };
  Object.defineProperty(globalThis, 'document', { value: PAGE });
  Object.defineProperty(globalThis, 'navigator', { value: {} });
  globalThis.fetch = (input, init = {}) => {
    const url = new URL(String(input));
    return send(url, agentOf(url.username), init, journal);
  };
}

function send(
  { hostname, port, pathname, search }: URL,
  agent: Agent,
  { method = 'GET', headers, body, signal }: RequestInit,
  journal: Journal,
): Promise<Response> {
  const sent = Object.fromEntries(new Headers(headers));
  const isStream = sent['accept'] === 'text/event-stream';
  const call = journal.begin(method, pathname, isStream);
  return new Promise((resolve, reject) => {
    const request = ask({ agent, hostname, port, path: pathname + search, method, headers: sent });
    const abort = () => request.destroy(new Error('aborted'));
    signal?.addEventListener('abort', abort);
    const fail = (cause: unknown) => {
      signal?.removeEventListener('abort', abort);
      call.failed();
      reject(new TypeError('fetch failed', { cause }));
    };
    request.once('error', fail);
    request.once('socket', (socket) => {
      call.assigned();
      if (socket.connecting) socket.once('connect', () => call.connected());
      else call.connected();
    });
    request.once('response', (message) => {
      request.off('error', fail);
      // A stream is aborted by the same signal as its call, however long it lasts.
      request.on('error', () => undefined);
      const reply = isStream ? streamed(message, call, journal) : whole(message, call);
      reply.then(resolve, reject).finally(() => isStream || signal?.removeEventListener('abort', abort));
    });
    request.end(typeof body === 'string' ? body : undefined);
    if (signal?.aborted) abort();
  });
}

async function whole(message: IncomingMessage, call: CallUnderWay): Promise<Response> {
  const pieces: Uint8Array[] = [];
  try {
    for await (const piece of message) pieces.push(piece);
  } catch (cause) {
    call.failed();
    throw new TypeError('fetch failed', { cause });
  }
  call.answered(message.statusCode ?? 0);
  return responseOf(message, message.statusCode === 204 ? null : Buffer.concat(pieces));
}

/** Resolves as soon as the stream has begun; counts its events as they come. */
async function streamed(message: IncomingMessage, call: CallUnderWay, journal: Journal): Promise<Response> {
  call.answered(message.statusCode ?? 0);
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      message.on('data', (piece: Buffer) => {
        journal.streamEvents(eventsIn(piece));
        controller.enqueue(piece);
      });
      message.once('end', () => controller.close());
      message.once('error', (cause) => controller.error(new TypeError('terminated', { cause })));
    },
    cancel: () => void message.destroy(),
  });
  return responseOf(message, body);
}

function responseOf({ statusCode = 0, headers }: IncomingMessage, body: BodyInit | null): Response {
  const plain = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return new Response(body, { status: statusCode, headers: plain });
}

function eventsIn(piece: Buffer): number {
  let events = 0;
  for (let at = piece.indexOf(EVENT); at >= 0; at = piece.indexOf(EVENT, at + EVENT.length)) events += 1;
  return events;
}
