/** Preferences: offered in the header and at the login, stored for the login that chose them. */
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { memoryStorage } from '#engine/client/browser-storage.ts';
import type { Call } from '#engine/client/call.ts';
import { adoptPreferences, isPreferred } from '#engine/client/preferences.ts';
import { playerStorage } from '#engine/client/preview.ts';
import { wantsReducedMotion } from '#engine/client/reduced-motion.ts';
import { allowMotion } from '#engine/client/testing/media.ts';
import { LoginForm } from '../login/login-form.tsx';
import { createHttpBackend } from '../player-state/http-backend.ts';
import { createPlayer } from '../player-state/player.ts';
import { Shell } from '../shell/shell.tsx';
import { SiteContext } from '../site-context.ts';

let root: Root | undefined;
let host: HTMLElement | undefined;
beforeEach(async () => {
  localStorage.clear();
  await page.viewport(1024, 768);
});
afterEach(() => {
  root?.unmount();
  host?.remove();
  localStorage.clear();
  sessionStorage.clear();
  adoptPreferences();
});

const call: Call = async <T,>(_method: string, path: string) =>
  (path === '/auth/login' ? { token: 'tok' } : { points: 0, completed: [] }) as T;

/** The site of a browser that nobody has logged in to. */
function show() {
  const player = createPlayer({ call, local: playerStorage, tab: memoryStorage() });
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
  root.render(
    <SiteContext value={{ player, backend: createHttpBackend(player) }}>
      <MemoryRouter>
        <Shell bar={null}>
          <LoginForm />
        </Shell>
      </MemoryRouter>
    </SiteContext>,
  );
  const logIn = async (email: string) => {
    await player.login({ email, code: 'K7QF-2MXD' });
    adoptPreferences();
  };
  return { player, logIn };
}

const dialog = () => page.getByRole('dialog', { name: 'Comment je veux jouer' });
const option = (name: string) => dialog().getByRole('checkbox', { name });

it('opens from the login form by keyboard, says what each choice does, and gives the focus back', async () => {
  show();
  const opener = page.getByRole('button', { name: /^Comment je veux jouer/ });
  await expect.element(opener).toBeVisible();
  opener.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog()).toBeVisible();
  await expect.element(option('Sans minuteur')).toHaveAccessibleDescription(/Aucun compte à rebours/);
  await option('En mots simples').click();
  expect(isPreferred('plain-words')).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

it('opens from the menu of a phone, which stays open behind it', async () => {
  await page.viewport(390, 844);
  show();
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.click();
  await page.getByRole('button', { name: 'Mes réglages' }).click();
  await expect.element(dialog()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Mes réglages' })).toHaveFocus();
});

it('keeps what was chosen before a login with that login, and shows it to no other', async () => {
  const { player, logIn } = show();
  await page.getByRole('button', { name: 'Mes réglages' }).click();
  await option('À l’oreille').click();
  await logIn('lea@brevelle.example');
  expect(isPreferred('by-ear')).toBe(true);
  player.logout();
  adoptPreferences();
  expect(isPreferred('by-ear')).toBe(false);
  await logIn('yann@brevelle.example');
  expect(isPreferred('by-ear')).toBe(false);
  player.logout();
  await logIn('Lea@brevelle.example');
  expect(isPreferred('by-ear')).toBe(true);
  expect(localStorage.getItem('preferences')).not.toContain('lea');
});

it('keeps the choices of a login where a visitor before it has tried some and taken them back', async () => {
  const { player, logIn } = show();
  await logIn('lea@brevelle.example');
  await page.getByRole('button', { name: 'Mes réglages' }).click();
  await option('À l’oreille').click();
  player.logout();
  adoptPreferences();
  await option('Sans minuteur').click();
  await option('Sans minuteur').click();
  await logIn('lea@brevelle.example');
  expect(isPreferred('by-ear')).toBe(true);
});

it.each(['Sans minuteur', 'À l’oreille'])('%s comes before a time that was chosen in a mission earlier', async (name) => {
  show();
  sessionStorage.setItem('time_allowance', '2');
  await page.getByRole('button', { name: 'Mes réglages' }).click();
  await option('En mots simples').click();
  expect(sessionStorage.getItem('time_allowance')).toBe('2');
  await option(name).click();
  expect(sessionStorage.getItem('time_allowance')).toBeNull();
});

it('stops what moves, at once and for as long as its login lasts', async () => {
  await allowMotion();
  const { player, logIn } = show();
  await logIn('lea@brevelle.example');
  await page.getByRole('button', { name: 'Mes réglages' }).click();
  await option('Plus calme').click();
  expect(wantsReducedMotion()).toBe(true);
  expect(getComputedStyle(page.getByRole('main').element()).animationDuration).toBe('1e-05s');
  player.logout();
  await expect.poll(() => wantsReducedMotion()).toBe(false);
});

it('takes nothing for a choice that somebody edited by hand', () => {
  localStorage.setItem('preferences', '{"":["by-ear","loud"]}');
  expect(isPreferred('by-ear')).toBe(false);
});
