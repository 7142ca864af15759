import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { useLoaded } from './use-loaded.ts';

const FAST = () => Promise.resolve('fast');
const NEVER = () => new Promise<string>(() => undefined);

let root: Root;
let host: HTMLElement;
beforeEach(() => {
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
});
afterEach(() => {
  root.unmount();
  host.remove();
});

/** A promise that the test resolves. */
function deferred() {
  let resolve: (value: string) => void = () => undefined;
  const promise = new Promise<string>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

interface ShownProps {
  readonly load: ((attempt: number) => Promise<string>) | null;
}

/** The state or value, and the number of retries. */
function Shown({ load }: ShownProps) {
  const loaded = useLoaded(load);
  return (
    <button type="button" onClick={loaded.reload}>
      {loaded.state === 'loaded' ? loaded.value : loaded.state} {loaded.attempt}
    </button>
  );
}

const show = (load: ShownProps['load']) => root.render(<Shown load={load} />);
const shown = (text: string) => expect.element(page.getByRole('button', { name: text })).toBeVisible();

it('loads nothing while there is nothing to load, then loads once', async () => {
  const load = vi.fn(FAST);
  show(null);
  await shown('loading 0');
  show(load);
  show(load);
  await shown('fast 0');
  expect(load).toHaveBeenCalledOnce();
});

it('drops the result of a function that was replaced, though it arrives last', async () => {
  const slow = deferred();
  const load = vi.fn(() => slow.promise);
  show(load);
  await expect.poll(() => load.mock.calls.length).toBe(1);
  show(FAST);
  await shown('fast 0');
  slow.resolve('slow');
  await slow.promise;
  await new Promise(requestAnimationFrame);
  await shown('fast 0');
});

it('never renders the value of one function as that of another', async () => {
  show(FAST);
  await shown('fast 0');
  show(NEVER);
  await shown('loading 0');
});

it('loads again after a failure, from the loading state on', async () => {
  const second = deferred();
  show((attempt) => (attempt === 0 ? Promise.reject(new Error('down')) : second.promise));
  await page.getByRole('button', { name: 'failed 0' }).click();
  await shown('loading 1');
  second.resolve('value');
  await shown('value 1');
});
