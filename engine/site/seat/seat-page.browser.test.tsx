import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ApiError } from '#engine/client/api-error.ts';
import { memoryStorage } from '#engine/client/browser-storage.ts';
import type { Call } from '#engine/client/call.ts';
import { createHttpBackend } from '../player-state/http-backend.ts';
import { createPlayer } from '../player-state/player.ts';
import { SiteContext } from '../site-context.ts';
import { SeatPage } from './seat-page.tsx';

let root: Root | undefined;
afterEach(() => root?.unmount());

const SEAT = 'K7QF-2MXD-B4TR';
const HOLDER = { email: 'ana@brevelle.example', code: 'P4XW-7KDR' };

/** @param failure of the look-up of the seat */
function show(address: string, failure?: ApiError) {
  const sent: [string, unknown][] = [];
  const call: Call = async <T,>(_method: string, path: string, options?: { readonly body?: unknown }) => {
    if (options?.body) sent.push([path, options.body]);
    if (path === '/auth/seat' && failure) throw failure;
    const replies: Readonly<Record<string, unknown>> = { '/auth/seat': HOLDER, '/auth/login': { token: 'tok' } };
    return (replies[path] ?? { points: 0, completed: [] }) as T;
  };
  const player = createPlayer({ call, local: memoryStorage(), tab: memoryStorage() });
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <StrictMode>
      <SiteContext value={{ player, backend: createHttpBackend(player) }}>
        <MemoryRouter initialEntries={[address]}>
          <Routes>
            <Route path="/siege" element={<SeatPage />} />
            <Route path="*" element={null} />
          </Routes>
          <Address />
        </MemoryRouter>
      </SiteContext>
    </StrictMode>,
  );
  return { player, sent };
}

function Address() {
  const { pathname, hash } = useLocation();
  return <output>{`${pathname}${hash}`}</output>;
}

const field = () => page.getByLabelText('Code de votre billet');
const LOG_IN = [
  ['/auth/seat', { seat: SEAT }],
  ['/auth/login', { ...HOLDER, personalCode: SEAT }],
];

it('logs in by the link alone, once, and leaves no code in the address', async () => {
  const { player, sent } = show(`/siege#${SEAT}`);
  await expect.poll(() => player.store.getState().loggedIn).toBe(true);
  await expect.element(page.getByText('/', { exact: true })).toBeInTheDocument();
  expect(sent).toEqual(LOG_IN);
});

it('takes a typed code, asks for a missing one, and says what the server says against it', async () => {
  const { sent } = show('/siege', new ApiError(404, 'Ce lien personnel ne vaut plus.', 'unknown-seat', 'seat'));
  await expect.element(page.getByRole('link', { name: 'vos données' })).toHaveAttribute('href', '/donnees');
  await page.getByRole('button', { name: 'Prendre mon siège' }).click();
  await expect.element(page.getByText('Indiquez le code de votre billet.')).toBeVisible();
  await expect.element(field()).toHaveFocus();
  expect(sent).toEqual([]);
  await field().fill(` ${SEAT} `);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Ce lien personnel ne vaut plus.')).toBeVisible();
  await expect.element(field()).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field()).toHaveValue(` ${SEAT} `);
  expect(sent).toEqual([['/auth/seat', { seat: SEAT }]]);
});
