/** Notices of what has just happened are above everything else on the guests' hub; a victory has tests of its own. */
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ApiError } from '#engine/client/api-error.ts';
import { memoryStorage } from '#engine/client/browser-storage.ts';
import type { Call } from '#engine/client/call.ts';
import { createHttpBackend } from '../player-state/http-backend.ts';
import { createPlayer } from '../player-state/player.ts';
import { SiteContext } from '../site-context.ts';
import { GuestHub } from './guest-hub.tsx';

let root: Root | undefined;
let host: HTMLElement | undefined;
afterEach(() => {
  root?.unmount();
  host?.remove();
});

function show(call: Call) {
  const local = memoryStorage();
  const player = createPlayer({ call, local, tab: memoryStorage() });
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
  root.render(
    <SiteContext value={{ player, backend: createHttpBackend(player) }}>
      <MemoryRouter>
        <GuestHub />
      </MemoryRouter>
    </SiteContext>,
  );
  return { player, local };
}

const isAboveWelcome = (element: Element) =>
  element.getBoundingClientRect().bottom <= page.getByRole('heading', { level: 1 }).element().getBoundingClientRect().top;

it('says that a login has ended', async () => {
  const { player, local } = show(() => Promise.reject(new ApiError(401, '', 'invalid-token')));
  local.write('token', 'old');
  player.restore();
  void player.refresh();
  const notice = page.getByRole('alert').filter({ hasText: 'Votre connexion a pris fin' });
  await expect.element(notice).toBeVisible();
  expect(isAboveWelcome(notice.element())).toBe(true);
});

it('says over the cards what becomes of the points of the tab, and nothing of lost points before the form', async () => {
  show(() => Promise.reject(new ApiError(0, '')));
  await expect.element(page.getByText(/^Votre score ne vit que dans cet onglet.*pas repris à la connexion\.$/)).toBeVisible();
  const lost = page.getByText(/jamais perdus/).element();
  const form = page.getByLabelText('Code de session').element();
  expect(form.compareDocumentPosition(lost)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(page.getByText(/garder vos points/).query()).toBeNull();
});

it('lists other programmes under their titles, after the eight and once one scrolls there', async () => {
  show(() => Promise.reject(new ApiError(0, '')));
  const first = page.getByRole('region', { name: 'À essayer sans compte' });
  await expect.poll(() => first.getByRole('article').elements()).toHaveLength(8);
  const more = page.getByRole('region', { name: 'Au bureau, en 2026' });
  expect(more.query()).toBeNull();
  // Cards get their height as they come into view, which moves the end of the page.
  await expect
    .poll(() => {
      window.scrollTo(0, document.body.scrollHeight);
      return more.query();
    })
    .not.toBeNull();
  expect(more.getByRole('article').elements()).toHaveLength(2);
  expect(more.element().compareDocumentPosition(first.element())).toBe(Node.DOCUMENT_POSITION_PRECEDING);
});
