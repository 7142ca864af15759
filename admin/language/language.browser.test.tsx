import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderConsole } from '../testing/render-console.tsx';
import { startServer } from '../testing/stand-in-server.ts';

const signIn = async (username: string, password: string, button: string) => {
  await userEvent.fill(page.getByLabelText(username), 'marie');
  await userEvent.fill(page.getByLabelText(password), 'a password');
  await userEvent.click(page.getByRole('button', { name: button }));
};

afterEach(() => vi.restoreAllMocks());

it('a language chosen in the header holds at once, for screen readers too, and is kept with the account', async () => {
  const server = startServer();
  renderConsole();
  await userEvent.click(page.getByRole('button', { name: 'Français' }));
  await expect.element(page.getByRole('navigation', { name: 'Pages de la console' })).toBeVisible();
  expect(document.documentElement.lang).toBe('fr');
  expect(document.title).toMatch(/^Console d’animation/);
  await expect.poll(() => server.data.accounts[0]?.language).toBe('fr');
  await userEvent.click(page.getByRole('button', { name: 'English' }));
  await expect.element(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  expect(document.documentElement.lang).toBe('en');
});

it('an account brings its language to a browser that has chosen none', async () => {
  const server = startServer();
  const [me] = server.data.accounts;
  if (me) server.data.accounts[0] = { ...me, language: 'fr' };
  renderConsole();
  await expect.element(page.getByRole('button', { name: 'Se déconnecter' })).toBeVisible();
});

it('the sign-in page begins in the language of the browser', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-DE', 'fr-CA', 'en']);
  startServer();
  renderConsole('/admin', { token: null });
  await expect.element(page.getByRole('heading', { name: 'Connexion à la console' })).toBeVisible();
});

it('the sign-in page begins in the language of the installation where the browser asks for none of the console', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-DE']);
  startServer({ language: 'fr' });
  renderConsole('/admin', { token: null });
  await expect.element(page.getByRole('heading', { name: 'Connexion à la console' })).toBeVisible();
});

it('a language chosen at sign-in goes to the account', async () => {
  const server = startServer();
  renderConsole('/admin', { token: null });
  await userEvent.click(page.getByRole('button', { name: 'Français' }));
  await signIn('Identifiant', 'Mot de passe', 'Se connecter');
  await expect.element(page.getByRole('button', { name: 'Se déconnecter' })).toBeVisible();
  await expect.poll(() => server.data.accounts[0]?.language).toBe('fr');
});

it('an account that has chosen none leaves the browser its choice', async () => {
  startServer();
  renderConsole('/admin', { token: null, language: 'fr' });
  await signIn('Identifiant', 'Mot de passe', 'Se connecter');
  await expect.element(page.getByRole('button', { name: 'Se déconnecter' })).toBeVisible();
  expect(localStorage.getItem('console_language')).toBe('fr');
});

it('a language chosen at sign-in holds in the browser where the account could not keep it', async () => {
  const server = startServer();
  const [me] = server.data.accounts;
  if (me) server.data.accounts[0] = { ...me, language: 'en' };
  server.fail('PUT /admin/me/language', 503);
  renderConsole('/admin', { token: null });
  await userEvent.click(page.getByRole('button', { name: 'Français' }));
  await signIn('Identifiant', 'Mot de passe', 'Se connecter');
  await expect.element(page.getByRole('button', { name: 'Se déconnecter' })).toBeVisible();
  await expect.poll(() => server.calls).toContain('GET /admin/me');
  await expect.element(page.getByRole('button', { name: 'Se déconnecter' })).toBeVisible();
});

it('errors of the server are asked for in the language that is shown', async () => {
  const server = startServer();
  renderConsole();
  await userEvent.click(page.getByRole('button', { name: 'Français' }));
  await expect.element(page.getByRole('button', { name: 'Se déconnecter' })).toBeVisible();
  await expect.poll(() => server.languages.at(-1)).toBe('fr');
});
