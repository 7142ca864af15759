/**
 * A whole session: a facilitator opens it from the console, two players join and play every challenge by keyboard,
 * use hints, fail, reload and change device; the board agrees with the rules to the hundredth; then it is closed and deleted.
 */
import { type Browser, expect, type Page, test } from '@playwright/test';
import { awardFor, toPoints } from '#engine/rules/scoring.ts';
import type { AttemptReply } from '#schemas/challenges.ts';
import { type PlayableChallenge, playableChallenges } from '../support/playable-challenges.ts';
import { call, FACILITATOR, find } from './api.ts';
import { createKeyboardPlayer } from './keyboard-player.ts';

/** What a player uses up on each challenge; the rules make the expected award of it. */
interface Style {
  readonly hints: (challenge: PlayableChallenge) => number;
  readonly failures: number;
}
const CAREFUL: Style = { hints: () => 0, failures: 0 };
const HASTY: Style = { hints: ({ manifest }) => manifest.hints.length - 1, failures: 3 };

test('a session, from its creation to its deletion', async ({ browser, page, request }) => {
  test.setTimeout(60_000 + playableChallenges.length * 25_000);
  const { code, id } = await createSession(page);

  const nadia = await newDevice(browser);
  await logIn(nadia, 'nadia.kervella@brevelle.example', code);
  let nadiaPoints = 0;
  for (const challenge of playableChallenges) nadiaPoints += await play(nadia, challenge, CAREFUL);
  await expectScore(nadia, nadiaPoints);

  const yann = await newDevice(browser);
  await logIn(yann, 'yann.ledantec@brevelle.example', code.toLowerCase().replace('-', ' '));
  let yannPoints = 0;
  for (const challenge of playableChallenges) yannPoints += await play(yann, challenge, HASTY);
  await expectScore(yann, yannPoints);

  await test.step('a reload and another device show the same score and completions', async () => {
    await yann.reload();
    await expectScore(yann, yannPoints);
    const phone = await newDevice(browser);
    await logIn(phone, 'Yann.LeDantec@brevelle.example', code);
    await expectScore(phone, yannPoints);
    const listed = playableChallenges.filter(({ manifest }) => manifest.listed);
    await expect(phone.getByText('Mission accomplie', { exact: true })).toHaveCount(listed.length);
    await phone.context().close();
  });

  await test.step('the board of the console agrees to the hundredth', async () => {
    await page.getByRole('button', { name: `View chart of session ${code}` }).click();
    await page.getByText(/Scores as a table/).click();
    const row = (name: string) =>
      page
        .getByRole('row', { name: new RegExp(name) })
        .getByRole('cell')
        .last();
    await expect(row('nadia.kervella')).toHaveText(inFrench(nadiaPoints), { timeout: 15_000 });
    await expect(row('yann.ledantec')).toHaveText(inFrench(yannPoints));
    const token = await page.evaluate(() => localStorage.getItem('admin_token') ?? '');
    const scores = await call<unknown>(request, 'GET', `/admin/sessions/${id}/scores`, token);
    expect(scores).toEqual([
      { username: 'nadia.kervella@brevelle.example', score: toPoints(nadiaPoints) },
      { username: 'yann.ledantec@brevelle.example', score: toPoints(yannPoints) },
    ]);
  });

  await test.step('logout clears the token and the completed cache, and goes to the hub of guests', async () => {
    await nadia.goto('/user-login');
    await nadia.getByRole('button', { name: 'Déconnexion' }).click();
    await expect(nadia).toHaveURL('/');
    await expect(nadia.getByRole('heading', { name: 'Rejoindre la session' })).toBeVisible();
    expect(await nadia.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('completed_cache')])).toEqual([
      null,
      null,
    ]);
  });

  await test.step('a closed session refuses new logins and keeps its scores', async () => {
    await page.getByRole('button', { name: `Close session ${code}` }).click();
    await expect(page.getByRole('button', { name: `Open session ${code}` })).toBeVisible();
    await fillLogin(nadia, 'nadia.kervella@brevelle.example', code);
    await expect(nadia.getByText('Cette session est fermée.')).toBeVisible();
    await yann.reload();
    await expectScore(yann, yannPoints);
  });

  await test.step('a deleted session takes its players and scores with it', async () => {
    await page.getByRole('link', { name: `Delete session ${code}` }).click();
    await expect(page.getByText('This cannot be undone.')).toBeVisible();
    await page.getByRole('button', { name: 'Delete session', exact: true }).click();
    await expect(page).toHaveURL('/admin');
    await expect(page.getByRole('row', { name: new RegExp(code) })).toHaveCount(0);
    await yann.reload();
    await expect(yann.getByRole('heading', { name: 'Rejoindre la session' })).toBeVisible();
    expect(await yann.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });
});

async function createSession(page: Page): Promise<{ code: string; id: string }> {
  return test.step('the facilitator signs in and creates a session', async () => {
    await page.goto('/admin');
    await page.getByLabel('Username').fill(FACILITATOR.username);
    await page.getByLabel('Password').fill(FACILITATOR.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('button', { name: 'Create session' }).click();
    await page.getByLabel('Session name (optional)').fill('Équipe quai nord');
    const created = page.waitForResponse(
      (response) => response.url().endsWith('/admin/sessions') && response.request().method() === 'POST',
    );
    await page.getByRole('button', { name: 'OK' }).click();
    const session: { code: string; id: string } = await (await created).json();
    const alert = page.getByRole('alertdialog', { name: 'Session created. Share the code with players.' });
    await expect(alert.getByText(session.code, { exact: true })).toBeVisible();
    await alert.getByRole('button', { name: 'OK' }).click();
    await expect(page.getByRole('row', { name: /Équipe quai nord/ })).toBeVisible();
    return session;
  });
}

async function newDevice(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  return context.newPage();
}

async function fillLogin(page: Page, email: string, code: string): Promise<void> {
  const player = createKeyboardPlayer(page);
  await page.goto('/');
  await player.reach('textbox', 'Adresse e-mail professionnelle');
  await player.type(email);
  await player.reach('textbox', 'Code de session');
  await player.type(code);
  await player.press('Enter');
}

async function logIn(page: Page, email: string, code: string): Promise<void> {
  await fillLogin(page, email, code);
  await expect(page.getByRole('heading', { name: 'Centre de mission' })).toBeVisible();
}

/** Plays one challenge on its screen; answers the award expected by the rules, in hundredths. */
async function play(page: Page, challenge: PlayableChallenge, style: Style): Promise<number> {
  const { manifest } = challenge;
  return test.step(`${manifest.key}`, async () => {
    const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
    const found = await find(page.request, token, challenge);
    const { walkthrough, wrong } = await challenge.load();
    const hints = Math.min(style.hints(challenge), manifest.hints.length);
    for (let failure = 1; failure <= style.failures; failure += 1) {
      const path = `/challenges/${manifest.key}/attempts`;
      const { failures } = await call<AttemptReply>(page.request, 'POST', path, token, { answer: wrong });
      expect(failures).toBe(failure);
    }
    await page.goto(manifest.path);
    const player = createKeyboardPlayer(page);
    for (let shown = 1; shown <= hints; shown += 1) {
      await player.reach('button', /^Afficher un indice/);
      await player.press('Enter');
      await expect(page.getByText(`Indices : ${shown} / ${manifest.hints.length}`)).toBeVisible();
    }
    // A reload forgets nothing: it opens the scene from its start, with the hints that were paid for.
    await page.reload();
    await expect(page.getByText(`Indices : ${hints} / ${manifest.hints.length}`)).toBeVisible();
    await walkthrough(player, found);
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('status').getByText(`« ${manifest.title} » : mission réussie !`)).toBeVisible();
    return awardFor(manifest, { hintsShown: hints, failures: style.failures });
  });
}

/** The header's score. @param hundredths expected */
async function expectScore(page: Page, hundredths: number): Promise<void> {
  const text = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 2 }).format(toPoints(hundredths));
  await expect(page.getByRole('banner').getByText(text)).toBeVisible();
}

function inFrench(hundredths: number): string {
  return new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 2 }).format(toPoints(hundredths));
}
