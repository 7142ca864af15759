import axe from 'axe-core';
import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ApiError } from '#engine/client/api-error.ts';
import { memoryStorage } from '#engine/client/browser-storage.ts';
import type { Call } from '#engine/client/call.ts';
import { WAITING_POLL_MS } from '#schemas/constants.ts';
import { createHttpBackend } from '../player-state/http-backend.ts';
import { createPlayer } from '../player-state/player.ts';
import { SiteContext } from '../site-context.ts';
import { AccountPage } from './account-page.tsx';
import { AccountReturn } from './account-return.tsx';

let root: Root | undefined;
beforeEach(() => page.viewport(320, 800));
afterEach(() => {
  root?.unmount();
  sessionStorage.clear();
});

const CODE = 'K7QF-2MXD';
const ONE = [{ key: 'staff', name: 'Annuaire' }];
const TWO = [...ONE, { key: 'state', name: 'ProConnect' }];

/** @param replies by path; an error is thrown */
function show(address: string, replies: Record<string, unknown>) {
  const sent: [string, unknown][] = [];
  const call: Call = async <T,>(_method: string, path: string, options?: { readonly body?: unknown }) => {
    if (options?.body) sent.push([path, options.body]);
    const reply = replies[path] ?? { points: 0, completed: [] };
    if (reply instanceof Error) throw reply;
    return reply as T;
  };
  const player = createPlayer({ call, local: memoryStorage(), tab: memoryStorage() });
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <StrictMode>
      <SiteContext value={{ player, backend: createHttpBackend(player) }}>
        <MemoryRouter initialEntries={[address]}>
          <Routes>
            <Route path="/compte" element={<AccountPage />} />
            <Route path="/compte/staff" element={<AccountReturn provider="staff" />} />
            <Route path="*" element={null} />
          </Routes>
          <Address />
        </MemoryRouter>
      </SiteContext>
    </StrictMode>,
  );
  return { player, sent, replies };
}

function Address() {
  const { pathname, search, hash } = useLocation();
  return <output>{`${pathname}${search}${hash}`}</output>;
}

const at = (address: string) => expect.element(page.getByText(address, { exact: true })).toBeInTheDocument();
const code = () => page.getByLabelText('Code de session');
const atProvider = { url: '#at-the-provider', browser: 'secret-of-this-tab' };
const PASS = { pass: 'pass', email: 'ana@brevelle.example' };

it('takes the code out of a link and its address, and goes to the provider by one press', async () => {
  const { sent } = show(`/compte#code=${CODE}`, { '/auth/openid/providers': { providers: ONE }, '/auth/openid': atProvider });
  await at('/compte');
  await expect.element(code()).toHaveValue(CODE);
  await expect.element(page.getByRole('button', { name: 'Continuer avec Annuaire' })).toHaveFocus();
  await expect.element(page.getByRole('link', { name: 'vos données' })).toHaveAttribute('href', '/donnees');
  const found = await axe.run(document.body, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] });
  expect(found.violations).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => window.location.hash).toBe('#at-the-provider');
  expect(sent).toEqual([
    ['/auth/openid/providers', { code: CODE }],
    ['/auth/openid', { code: CODE, provider: 'staff' }],
  ]);
});

it('can be used again by who comes back from the provider to the page as it was left', async () => {
  const { sent } = show(`/compte#code=${CODE}`, { '/auth/openid/providers': { providers: ONE }, '/auth/openid': atProvider });
  const go = page.getByRole('button', { name: 'Continuer avec Annuaire' });
  await go.click();
  await expect.poll(() => sent.length).toBe(2);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await go.click();
  await expect.poll(() => sent.slice(2)).toEqual([['/auth/openid', { code: CODE, provider: 'staff' }]]);
});

it('goes on at once after a typed code, lets choose among several providers, and says what is wrong with a code', async () => {
  const { sent, replies } = show('/compte', {
    '/auth/openid/providers': new ApiError(404, 'Code de session invalide.', 'unknown-code', 'code'),
    '/auth/openid': atProvider,
  });
  await page.getByRole('button', { name: 'Continuer' }).click();
  await expect.element(page.getByText('Indiquez le code de session.')).toBeVisible();
  await expect.element(code()).toHaveFocus();
  expect(sent).toEqual([]);
  await code().fill(CODE);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Code de session invalide.')).toBeVisible();
  await expect.element(code()).toHaveFocus();
  replies['/auth/openid/providers'] = { providers: TWO };
  await userEvent.keyboard('{Enter}');
  await page.getByRole('button', { name: 'Continuer avec ProConnect' }).click();
  await expect.poll(() => sent.at(-1)).toEqual(['/auth/openid', { code: CODE, provider: 'state' }]);
});

it('says beside the code nothing that is not about it', async () => {
  show(`/compte#code=${CODE}`, {
    '/auth/openid/providers': { providers: ONE },
    '/auth/openid': new ApiError(503, 'Annuaire ne répond pas.', 'provider-out-of-reach'),
  });
  await page.getByRole('button', { name: 'Continuer avec Annuaire' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Annuaire ne répond pas.');
  await expect.element(code()).not.toHaveAttribute('aria-invalid');
  await expect.element(page.getByRole('button', { name: 'Continuer avec Annuaire' })).toBeEnabled();
});

it('leads back to the form where the session wants an address', async () => {
  show(`/compte#code=${CODE}`, { '/auth/openid/providers': { providers: [] } });
  await at('/user-login');
});

it('comes back once, with the secret of its tab, and is in; nothing of the provider stays in the address', async () => {
  sessionStorage.setItem('player_provider_login', JSON.stringify({ browser: 'secret-of-this-tab', code: CODE }));
  const { player, sent } = show('/compte/staff?code=c&state=s', {
    '/auth/openid/return': PASS,
    '/auth/openid/login': { token: 'tok' },
  });
  await expect.poll(() => player.store.getState().loggedIn).toBe(true);
  await at('/');
  expect(sent).toEqual([
    ['/auth/openid/return', { provider: 'staff', parameters: 'code=c&state=s', browser: 'secret-of-this-tab' }],
    ['/auth/openid/login', { pass: 'pass' }],
  ]);
  expect(sessionStorage.getItem('player_provider_login')).not.toContain('secret');
});

it('says why nobody came in, and starts again with the code', async () => {
  sessionStorage.setItem('player_provider_login', JSON.stringify({ browser: 'b', code: CODE }));
  show('/compte/staff?code=c&state=s', {
    '/auth/openid/return': new ApiError(401, 'Cette connexion n’a pas pu être vérifiée. Recommencez.', 'sign-in-not-verified'),
    '/auth/openid/providers': { providers: ONE },
  });
  await expect.element(page.getByRole('alert')).toHaveTextContent('Cette connexion n’a pas pu être vérifiée. Recommencez.');
  await expect.element(page.getByRole('alert')).toHaveFocus();
  await at('/compte/staff');
  await page.getByRole('button', { name: 'Recommencer' }).click();
  await expect.element(code()).toHaveValue(CODE);
});

it('lets whoever is refused take another account, for which the provider asks', async () => {
  sessionStorage.setItem('player_provider_login', JSON.stringify({ browser: 'b', code: CODE }));
  const { sent } = show('/compte/staff?code=c&state=s', {
    '/auth/openid/return': PASS,
    '/auth/openid/login': new ApiError(403, 'L’adresse de votre compte ne figure pas sur la liste.', 'not-invited', 'email'),
    '/auth/openid/providers': { providers: ONE },
    '/auth/openid': atProvider,
  });
  await page.getByRole('button', { name: 'Prendre un autre compte' }).click();
  await page.getByRole('button', { name: 'Continuer avec Annuaire' }).click();
  await expect.poll(() => sent.at(-1)).toEqual(['/auth/openid', { code: CODE, provider: 'staff', otherAccount: true }]);
});

it('tries again with the same pass: after a refusal by hand, at the door by itself', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const { player, sent, replies } = show('/compte/staff?code=c&state=s', {
    '/auth/openid/return': PASS,
    '/auth/openid/login': new ApiError(403, 'Cette session est fermée.', 'session-closed'),
  });
  await expect.element(page.getByRole('alert')).toHaveTextContent('Cette session est fermée.');
  replies['/auth/openid/login'] = new ApiError(403, 'Vous êtes à la porte.', 'waiting');
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect.element(page.getByRole('heading', { name: 'Vous êtes à la porte' })).toHaveFocus();
  await expect.element(page.getByText('ana@brevelle.example')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Prendre un autre compte' })).toBeVisible();
  replies['/auth/openid/login'] = { token: 'tok' };
  await vi.advanceTimersByTimeAsync(WAITING_POLL_MS);
  await expect.poll(() => player.store.getState().loggedIn).toBe(true);
  expect(sent.filter(([path]) => path === '/auth/openid/return')).toHaveLength(1);
});
