/**
 * A session from the lobby to the attestation, seen live by its facilitator, a projector and three players, one of them on a phone. The
 * facilitator uses the keyboard only. No player and no projector receives another person's e-mail address.
 */

import type { Browser, BrowserContext, Page, Response } from '@playwright/test';
import type { AttemptReply } from '#schemas/challenges.ts';
import type { CockpitSnapshot } from '#schemas/cockpit.ts';
import { isPlain } from '#schemas/programmes.ts';
import type { NamedReport } from '#schemas/reports.ts';
import { type PlayableChallenge, playableChallenges } from '../support/playable-challenges.ts';
import { expectAccessible } from './accessibility.ts';
import { call, FACILITATOR, find } from './api.ts';
import { createKeyboardPlayer } from './keyboard-player.ts';
import { expect, test } from './test.ts';

/** A mail domain that occurs in no mission's story. */
const DOMAIN = 'salle-nord.example';
const PEOPLE = ['nadia.kervella', 'yann.ledantec', 'ines.morvan'].map((name) => `${name}@${DOMAIN}`);
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

const open: BrowserContext[] = [];
test.afterEach(() => Promise.all(open.splice(0).map((context) => context.close())));

async function newDevice(browser: Browser, more: object = {}): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...more });
  open.push(context);
  return context.newPage();
}

test('lobby, play, help, message, pause, more time, freeze, reveal, end, debrief, report, attestation', async ({
  browser,
  request,
}) => {
  test.setTimeout(240_000);
  const missions = playableChallenges.filter(({ manifest }) => isPlain(manifest) && manifest.hints.length > 1).slice(0, 3);
  const [first, second] = missions;
  if (!first || !second) throw new Error('no missions');
  const { token: admin } = await call<{ token: string }>(request, 'POST', '/login', undefined, FACILITATOR);
  const session = await call<{ id: string; code: string }>(request, 'POST', '/admin/sessions', admin, {
    name: 'Équipe quai nord',
    startBy: 'hand',
    durationMinutes: 30,
    challenges: missions.map(({ manifest }) => manifest.key),
    allowed: [...PEOPLE, `absente@${DOMAIN}`].map((entry) => ({ entry, team: null })),
  });

  const desk = await newDevice(browser, { locale: 'en-GB' });
  const facilitator = createKeyboardPlayer(desk);
  const press = async (role: string, name: string | RegExp) => {
    await facilitator.reach(role, name);
    await facilitator.press('Enter');
  };
  await signIn(desk);
  await desk.goto(`/admin/sessions/${session.id}/room`);

  const projector = await newDevice(browser, { viewport: { width: 1920, height: 1080 } });
  const heard = [recordAnswers(projector)];
  const link = await call<{ token: string }>(request, 'POST', `/admin/sessions/${session.id}/projector`, admin);
  await projector.goto(`/projector#${link.token}`);
  await expect(projector.getByText(session.code).first()).toBeVisible();
  await expect(projector).toHaveURL('/projector');

  const players: Page[] = [];
  await test.step('three people come in by the link, and wait', async () => {
    for (const [index, email] of PEOPLE.entries()) {
      const page = await newDevice(browser, index === 2 ? PHONE : {});
      players.push(page);
      heard.push(recordAnswers(page, email));
      await page.goto(`/user-login#code=${session.code}`);
      await expect(page.getByLabel('Code de session')).toHaveValue(session.code);
      await expect(page).toHaveURL('/user-login');
      await page.getByLabel('Adresse e-mail professionnelle').fill(email);
      await page.keyboard.press('Enter');
      await expect(page.getByText('Vous y êtes. La session commence bientôt')).toBeVisible();
      await page.keyboard.press('Escape');
    }
    await expect(projector.getByText(/3 personnes sont là|3\spersonnes/)).toBeVisible();
    await expect(desk.getByText('Invited, not come: 1')).toBeVisible();
    for (const page of [desk, projector, ...players.slice(2)]) await expectAccessible(page);
  });

  const tokens = await Promise.all(players.map((page) => page.evaluate(() => localStorage.getItem('token') ?? '')));
  const attempt = (index: number, { manifest }: PlayableChallenge, answer: unknown) =>
    call<AttemptReply>(request, 'POST', `/challenges/${manifest.key}/attempts`, tokens[index], { answer });
  const solve = async (index: number, challenge: PlayableChallenge) => {
    const { answer } = await find(request, tokens[index] ?? '', challenge);
    expect((await attempt(index, challenge, answer)).correct).toBe(true);
  };
  const snapshot = () => call<CockpitSnapshot>(request, 'GET', `/admin/sessions/${session.id}/cockpit`, admin);

  await test.step('the facilitator starts: everybody is on the hub', async () => {
    await press('button', 'Start now');
    for (const page of players) await expect(page.getByRole('heading', { name: 'Centre de mission' })).toBeVisible();
    await expect(projector.getByText(/réussites? sur 9/)).toBeVisible();
    for (const page of players) await expect(page.getByText('Temps restant')).toBeVisible();
  });

  await test.step('one solves, the room sees it; one is stuck, and is helped', async () => {
    await solve(0, first);
    await expect(projector.getByRole('region', { name: 'Dernières réussites' })).toBeVisible();
    const { wrong } = await second.load();
    for (let failure = 0; failure < 5; failure += 1) await attempt(1, second, wrong);
    await expect(desk.getByRole('heading', { name: 'Needs help: 1' })).toBeVisible();
    await expect(desk.getByText('5 failed attempts').first()).toBeVisible();
    await press('button', /^Give .* a hint$/);
    await expect(desk.getByText(/has got the next hint/)).toBeVisible();
    const opened = await call<{ given?: number; hints: unknown[] }>(
      request,
      'GET',
      `/challenges/${second.manifest.key}`,
      tokens[1],
    );
    expect(opened).toMatchObject({ given: 1 });
    expect(opened.hints).toHaveLength(1);
    expect((await snapshot()).cells.given).toEqual(expect.arrayContaining([1]));
  });

  await test.step('a message reaches everybody', async () => {
    await press('button', 'Message…');
    await desk.getByRole('textbox', { name: 'Message' }).fill('Pause café dans cinq minutes');
    await press('button', 'Send');
    for (const page of players) await expect(page.getByText('Pause café dans cinq minutes')).toBeVisible();
  });

  await test.step('a pause: nobody scores, and everybody is told', async () => {
    await press('button', 'Pause');
    for (const page of players) await expect(page.getByRole('heading', { name: 'La session est en pause' })).toBeVisible();
    await expect(projector.getByRole('heading', { name: 'Pause' })).toBeVisible();
    const { answer } = await find(request, tokens[1] ?? '', first);
    const refused = await request.post(`/challenges/${first.manifest.key}/attempts`, {
      headers: { authorization: `Bearer ${tokens[1]}` },
      data: { answer },
    });
    expect([refused.status(), (await refused.json()).code]).toEqual([403, 'session-paused']);
    const [asking] = players;
    if (!asking) throw new Error('no player');
    await asking.goto(second.manifest.path);
    const hint = asking.getByRole('button', { name: /^Afficher un indice/ });
    await expect(hint).toBeDisabled();
    const said = asking.getByText('les indices reviennent avec elle.');
    await expect(said).toBeVisible();
    await press('button', 'Resume');
    for (const page of players) await expect(page.getByRole('heading', { name: 'La session est en pause' })).toHaveCount(0);
    await expect(said).toHaveCount(0);
    await expect(hint).toBeEnabled();
    await asking.goto('/');
  });

  await test.step('five minutes more', async () => {
    await press('button', '+5 min');
    for (const page of players) await expect(page.getByRole('timer')).toHaveText(/^3[34]:/);
  });

  await test.step('frozen, the boards stand still; revealed, they are true', async () => {
    await press('button', 'Freeze');
    await expect(projector.getByRole('heading', { name: 'Classement figé' })).toBeVisible();
    await solve(2, first);
    await solve(2, second);
    const solver = (await snapshot()).participants.find(({ username }) => username === PEOPLE[2]);
    await press('button', 'Reveal');
    await expect(projector.getByRole('heading', { name: 'Le classement' })).toBeVisible();
    await projector.keyboard.press('End');
    await expect(projector.getByText(solver?.name ?? 'nobody', { exact: true })).toBeVisible();
    await expectAccessible(projector);
  });

  await test.step('the end: the way to what was done, and an attestation that anybody verifies', async () => {
    await press('button', 'End');
    await press('button', 'End the session');
    const [player] = players;
    if (!player) throw new Error('no player');
    await expect(player.getByRole('heading', { name: 'La session est terminée' })).toBeVisible();
    await player.getByRole('region', { name: 'La session est terminée' }).getByRole('link', { name: 'Mon bilan' }).click();
    await player.getByLabel('Nom à imprimer').fill('Nadia Kervella');
    await player.getByRole('button', { name: 'Obtenir mon attestation' }).click();
    await player.getByRole('link', { name: 'Ouvrir et imprimer' }).click();
    await expect(player.getByText('Cette attestation est authentique.')).toBeVisible();
    const stranger = await newDevice(browser);
    heard.push(recordAnswers(stranger));
    await stranger.goto(player.url());
    await expect(stranger.getByText('Nadia Kervella').first()).toBeVisible();
  });

  await test.step('the debrief on the big screen, by arrow keys', async () => {
    await projector.keyboard.press('d');
    await projector.keyboard.press('ArrowRight');
    await expect(projector.getByText(first.manifest.title).first()).toBeVisible();
    for (let step = 0; step < 3; step += 1) await projector.keyboard.press('ArrowDown');
    await expectAccessible(projector);
  });

  await test.step('the report counts what happened', async () => {
    await desk.goto(`/admin/report?sessions=${session.id}`);
    await expect(desk.getByRole('heading', { name: 'Reports' })).toBeVisible();
    // With three people, too few for a report without names, a report with names is asked for.
    const { report } = await call<NamedReport>(request, 'POST', '/admin/reports/named', admin, {
      sessions: [session.id],
      reason: 'asked for by those who took part',
    });
    expect(report.participation).toMatchObject({ came: 3, played: 3, solvedOne: 2 });
    await expectAccessible(desk);
  });

  await test.step('no address of anybody else was sent to a player, the projector or a stranger', async () => {
    const answers = await Promise.all(heard.flat());
    expect(answers.length).toBeGreaterThan(30);
    for (const { url, text, own } of answers)
      expect(text.toLowerCase().replaceAll(own ?? '\u0000', ''), url).not.toContain(DOMAIN);
  });
});

interface Answer {
  readonly url: string;
  readonly text: string;
  /** The e-mail address that this reader may see: their own. */
  readonly own: string | undefined;
}

/** Replies of the server's API to this page from now on; the list grows. */
function recordAnswers(page: Page, own?: string): Promise<Answer>[] {
  const answers: Promise<Answer>[] = [];
  const record = (response: Response) => {
    const url = response.url();
    const type = response.headers()['content-type'] ?? '';
    // A stream stays open as long as the page; server/live/live.test.ts tests its content.
    if (!type.includes('json')) return;
    answers.push(
      response.text().then(
        (text) => ({ url, text, own }),
        () => ({ url, text: '', own }),
      ),
    );
  };
  page.on('response', record);
  return answers;
}

async function signIn(page: Page): Promise<void> {
  await page.goto('/admin');
  await page.getByLabel('Username').fill(FACILITATOR.username);
  await page.getByLabel('Password').fill(FACILITATOR.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Sessions and scores' })).toBeVisible();
}
