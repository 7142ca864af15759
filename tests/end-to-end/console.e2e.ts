/**
 * A facilitator's whole session: created from a template, played by three players, with figures that agree with the rules; then backed up,
 * deleted and restored as new. And an observer, who may look at everything and change nothing.
 */

import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page, Request } from '@playwright/test';
import { awardFor, toPoints } from '#engine/rules/scoring.ts';
import type { ScoreRow, Session } from '#schemas/admin.ts';
import type { AttemptReply } from '#schemas/challenges.ts';
import { CONSOLE_PAGES } from '#schemas/console-pages.ts';
import { isPlain } from '#schemas/programmes.ts';
import type { SessionDetails } from '#schemas/session-setup.ts';
import { shell } from '../../admin/language/english/shell.ts';
import { type PlayableChallenge, playableChallenges } from '../support/playable-challenges.ts';
import { expectAccessible, expectFitting, watchPage } from './accessibility.ts';
import { call, FACILITATOR, find, join, openSession } from './api.ts';
import { expect, test } from './test.ts';

// The tests look for the console's English texts.
test.use({ locale: 'en-GB' });

async function signIn(page: Page, { username, password }: { username: string; password: string }): Promise<void> {
  await page.goto('/admin');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Sessions and scores' })).toBeVisible();
}

const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('admin_token') ?? '');
const scoresOf = (request: APIRequestContext, id: string, token: string) =>
  call<ScoreRow[]>(request, 'GET', `/admin/sessions/${id}/scores`, token);

/** Solves a challenge after this many hints and failures. @returns the award by the rules, in hundredths */
async function solve(
  request: APIRequestContext,
  token: string,
  challenge: PlayableChallenge,
  effort: { readonly hintsShown: number; readonly failures: number },
): Promise<number> {
  const { manifest } = challenge;
  const path = `/challenges/${manifest.key}`;
  const { wrong } = await challenge.load();
  for (let hint = 0; hint < effort.hintsShown; hint += 1) await call(request, 'POST', `${path}/hints`, token, {});
  for (let failure = 0; failure < effort.failures; failure += 1)
    await call(request, 'POST', `${path}/attempts`, token, { answer: wrong });
  const { answer } = await find(request, token, challenge);
  const { correct } = await call<AttemptReply>(request, 'POST', `${path}/attempts`, token, { answer });
  expect(correct).toBe(true);
  return awardFor(manifest, effort);
}

test('a session from a template is played, reported, backed up, deleted and restored', async ({ page, request }) => {
  test.setTimeout(180_000);
  await signIn(page, FACILITATOR);
  const admin = await tokenOf(page);

  const session = await test.step('set up from the template of 30 minutes', async () => {
    await page.getByRole('link', { name: 'Set up a session' }).click();
    await page.getByRole('button', { name: 'Use this template' }).click();
    await page.getByLabel('Session name (optional)').fill('Soirée des achats');
    const created = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.url().endsWith('/sessions'));
    await page.getByRole('button', { name: 'Create session', exact: true }).click();
    const made: Session = await (await created).json();
    const alert = page.getByRole('alertdialog', { name: 'Session created. Share the code with players.' });
    await expect(alert).toContainText(made.code);
    await alert.getByRole('button', { name: 'OK' }).click();
    await expect(page.getByRole('row', { name: new RegExp(made.code) })).toContainText('Active');
    return made;
  });

  const { challenges } = await call<SessionDetails>(request, 'GET', `/admin/sessions/${session.id}`, admin);
  const played = playableChallenges.filter(({ manifest }) => challenges?.includes(manifest.key));
  expect(played.length).toBeGreaterThan(1);

  const expected = await test.step('three players play it', async () => {
    const rows: ScoreRow[] = [];
    for (const [index, name] of ['nadia.kervella', 'yann.ledantec', 'ines.moreau'].entries()) {
      const token = await join(request, session.code, `${name}@brevelle.example`);
      let points = 0;
      for (const challenge of played.slice(index))
        points += await solve(request, token, challenge, { hintsShown: index, failures: index });
      rows.push({ username: `${name}@brevelle.example`, score: toPoints(points) });
    }
    return rows.sort((a, b) => b.score - a.score);
  });
  await test.step('a mission of another session stays shut', async () => {
    const other = playableChallenges.find(({ manifest }) => !challenges?.includes(manifest.key));
    const token = await join(request, session.code, 'nadia.kervella@brevelle.example');
    const answer = await request.get(`/challenges/${other?.manifest.key}`, { headers: { authorization: `Bearer ${token}` } });
    expect(answer.status()).toBe(403);
  });

  await test.step('chart and exports agree with the rules to the hundredth', async () => {
    await page.getByRole('button', { name: `More of session ${session.code}` }).click();
    await page.getByRole('button', { name: `View chart of session ${session.code}` }).click();
    await page.getByText(/Scores as a table/).click();
    const figures = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });
    for (const { username, score } of expected)
      await expect(
        page
          .getByRole('row', { name: new RegExp(username) })
          .getByRole('cell')
          .last(),
      ).toHaveText(figures.format(score));
    const csv = await download(page, () => page.getByRole('button', { name: 'Export CSV' }).click());
    expect(csv.text.split(/\r?\n/).filter(Boolean)).toEqual([
      '\uFEFF"username","score"',
      ...expected.map(({ username, score }) => `"${username}","${score}"`),
    ]);
    await page.getByRole('button', { name: 'Spreadsheet (French)…' }).click();
    const french = await download(page, () => page.getByRole('button', { name: 'Scores', exact: true }).click());
    expect(french.text.startsWith('\uFEFF')).toBe(true);
    for (const { username, score } of expected) {
      const line = french.text.split('\r\n').find((one) => one.includes(username));
      expect(line).toContain(`"${String(score).replace('.', ',')}"`);
    }
  });

  const board = await scoresOf(request, session.id, admin);
  expect(board).toEqual(expected);
  const backup = await test.step('backed up', async () => {
    await page.getByRole('link', { name: 'Installation' }).click();
    return download(page, () => page.getByRole('button', { name: 'Full backup' }).click());
  });
  expect(backup.name).toMatch(/^vigie-backup-.*\.json$/);

  await test.step('deleted', async () => {
    await page.getByRole('link', { name: 'Sessions', exact: true }).click();
    await page.getByRole('button', { name: `More of session ${session.code}` }).click();
    await page.getByRole('link', { name: `Delete session ${session.code}` }).click();
    await page.getByLabel(/type its code/).fill(session.code);
    await page.getByRole('button', { name: 'Delete session', exact: true }).click();
    await expect(page).toHaveURL('/admin');
    await expect(page.getByRole('row', { name: new RegExp(session.code) })).toHaveCount(0);
  });

  await test.step('restored as a new session, with the same board', async () => {
    await page.getByRole('link', { name: 'Installation', exact: true }).click();
    await page.getByRole('link', { name: 'Restore a backup' }).click();
    await page.getByLabel('Backup file (.json)').setInputFiles({
      name: backup.name,
      mimeType: 'application/json',
      buffer: Buffer.from(backup.text.replace('vigie-backup', 'someone-elses')),
    });
    await page.getByRole('button', { name: 'Check the file' }).click();
    await expect(page.getByText(/This file cannot be restored/)).toBeVisible();
    await page
      .getByLabel('Backup file (.json)')
      .setInputFiles({ name: backup.name, mimeType: 'application/json', buffer: Buffer.from(backup.text) });
    await page.getByRole('button', { name: 'Check the file' }).click();
    await page.getByRole('button', { name: `Restore as new session, from ${session.code}` }).click();
    await page.getByRole('button', { name: 'Restore', exact: true }).click();
    await expect(page.getByText(/Restored as a new, closed session: “Soirée des achats \(restored/)).toBeVisible();
    await expectAccessible(page);
    const sessions = await call<Session[]>(request, 'GET', '/admin/sessions', admin);
    const restored = sessions.find(({ name }) => name?.startsWith('Soirée des achats (restored '));
    expect(restored).toMatchObject({ active: false });
    expect(restored?.code).not.toBe(session.code);
    expect(await scoresOf(request, restored?.id ?? '', admin)).toEqual(board);
  });

  await test.step('and all of it is in the audit log', async () => {
    await page.getByRole('link', { name: 'Audit log' }).click();
    const log = page.getByRole('table');
    for (const text of [/Soirée des achats/, session.code]) await expect(log.getByText(text).first()).toBeVisible();
  });
});

test('the desk’s answers are asked for with its page, once each, while its scripts are on their way', async ({ page }) => {
  await signIn(page, FACILITATOR);
  const paths = ['/admin/me', '/admin/sessions', '/admin/rooms', '/admin/scores', '/admin/storage'];
  const pathOf = (one: Request) => new URL(one.url()).pathname;
  const asked: string[] = [];
  page.on('request', (one) => asked.push(pathOf(one)));
  const early = Promise.all(paths.map((path) => page.waitForRequest((one) => pathOf(one) === path)));
  await page.route(/\/assets\/admin-.*\.js$/, async (route) => {
    await early;
    await route.continue();
  });
  await page.goto('/admin');
  await expect(page.getByText(/^Updated/)).toBeVisible();
  for (const path of paths)
    expect(
      asked.filter((one) => one === path),
      path,
    ).toHaveLength(1);
  // On a line with a long round trip, each script is a wait of its own.
  expect(asked.filter((path) => /^\/assets\/.*\.js$/.test(path)).length).toBeLessThan(20);
});

test('an observer looks and changes nothing', async ({ page, browser, request }) => {
  const observer = { username: 'observatrice', password: 'une longue phrase à retenir' };
  const { id, code, admin } = await openSession(request, 'Observed');
  await signIn(page, FACILITATOR);
  await page.getByRole('link', { name: 'Accounts' }).click();
  await page.getByRole('button', { name: 'Add account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add account' });
  await dialog.getByLabel('Username').fill(observer.username);
  await dialog.getByRole('radio', { name: /Observer/ }).check();
  await dialog.getByLabel('Password', { exact: true }).fill(observer.password);
  await dialog.getByRole('button', { name: 'Add account' }).click();
  await expect(page.getByText(`Account ${observer.username} was added.`)).toBeVisible();

  const hers = await (await browser.newContext()).newPage();
  await signIn(hers, observer);
  const row = hers.getByRole('row', { name: new RegExp(code) });
  await row.getByRole('button', { name: /^More/ }).click();
  await expect(hers.getByRole('button', { name: `View chart of session ${code}` })).toBeVisible();
  for (const action of [/^Close session/, /^Open session/])
    await expect(row.getByRole('button', { name: action })).toHaveCount(0);
  await expect(hers.getByRole('link', { name: /^Delete/ })).toHaveCount(0);
  await expect(hers.getByRole('button', { name: 'Create session' })).toHaveCount(0);
  await expect(hers.getByRole('link', { name: 'Audit log' })).toHaveCount(0);
  await expectAccessible(hers);
  await hers.getByRole('link', { name: 'Installation' }).click();
  await expect(hers.getByRole('heading', { name: 'Storage' })).toBeVisible();
  await expect(hers.getByRole('button', { name: 'Full backup' })).toHaveCount(0);

  const headers = { authorization: `Bearer ${await tokenOf(hers)}` };
  await hers.context().close();
  const refused = [
    await request.patch(`/admin/sessions/${id}/close`, { headers }),
    await request.delete(`/admin/sessions/${id}`, { headers }),
    await request.post('/admin/sessions', { headers, data: {} }),
    await request.get('/admin/backup', { headers }),
  ];
  expect(refused.map((answer) => answer.status())).toEqual([403, 403, 403, 403]);
  expect(await call<SessionDetails>(request, 'GET', `/admin/sessions/${id}`, admin)).toMatchObject({ active: true });
});

// accessible-pages.browser.test.tsx runs axe on these pages at both widths, with far more data.
test('every page of the built console can be read, and fits a phone, a tablet and a desk', async ({ page, request, baseURL }) => {
  const check = watchPage(page, baseURL ?? '');
  const { id, code, admin } = await openSession(request, 'Équipe de jour');
  await join(request, code, 'malik.benali@brevelle.example');
  const [player] = (await call<{ rows: { id: string }[] }>(request, 'GET', `/admin/sessions/${id}/participants`, admin)).rows;
  const period = { name: 'Automne', purpose: '', startsOn: '2026-11-23', endsOn: '2126-12-18', departments: null };
  const campaign = await call<{ id: string }>(request, 'POST', '/admin/campaigns', admin, period);
  await page.addInitScript((token) => localStorage.setItem('admin_token', token), admin);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  for (const { name, path } of CONSOLE_PAGES) {
    await test.step(path, async () => {
      await page.setViewportSize({ width: 768, height: 800 });
      const address = path.replace(':session', id).replace(':participant', player?.id ?? '');
      await page.goto(address.replace(':campaign', campaign.id));
      // After the page's title comes the name of the installation.
      await expect(page).toHaveTitle(new RegExp(`^${shell.titles[name]} · `));
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(/loading/i)).toHaveCount(0);
      await expectAccessible(page);
      for (const width of [320, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        await expectFitting(page);
      }
    });
  }
  check();
});

test('a set-up that is not saved is kept from the Back button', async ({ page }) => {
  await signIn(page, FACILITATOR);
  await page.getByRole('link', { name: 'Set up a session' }).click();
  await page.getByLabel('Session name (optional)').fill('Soirée');
  const back = () => page.evaluate(() => history.back());
  await back();
  await page.getByRole('alertdialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Stay here' }).click();
  await expect(page.getByLabel('Session name (optional)')).toHaveValue('Soirée');
  await back();
  await page.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page.getByRole('heading', { name: 'Sessions and scores' })).toBeFocused();
});

async function download(page: Page, act: () => Promise<void>): Promise<{ name: string; text: string }> {
  const waiting = page.waitForEvent('download');
  await act();
  const file = await waiting;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

test('a running order prints as one sheet a mission, whatever the screen is', async ({ page, request }) => {
  const { id, admin } = await openSession(request, 'On paper');
  const missions = playableChallenges.filter(({ manifest }) => isPlain(manifest));
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.addInitScript((token) => localStorage.setItem('admin_token', token), admin);
  await page.goto(`/admin/sessions/${id}/running-order`);
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(missions.length);
  await expect(page.getByRole('heading', { level: 3, name: 'Solution' })).toHaveCount(missions.length);
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(missions.length);
});
