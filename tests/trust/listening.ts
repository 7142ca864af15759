/** An open stream of a running server, as a page has it, but for coming back. */
import { createParser } from 'eventsource-parser';

export interface Heard {
  readonly events: { readonly number: number; readonly kind: string; readonly text?: string }[];
  /** When the server ended it (`performance.now()`). */
  readonly over: Promise<number>;
  close(): Promise<void>;
}

/** Resolves once the server has said where the stream begins. @param after number of the event after which it begins */
export async function listen(url: string, path: string, token: string, after?: number): Promise<Heard> {
  const ending = new AbortController();
  const reply = await fetch(`${url}${path}${after === undefined ? '' : `?after=${after}`}`, {
    headers: { accept: 'text/event-stream', authorization: `Bearer ${token}` },
    signal: ending.signal,
  });
  if (!reply.ok) throw new Error(`no stream ${path}: ${reply.status} ${await reply.text()}`);
  const events: Heard['events'] = [];
  let greeted = () => {};
  const hello = new Promise<void>((resolve) => {
    greeted = resolve;
  });
  const parser = createParser({
    onEvent({ event, data }) {
      if (event === undefined) events.push(JSON.parse(data));
      else greeted();
    },
  });
  const reading = async () => {
    const decoder = new TextDecoder();
    for await (const piece of reply.body ?? []) parser.feed(decoder.decode(piece, { stream: true }));
  };
  const over = reading()
    .catch(() => undefined)
    .then(() => performance.now());
  await Promise.race([hello, over]);
  return {
    events,
    over,
    async close() {
      ending.abort();
      await over;
    },
  };
}
