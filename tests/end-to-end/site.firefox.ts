/** The site in Firefox: one mission of each kind, the messages of a live session, and a browser that stores nothing. */
import { readdirSync, readFileSync } from 'node:fs';
import { type APIRequestContext, expect, test } from '@playwright/test';
import type { Browser, BrowserContext, HTTPRequest, Page } from 'puppeteer-core';
import { type PlayableChallenge, playableChallenges } from '../support/playable-challenges.ts';
import { call, find, join, openSession } from './api.ts';
import { keyboardPlayer, launchFirefox, pointerPlayer, pressKeys, see, watchTab } from './firefox.ts';

const EMAIL = 'quart@brevelle.example';

/** Milliseconds. Usually it takes 200 ms; it took 20 s while Firefox's cache delayed the second tab's first call. */
const AT_ONCE = 8_000;

// In one worker, one after the other: each worker would start a Firefox.
test.describe.configure({ mode: 'default' });

let firefox: Browser;
test.beforeAll(async () => {
  firefox = await launchFirefox();
});
test.afterAll(() => firefox.close());

let profile: BrowserContext;
test.beforeEach(async () => {
  profile = await firefox.createBrowserContext();
});
test.afterEach(() => profile.close());

/** Fills in the login form of the hub, and waits for the hub of the logged-in player. */
async function logIn(tab: Page, code: string): Promise<void> {
  const player = keyboardPlayer(tab);
  await player.reach('textbox', 'Adresse e-mail professionnelle');
  await player.type(EMAIL);
  await player.reach('textbox', 'Code de session');
  await player.type(code);
  await player.press('Enter');
  await see(tab, 'Centre de mission');
}

test('what is sent before the script is there waits for it, and stays out of the address', async ({ request, baseURL }) => {
  const { code } = await openSession(request, 'Slow line');
  const tab = await profile.newPage();
  const check = watchTab(tab);
  let held: HTTPRequest[] | null = [];
  const asked: string[] = [];
  await tab.setRequestInterception(true);
  tab.on('request', (sent) => {
    asked.push(sent.url());
    if (held && /\/assets\/.*\.js$/.test(sent.url())) held.push(sent);
    else void sent.continue();
  });
  const loaded = tab.goto(`${baseURL}/`);
  await (await tab.waitForSelector('input[name=email]'))?.type(EMAIL);
  await (await tab.waitForSelector('input[name=code]'))?.type(code);
  await pressKeys(tab, 'Enter');
  await see(tab, 'Se connecter');
  const scripts = held;
  held = null;
  for (const script of scripts) await script.continue();
  await loaded;
  await see(tab, 'Centre de mission');
  expect(asked.filter((address) => address.includes('quart') || address.includes(code))).toEqual([]);
  check();
});

type OpenedSession = Awaited<ReturnType<typeof openSession>>;

function tellEverybody(request: APIRequestContext, { id, admin }: OpenedSession, text: string): Promise<void> {
  return call(request, 'POST', `/admin/sessions/${id}/messages`, admin, { text, to: 'all' });
}

/** Patterns for the controls that missions use: for each pattern, the first mission whose code matches is played. */
const MADE_OF = [/'slider'/, /'checkbox'/, /'radio'/, /'link'/, /'option'/, /<Terminal/, /<iframe/];

function isMadeOf({ folder }: PlayableChallenge, part: RegExp): boolean {
  const sources = readdirSync(folder).filter((name) => name === 'walkthrough.ts' || name.endsWith('.tsx'));
  return sources.some((name) => part.test(readFileSync(`${folder}/${name}`, 'utf8')));
}

const played = new Set(MADE_OF.flatMap((part) => playableChallenges.find((challenge) => isMadeOf(challenge, part)) ?? []));

for (const [index, challenge] of [...played].entries()) {
  const { key, path } = challenge.manifest;
  const [how, createPlayer] =
    index % 2 === 0 ? (['the keyboard', keyboardPlayer] as const) : (['a pointer', pointerPlayer] as const);
  test(`${key} is solved with ${how}`, async ({ request, baseURL }) => {
    const { code } = await openSession(request, `Firefox plays ${key}`);
    const tab = await profile.newPage();
    const check = watchTab(tab);
    await tab.goto(`${baseURL}/`);
    await logIn(tab, code);
    const found = await find(request, await join(request, code, EMAIL), challenge);
    await tab.goto(`${baseURL}${path}`);
    await see(tab, /coup de pouce/);
    const { walkthrough } = await challenge.load();
    await walkthrough(createPlayer(tab), found);
    await see(tab, /mission réussie/);
    check();
  });
}

test('two tabs of one browser hear at once what the room is told', async ({ request, baseURL }) => {
  const session = await openSession(request, 'Two tabs');
  const first = await profile.newPage();
  await first.goto(`${baseURL}/`);
  await logIn(first, session.code);
  await tellEverybody(request, session, 'Le premier onglet entend');
  await see(first, 'Le premier onglet entend');
  const second = await profile.newPage();
  await second.goto(`${baseURL}/`);
  await see(second, 'Centre de mission');
  await tellEverybody(request, session, 'Les deux onglets entendent');
  await Promise.all([first, second].map((tab) => see(tab, 'Les deux onglets entendent', AT_ONCE)));
});

for (const [what, preferences] of [
  ['cookies are refused', { 'network.cookie.cookieBehavior': 2 }],
  ['storage is disabled', { 'dom.storage.enabled': false }],
] as const) {
  test(`where ${what} the login says so, and the page plays and hears`, async ({ request, baseURL }) => {
    const forgetful = await launchFirefox(preferences);
    const session = await openSession(request, what);
    const tab = await forgetful.newPage();
    const check = watchTab(tab);
    await tab.goto(`${baseURL}/`);
    await see(tab, 'Ce navigateur n’enregistre rien');
    await logIn(tab, session.code);
    await tellEverybody(request, session, 'Pause dans cinq minutes');
    await see(tab, 'Pause dans cinq minutes');
    check();
    await forgetful.close();
  });
}
