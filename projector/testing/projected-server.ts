/** A fake server behind `fetch` for the projector's calls, for one test. Its replies fit the schemas of the real server. */
import type { TSchema } from 'typebox';
import { Check, Errors } from 'typebox/value';
import { expect, onTestFinished, vi } from 'vitest';
import { type DeckAction, DeckActionSchema, OpenDeckSchema } from '#schemas/debrief.ts';
import type { ProjectorEvent } from '#schemas/live.ts';
import { ProjectorEventsSchema } from '#schemas/live.ts';
import { type ProjectorDebrief, ProjectorDebriefSchema, type ProjectorRoom, ProjectorRoomSchema } from '#schemas/projector.ts';

interface ProjectedServer {
  /** Reply to the next load of the room; null for a revoked address. */
  room: ProjectorRoom | null;
  /** The debrief; null before the session is over. */
  debrief: ProjectorDebrief | null;
  /** Requested actions on the debrief's deck. */
  readonly asked: DeckAction[];
  /** Calls so far, as 'path token'. */
  readonly calls: string[];
  /** Sends an event to every stream; waits for the first stream. */
  tell(event: ProjectorEvent): Promise<void>;
}

export function startServer(room: ProjectorRoom): ProjectedServer {
  const streams = new Set<ReadableStreamDefaultController<Uint8Array>>();
  const text = new TextEncoder();
  const server: ProjectedServer = {
    room,
    debrief: null,
    asked: [],
    calls: [],
    async tell(event) {
      fits(ProjectorEventsSchema, { last: event.number, events: [event], more: false });
      await vi.waitFor(() => expect(streams.size).toBeGreaterThan(0), { timeout: 5_000 });
      for (const stream of streams) stream.enqueue(text.encode(`id: ${event.number}\ndata: ${JSON.stringify(event)}\n\n`));
    },
  };
  vi.stubGlobal('fetch', async (address: string, request: RequestInit = {}) => {
    const { pathname } = new URL(address, location.href);
    const headers = new Headers(request.headers);
    server.calls.push(`${pathname} ${headers.get('authorization')}`);
    if (server.room === null) return refusal(401, 'Cette adresse de projection n’est plus valable.');
    if (pathname === '/projector/debrief' && request.method === 'POST') {
      const asked: unknown = JSON.parse(String(request.body));
      if (!Check(DeckActionSchema, asked)) return refusal(400, 'Ce n’est pas une action.');
      server.asked.push(asked);
      return reply(OpenDeckSchema, server.room.deck);
    }
    if (pathname === '/projector/room') return reply(ProjectorRoomSchema, server.room);
    if (pathname === '/projector/debrief') {
      return server.debrief === null
        ? refusal(403, 'Le débriefing s’ouvre une fois la session terminée.')
        : reply(ProjectorDebriefSchema, server.debrief);
    }
    if (headers.get('accept') !== 'text/event-stream')
      return reply(ProjectorEventsSchema, { last: server.room.number, events: [], more: false });
    let own: ReadableStreamDefaultController<Uint8Array> | undefined;
    const body = new ReadableStream<Uint8Array>({
      start(stream) {
        own = stream;
        streams.add(stream);
        stream.enqueue(text.encode(': hello\n\n'));
      },
    });
    request.signal?.addEventListener('abort', () => {
      if (own && streams.delete(own)) own.error(request.signal?.reason);
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  return server;
}

function reply(schema: TSchema, value: unknown): Response {
  fits(schema, value);
  return Response.json(value);
}

function fits(schema: TSchema, value: unknown): void {
  expect(Errors(schema, value)).toEqual([]);
}

function refusal(status: number, message: string): Response {
  return Response.json({ message, code: 'refused' }, { status });
}
