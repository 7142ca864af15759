/** The pages around the challenges, as a visitor sees them. */

import { previewAddress } from '#engine/client/preview.ts';
import { isOpenToGuests } from '#engine/rules/session/session-rules.ts';
import { isPlain } from '#schemas/programmes.ts';
import { playableChallenges } from '../support/playable-challenges.ts';
import { expectAccessible, violationsOn, watchPage } from './accessibility.ts';
import { call, find, join, openSession } from './api.ts';
import { createKeyboardPlayer } from './keyboard-player.ts';
import { expect, test } from './test.ts';

const SCREENS = ['/', '/user-login', '/no-such-page', '/admin', '/admin/no-such-page'];
const VIEWS = [
  [320, 'light'],
  [320, 'dark'],
  [768, 'light'],
  [1440, 'dark'],
  [1440, 'light'],
] as const;

const { path: CHALLENGE = '/none' } = playableChallenges[0]?.manifest ?? {};

for (const [width, colorScheme] of VIEWS) {
  test(`the public screens hold at ${width} px, ${colorScheme}`, async ({ page, baseURL }) => {
    const check = watchPage(page, baseURL ?? '');
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const path of SCREENS) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page);
    }
    check();
  });

  test(`the hub of a logged-in player holds at ${width} px, ${colorScheme}`, async ({ page, request, baseURL }) => {
    const check = watchPage(page, baseURL ?? '');
    const { code } = await openSession(request, 'Looks');
    const token = await join(request, code, 'regard@brevelle.example');
    await page.addInitScript((stored) => localStorage.setItem('token', stored), token);
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: 'Centre de mission' })).toBeVisible();
    await expectAccessible(page);
    check();
  });
}

for (const [colorScheme, paper] of [
  ['light', '#f7f5f0'],
  ['dark', '#0d1422'],
] as const) {
  test(`a browser without light-dark() has the colours of the ${colorScheme} theme, and no word about its age`, async ({
    page,
  }) => {
    await page.addInitScript(() => Object.assign(CSS, { supports: () => false }));
    await page.emulateMedia({ colorScheme });
    await page.goto('/user-login');
    const seen = () =>
      page.evaluate(() => ({
        paper: getComputedStyle(document.documentElement).getPropertyValue('--paper'),
        said: getComputedStyle(document.body, '::before').content,
      }));
    expect(await seen()).toEqual({ paper, said: 'none' });
    await page.emulateMedia({ colorScheme, media: 'print' });
    expect(await seen()).toEqual({ paper: '#f7f5f0', said: 'none' });
  });
}

test('whoever asks for more contrast reads everything at 7 to 1, and nobody else loads what it takes', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
  await page.goto('/user-login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(asked).not.toContain('/contrast.css');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ contrast: 'more', colorScheme, reducedMotion: 'reduce' });
    for (const path of ['/', '/user-login', CHALLENGE]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(/^Chargement/)).toHaveCount(0);
      expect(await violationsOn(page, { runOnly: { type: 'rule', values: ['color-contrast-enhanced'] } }), path).toEqual([]);
    }
  }
});

test('markup and styles that a script slips in are refused, and the server is told', async ({ page, violations }) => {
  await page.goto('/user-login');
  const report = page.waitForRequest((request) => request.url().endsWith('/csp-reports'));
  const slipped = await page.evaluate(() => {
    document.head.append(Object.assign(document.createElement('style'), { textContent: 'body{display:none}' }));
    try {
      document.body.innerHTML = '<img src=x onerror=alert(1)>';
      return 'markup';
    } catch (error) {
      return `${error}`.split(':')[0];
    }
  });
  expect(slipped).toBe('TypeError');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect((await report).postData()).toContain('csp-report');
  expect(violations.splice(0)).toHaveLength(2);
});

test('an unknown page is a 404 with a way home; a call to nowhere is one too', async ({ page, request }) => {
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: '404 — Page non trouvée' })).toBeVisible();
  await expect(page.getByText("La page demandée n'existe pas ou a été déplacée.")).toBeVisible();
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL('/');
  const call = await request.get('/no-such-call', { headers: { accept: 'application/json' } });
  expect(call.status()).toBe(404);
  expect(await call.json()).toHaveProperty('code');
});

for (const path of ['/ADMIN', '/admin/ACCOUNTS', '/USER-LOGIN', CHALLENGE.toUpperCase(), `${CHALLENGE}/nothing`]) {
  test(`${path} is unknown to the server and to the browser`, async ({ page, baseURL }) => {
    const check = watchPage(page, baseURL ?? '');
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: '404 — Page non trouvée' })).toBeVisible();
    check();
  });
}

test('the logged-out hub lists the challenges for guests, and a guest can play one', async ({ page }) => {
  await page.goto('/');
  const guests = playableChallenges.filter(({ manifest }) => manifest.guest && manifest.listed);
  // Missions beyond the classic programme load when one scrolls near them.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('article')).toHaveCount(guests.length);
  for (const { manifest } of guests) await expect(page.getByRole('article', { name: manifest.title })).toBeVisible();
});

test('the logged-in hub lists every listed challenge in its section, and counts them', async ({ page, request }) => {
  const { code } = await openSession(request, 'Sections');
  const token = await join(request, code, 'sections@brevelle.example');
  await page.addInitScript((stored) => localStorage.setItem('token', stored), token);
  await page.goto('/');
  const listed = playableChallenges.filter(({ manifest }) => isPlain(manifest));
  await expect(page.getByRole('article')).toHaveCount(listed.length);
  for (const section of ['Facile', 'Moyen', 'Difficile', 'Non classé']) {
    const inside = listed.filter(({ manifest }) => (manifest.difficulty ?? 'Non classé') === section);
    const region = page.getByRole('region', { name: section });
    if (inside.length === 0) await expect(region).toHaveCount(0);
    else await expect(region.getByRole('article')).toHaveCount(inside.length);
  }
  const counter = (name: string) => page.locator('dl div').filter({ hasText: name }).locator('dd');
  await expect(counter('Disponibles')).toHaveText(String(listed.length));
  await expect(counter('Terminées')).toHaveText('0');
  await expect(counter('En cours')).toHaveText(String(listed.length));
});

test('two missions after phishing, the next one begins with a question about it, on a small phone and by keyboard, and not twice', async ({
  page,
  request,
}) => {
  const { code } = await openSession(request, 'From memory');
  const token = await join(request, code, 'memoire@brevelle.example');
  const [before, ...later] = ['phishing', 'clicks', 'permissions', 'caesar'].map((key) =>
    playableChallenges.find(({ manifest }) => manifest.key === key),
  );
  const next = later.pop()?.manifest;
  if (!before || !next) throw new Error('there are not enough missions to play');
  for (const challenge of [before, ...later]) {
    if (!challenge) throw new Error('there are not enough missions to play');
    const { answer } = await find(request, token, challenge);
    await call(request, 'POST', `/challenges/${challenge.manifest.key}/attempts`, token, { answer });
  }
  await page.addInitScript((stored) => localStorage.setItem('token', stored), token);
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/');
  await expect(page.getByText('Mission accomplie')).toHaveCount(1 + later.length);
  await page.getByRole('article', { name: next.title }).getByRole('link').press('Enter');
  const card = page.getByRole('region', { name: 'De mémoire' });
  await expect(card).toContainText(before.manifest.title);
  await card.getByRole('radio').first().focus();
  for (let down = 0; down < before.manifest.retrieval.answer; down += 1) await page.keyboard.press('ArrowDown');
  if (before.manifest.retrieval.answer === 0) await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(card.getByRole('group', { name: 'Correction', exact: true })).toBeFocused();
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Ouvrir la mission' }).click();
  await expect(page.getByRole('heading', { level: 1, name: next.title })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: next.title })).toBeVisible();
  expect(await call(request, 'GET', '/me/question', token)).toEqual({ asked: null });
});

test('a preview plays any mission as a guest, and leaves the player of the same browser alone', async ({ page, request }) => {
  const { code, admin } = await openSession(request, 'Preview');
  const token = await join(request, code, 'apercu@brevelle.example');
  const logins = { token, admin_token: admin };
  await page.goto('/no-such-page');
  await page.evaluate((stored) => Object.assign(localStorage, stored), logins);
  const sent: string[] = [];
  page.on('request', (call) => {
    const { authorization } = call.headers();
    if (authorization !== undefined) sent.push(`${new URL(call.url()).pathname} ${authorization}`);
  });
  // A mission that only players may open: an account of the console opens it as a preview.
  const hidden = playableChallenges.find(({ manifest }) => !isOpenToGuests(manifest))?.manifest;
  await page.goto(previewAddress(hidden?.path ?? ''));
  await expect(page.getByRole('heading', { name: /coup de pouce/ })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: hidden?.title ?? '' })).toBeVisible();
  await expect(page.getByText('Aperçu d’animation')).toBeVisible();
  await expect(page).toHaveURL(hidden?.path ?? '');
  await page.reload();
  await expect(page.getByText('Aperçu d’animation')).toBeVisible();
  await page.goto('/');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('article')).toHaveCount(
    playableChallenges.filter(({ manifest }) => manifest.guest && manifest.listed).length,
  );
  expect(new Set(sent)).toEqual(new Set([`/challenges/${hidden?.key} Bearer ${admin}`]));
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual(logins);
  await page.evaluate(() => localStorage.removeItem('admin_token'));
  await page.goto(hidden?.path ?? '');
  await expect(page.getByRole('alert').getByRole('link', { name: 'Se connecter' })).toBeVisible();
});

test('login says what is wrong, in the words of the specification', async ({ page, request }) => {
  const { code, id, admin } = await openSession(request, 'Closed soon');
  await page.goto('/user-login');
  const email = page.getByLabel('Adresse e-mail professionnelle');
  const sessionCode = page.getByLabel('Code de session');
  const submit = page.getByRole('button', { name: 'Se connecter' });
  await submit.click();
  await expect(page.getByText('Email et code sont requis.')).toBeVisible();
  await email.fill('nadia.kervella@brevelle.example');
  await sessionCode.fill('ZZZZ-ZZZZ');
  await submit.click();
  await expect(page.getByText('Code de session invalide.')).toBeVisible();
  await expect(sessionCode).toBeFocused();
  await request.patch(`/admin/sessions/${id}/close`, { headers: { authorization: `Bearer ${admin}` } });
  await sessionCode.fill(code);
  await submit.click();
  await expect(page.getByText('Cette session est fermée.')).toBeVisible();
  await page.route('**/auth/login', (route) => route.abort());
  await submit.click();
  await expect(page.getByText('Erreur réseau. Réessaie dans un instant.')).toBeVisible();
});

test('the menu folds on a phone and works by keyboard; the skip link leads to the content', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/');
  const player = createKeyboardPlayer(page);
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText(/Aller au contenu/i);
  await player.reach('button', 'Menu');
  await player.press('Enter');
  await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'true');
  await player.reach('link', 'Hub joueurs');
  await player.press('Escape');
  await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false');
});

test('logging in and out on the hub leaves the focus on the page, and the menu closed', async ({ page, request }) => {
  const { code } = await openSession(request, 'Focus');
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/');
  await page.getByLabel('Adresse e-mail professionnelle').fill('foyer@brevelle.example');
  await page.getByLabel('Code de session').fill(code);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Centre de mission' })).toBeFocused();
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.press('Enter');
  await page.getByRole('link', { name: 'Hub joueurs' }).focus();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await menu.press('Enter');
  await page.getByRole('button', { name: 'Déconnexion' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
});

test('a page that is alive fetches the display font, and shows it', async ({ page }) => {
  await page.goto('/');
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => family.includes('Bricolage Grotesque') && status === 'loaded'),
  );
  const used = await page.getByRole('heading', { level: 1 }).evaluate((heading) => getComputedStyle(heading).fontFamily);
  expect(used).toMatch(/^"Bricolage Grotesque"/);
});

test('the text font is left out of the first visit, and fetched once somebody plays', async ({ page }) => {
  const shown = () =>
    page.evaluate(() =>
      [...document.fonts].some(({ family, status }) => /Atkinson Hyperlegible/.test(family) && status === 'loaded'),
    );
  await page.goto('/');
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => /Bricolage G/.test(family) && status === 'loaded'),
  );
  expect(await shown()).toBe(false);
  await page.getByRole('article').first().getByRole('link').click();
  await expect.poll(shown).toBe(true);
  expect(await page.locator('body').evaluate((body) => getComputedStyle(body).fontFamily)).toMatch(
    /^"Atkinson Hyperlegible Next"/,
  );
});
