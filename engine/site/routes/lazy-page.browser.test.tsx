/** A page that is slow to come, does not come, or breaks once it is there. */
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LazyPage } from './lazy-page.tsx';

let root: Root;
let host: HTMLElement;

const show = (load: () => Promise<string>, Page: (props: { readonly text: string }) => string = ({ text }) => text) =>
  act(async () => root.render(<LazyPage load={load}>{(text) => <Page text={text} />}</LazyPage>));
const alertText = () => host.querySelector('[role="alert"]')?.textContent ?? '';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
});

afterEach(async () => {
  await act(async () => root.unmount());
  host.remove();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('says that it did not arrive, and fetches it again', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const load = vi.fn(async () => 'La page').mockRejectedValueOnce(new Error('offline'));
  await show(load);
  expect(alertText()).toContain('n’a pas pu être chargée');
  await act(async () => host.querySelector('button')?.click());
  expect(host.textContent).toBe('La page');
});

it('holds a page that breaks, and says so', async () => {
  const reported = vi.spyOn(console, 'error').mockReturnValue();
  await show(
    async () => '',
    () => {
      throw new Error('broken');
    },
  );
  expect(alertText()).toContain('a interrompu cette page');
  expect(reported).toHaveBeenCalled();
});
