/** An open event stream of a running server, as a page has it, but without reconnecting. */
import { createParser } from 'eventsource-parser';

export interface Heard {
  readonly events: { readonly number: number; readonly kind: string; readonly text?: string }[];
  /** Resolves with the time (`performance.now()`) at which the server ended the stream. */
  readonly over: Promise<number>;
  close(): Promise<void>;
}

/** Opens a stream; resolves once the server has sent its start. @param after number of the event after which the stream begins */
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
