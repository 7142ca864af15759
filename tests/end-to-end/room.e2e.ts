/**
 * A whole session: opened in the console, joined by players who play by keyboard, use hints, fail, reload and change device; the board
 * agrees with the rules to the hundredth. Each test opens its own session and depends on no other test.
 */

import type { Browser, BrowserContext, Page } from '@playwright/test';
import { awardFor, toPoints } from '#engine/rules/scoring.ts';
import type { ScoreRow } from '#schemas/admin.ts';
import type { AttemptReply } from '#schemas/challenges.ts';
import type { ChallengeManifest } from '#schemas/manifest.ts';
import { isPlain } from '#schemas/programmes.ts';
import { type PlayableChallenge, playableChallenges } from '../support/playable-challenges.ts';
import { expectAccessible } from './accessibility.ts';
import { call, FACILITATOR, find, openSession } from './api.ts';
import { createKeyboardPlayer } from './keyboard-player.ts';
import { expect, test } from './test.ts';

// The tests look for the console's English texts.
test.use({ locale: 'en-GB' });

/** Hints and failures that a player uses up on a challenge; the rules compute the expected award from them. */
interface Style {
  readonly hints: number;
  readonly failures: number;
}
const CAREFUL: Style = { hints: 0, failures: 0 };
const HASTY: Style = { hints: 2, failures: 3 };

type Kind = (manifest: ChallengeManifest) => boolean;
/** Conditions for kinds of challenges; of each kind, the first challenge is played. */
const KINDS: readonly Kind[] = [
  ({ scoring, learningMode }) => scoring.hintStep > 0 && !scoring.failures && !learningMode,
  ({ scoring }) => scoring.hintStep > 0 && scoring.failures !== undefined,
  ({ learningMode }) => learningMode !== undefined,
  ({ pages = [] }) => pages.length > 0,
];
const ONE_OF_EACH_KIND = KINDS.flatMap(
  (kind) => playableChallenges.find(({ manifest }) => isPlain(manifest) && kind(manifest)) ?? [],
);

for (const challenge of ONE_OF_EACH_KIND) {
  test(`${challenge.manifest.key}: score and board are those of the rules, with and without help`, async ({
    browser,
    request,
  }) => {
    const { admin, code, id } = await openSession(request, 'Équipe quai nord');
    const careful = await newDevice(browser);
    await logIn(careful, 'nadia.kervella@brevelle.example', code);
    const most = await play(careful, challenge, CAREFUL);
    await expectScore(careful, most);

    const hasty = await newDevice(browser);
    await logIn(hasty, 'yann.ledantec@brevelle.example', code.toLowerCase().replace('-', ' '));
    const less = await play(hasty, challenge, HASTY);
    await expectScore(hasty, less);

    const scores = await call<ScoreRow[]>(request, 'GET', `/admin/sessions/${id}/scores`, admin);
    expect(scores).toEqual([
      { username: 'nadia.kervella@brevelle.example', score: toPoints(most) },
      { username: 'yann.ledantec@brevelle.example', score: toPoints(less) },
    ]);
  });
}

test('a reload and another device show the same score and completions; logging out leaves nothing behind', async ({
  browser,
  request,
}) => {
  const { code } = await openSession(request, 'Équipe quai nord');
  const laptop = await newDevice(browser);
  await logIn(laptop, 'yann.ledantec@brevelle.example', code);
  const points = await play(laptop, first(), CAREFUL);
  await laptop.reload();
  await expectScore(laptop, points);

  const phone = await newDevice(browser);
  await logIn(phone, 'Yann.LeDantec@brevelle.example', code);
  await expectScore(phone, points);
  await expect(phone.getByText('Mission accomplie', { exact: true })).toHaveCount(1);

  await phone.goto('/user-login');
  await phone.getByRole('button', { name: 'Déconnexion' }).click();
  await expect(phone).toHaveURL('/');
  await expect(phone.getByRole('heading', { name: 'Rejoindre la session' })).toBeVisible();
  const kept = await phone.evaluate(() => ['token', 'completed_cache', 'rank_seen'].map((key) => localStorage.getItem(key)));
  expect(kept).toEqual([null, null, null]);
});

test('two players of a room see who is ahead, under names of their choice and never by e-mail', async ({ browser, request }) => {
  const { code } = await openSession(request, 'Équipe quai nord');
  const ahead = await newDevice(browser);
  await logIn(ahead, 'nadia.kervella@brevelle.example', code);
  const behind = await newDevice(browser);
  await logIn(behind, 'yann.ledantec@brevelle.example', code);
  const points = await play(ahead, first(), CAREFUL);
  await expect(ahead.getByText('1re place sur 2')).toBeVisible();

  const player = createKeyboardPlayer(ahead);
  await player.reach('button', 'Changer de nom');
  await player.press('Enter');
  await expect(ahead.getByRole('dialog', { name: 'Choisir un nom' })).toBeVisible();
  await expectAccessible(ahead);
  await ahead.keyboard.press('ControlOrMeta+A');
  await ahead.keyboard.type('Nadia du quai');
  await player.press('Enter');
  await expect(ahead.getByText('Vous jouez sous le nom de Nadia du quai')).toBeVisible();

  // The hub refreshes by itself, without a reload.
  const neighbours = behind.getByRole('list', { name: 'Juste devant et juste derrière vous' });
  await expect(neighbours.getByRole('listitem').first()).toHaveText(`1re : Nadia du quai${inFrench(points)} points`);
  await expect(neighbours.getByRole('listitem').last()).toContainText('(vous)');
  await expect(behind.getByText('Connexion avec yann.ledantec@brevelle.example')).toBeVisible();
  expect(await behind.content()).not.toContain('nadia.kervella');
});

test('a session is created, watched, closed and deleted from the console', async ({ browser, page }) => {
  const { code } = await createSession(page);
  const player = await newDevice(browser);
  await logIn(player, 'nadia.kervella@brevelle.example', code);
  const points = await play(player, first(), HASTY);

  await test.step('its board agrees to the hundredth', async () => {
    await page.getByRole('button', { name: `More of session ${code}` }).click();
    await page.getByRole('button', { name: `View chart of session ${code}` }).click();
    await page.getByText(/Scores as a table/).click();
    const score = page
      .getByRole('row', { name: /nadia\.kervella/ })
      .getByRole('cell')
      .last();
    await expect(score).toHaveText(inEnglish(points), { timeout: 15_000 });
  });

  await test.step('closed, it refuses new logins and keeps its scores', async () => {
    await page.getByRole('button', { name: `Close session ${code}` }).click();
    await expect(page.getByRole('button', { name: `Open session ${code}` })).toBeVisible();
    const late = await newDevice(browser);
    await fillLogin(late, 'yann.ledantec@brevelle.example', code);
    await expect(late.getByText('Cette session est fermée.')).toBeVisible();
    await player.reload();
    await expectScore(player, points);
  });

  await test.step('deleted, it takes its players and scores with it', async () => {
    await page.getByRole('link', { name: `Delete session ${code}` }).click();
    await expect(page.getByText('This cannot be undone.')).toBeVisible();
    await page.getByRole('button', { name: 'Delete session', exact: true }).click();
    await expect(page).toHaveURL('/admin');
    await expect(page.getByRole('row', { name: new RegExp(code) })).toHaveCount(0);
    await player.reload();
    await expect(player.getByRole('heading', { name: 'Rejoindre la session' })).toBeVisible();
    expect(await player.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });
});

function first(): PlayableChallenge {
  const [challenge] = playableChallenges.filter(({ manifest }) => isPlain(manifest));
  if (!challenge) throw new Error('no challenge is listed');
  return challenge;
}

async function createSession(page: Page): Promise<{ code: string }> {
  return test.step('the facilitator signs in and creates it', async () => {
    await page.goto('/admin');
    await page.getByLabel('Username').fill(FACILITATOR.username);
    await page.getByLabel('Password').fill(FACILITATOR.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('button', { name: 'Create session' }).click();
    await page.getByLabel('Session name (optional)').fill('Équipe quai sud');
    const created = page.waitForResponse(
      (response) => response.url().endsWith('/admin/sessions') && response.request().method() === 'POST',
    );
    await page.getByRole('button', { name: 'OK' }).click();
    const session: { code: string } = await (await created).json();
    const alert = page.getByRole('alertdialog', { name: 'Session created. Share the code with players.' });
    await expect(alert.getByText(session.code, { exact: true })).toBeVisible();
    await alert.getByRole('button', { name: 'OK' }).click();
    await expect(page.getByRole('row', { name: new RegExp(session.code) })).toBeVisible();
    return session;
  });
}

const devices: BrowserContext[] = [];
// A page that stays open goes on sending requests, and would be watched in every later test.
test.afterEach(() => Promise.all(devices.splice(0).map((device) => device.close())));

async function newDevice(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  devices.push(context);
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

/** Plays one challenge on its screen. @returns the award expected by the rules, in hundredths */
async function play(page: Page, challenge: PlayableChallenge, style: Style): Promise<number> {
  const { manifest } = challenge;
  return test.step(`${manifest.key}`, async () => {
    const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
    const found = await find(page.request, token, challenge);
    const { walkthrough, wrong } = await challenge.load();
    const hints = Math.min(style.hints, manifest.hints.length);
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
    // A reload forgets nothing: the scene begins again, with the hints that were paid for.
    await page.reload();
    await expect(page.getByText(`Indices : ${hints} / ${manifest.hints.length}`)).toBeVisible();
    await walkthrough(player, found);
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('dialog').getByText(/mission réussie/)).toBeVisible();
    await page.keyboard.press('Escape');
    return awardFor(manifest, { hintsShown: hints, failures: style.failures });
  });
}

/** Fails where the page's header shows another score. @param hundredths expected */
async function expectScore(page: Page, hundredths: number): Promise<void> {
  await expect(page.getByRole('banner').getByText(inFrench(hundredths))).toBeVisible();
}

/** The points as the site writes them. */
function inFrench(hundredths: number): string {
  return new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 2 }).format(toPoints(hundredths));
}

/** The points as the console writes them. */
function inEnglish(hundredths: number): string {
  return new Intl.NumberFormat('en', { maximumFractionDigits: 2 }).format(toPoints(hundredths));
}
