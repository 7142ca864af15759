/** What has just happened is told over everything else on the guests' hub. */
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import '#engine/ui/base.css';
import { ApiError } from '#engine/client/api-error.ts';
import { memoryStorage } from '#engine/client/browser-storage.ts';
import type { Call } from '#engine/client/call.ts';
import { createHttpBackend } from '../player/http-backend.ts';
import { createPlayer } from '../player/player.ts';
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

it('says what a guest has won', async () => {
  const { player } = show(() => Promise.reject(new Error('not expected')));
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  player.solved('sample', 12);
  const notice = page.getByRole('status').filter({ hasText: 'mission réussie' });
  await expect.element(notice).toBeVisible();
  expect(isAboveWelcome(notice.element())).toBe(true);
  await page.getByRole('button', { name: 'Fermer ce message' }).click();
  await expect.element(notice).not.toBeInTheDocument();
  expect(document.activeElement?.getAttribute('role')).toBe('status');
});

it('says that a login has ended', async () => {
  const { player, local } = show(() => Promise.reject(new ApiError(401, '')));
  local.write('token', 'old');
  player.restore();
  void player.refresh();
  const notice = page.getByRole('alert').filter({ hasText: 'Votre connexion a pris fin' });
  await expect.element(notice).toBeVisible();
  expect(isAboveWelcome(notice.element())).toBe(true);
});
