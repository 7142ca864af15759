/** The state that a stream sends beside its events. */
import { expect, onTestFinished, test, vi } from 'vitest';
import { openStream } from './stream.ts';
import { anEvent } from './testing/an-event.ts';
import type { NamedState } from './views.ts';

test('a state is read with the latest event that changed it, whatever comes after that event', async () => {
  const replies: ((state: NamedState | null) => void)[] = [];
  const read = vi.fn(() => new Promise<NamedState | null>((resolve) => replies.push(resolve)));
  const stream = openStream(
    0,
    { view: ({ number, kind }) => ({ number, kind }), state: { isChangedBy: ({ kind }) => kind === 'joined', read } },
    () => 0,
    () => undefined,
  );
  onTestFinished(() => stream.gone());
  const messages = stream.messages();
  const next = async () => (await messages.next()).value;
  stream.events([anEvent(1, 'joined')]);
  stream.events([anEvent(2, 'joined'), anEvent(3, 'joined'), anEvent(4, 'message')]);
  expect(read.mock.calls).toEqual([[1]]);
  replies[0]?.({ name: 'fleet', data: 'of one' });
  await vi.waitFor(() => expect(read.mock.calls).toEqual([[1], [3]]));
  const sent = [await next(), await next(), await next(), await next(), await next(), await next()];
  expect(sent.map((message) => message?.id ?? message?.data)).toEqual(['0', '1', '2', '3', '4', 'of one']);
  replies[1]?.(null);
  stream.events([anEvent(5, 'message')]);
  expect(await next()).toMatchObject({ id: '5' });
  expect(read).toHaveBeenCalledTimes(2);
});

test('what a stream tells as it opens comes as soon as it is read; then a state that was older than the beginning', async () => {
  const replies: ((state: NamedState | null) => void)[] = [];
  const reading = () => new Promise<NamedState | null>((resolve) => replies.push(resolve));
  const read = vi.fn(async () => ({ name: 'fleet', data: 'with event 7' }));
  const stream = openStream(
    7,
    {
      view: ({ number, kind }) => ({ number, kind }),
      opening: [reading, reading, reading],
      state: { isChangedBy: () => false, read },
    },
    () => 0,
    () => undefined,
  );
  onTestFinished(() => stream.gone());
  const messages = stream.messages();
  const next = async () => (await messages.next()).value;
  expect(await next()).toMatchObject({ id: '7', event: 'hello' });
  replies[2]?.({ name: 'fleet', data: 'known before' });
  expect(await next()).toEqual({ event: 'fleet', data: 'known before' });
  stream.events([anEvent(8, 'message')]);
  expect(await next()).toMatchObject({ id: '8' });
  replies[1]?.(null);
  expect(read).not.toHaveBeenCalled();
  replies[0]?.({ name: 'standing', data: 'first' });
  expect(await next()).toEqual({ event: 'standing', data: 'first' });
  expect(await next()).toEqual({ event: 'fleet', data: 'with event 7' });
  expect(read.mock.calls).toEqual([[7]]);
});
