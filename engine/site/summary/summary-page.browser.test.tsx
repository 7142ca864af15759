/** The end page: what was done and missed, what was kept, and questions that the server judges. */
import { catalogue } from 'virtual:challenges/catalogue';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { memoryStorage } from '#engine/client/browser-storage.ts';
import type { Call } from '#engine/client/call.ts';
import { NO_DEEDS, withGesture } from '#engine/frame/play/deeds.ts';
import { aManifest } from '#engine/rules/testing/a-manifest.ts';
import type { Summary } from '#schemas/summary.ts';
import { choicesOf } from '../player-state/choices.ts';
import { createHttpBackend } from '../player-state/http-backend.ts';
import { createPlayer, type Player } from '../player-state/player.ts';
import { SiteContext } from '../site-context.ts';
import { SummaryPage } from './summary-page.tsx';

const [done, missed] = catalogue;
if (!done || !missed) throw new Error('there is nothing to play');
const { debrief } = aManifest();

const summary: Summary = {
  points: 4.75,
  closed: false,
  missions: [
    { key: done.key, solved: true, points: 4.75, hints: 1, failures: 2, debrief },
    { key: missed.key, solved: false, points: 0, hints: 0, failures: 0 },
  ],
  questions: [{ key: done.key, question: 'Que faites-vous ?', options: ['J’attends.', 'Je préviens.', 'Je clique.'] }],
};

const OFFERED = [
  { kind: 'weeks-3', dueOn: '2026-12-12', endsOn: '2026-12-26' },
  { kind: 'months-3', dueOn: '2027-02-20', endsOn: '2027-03-06' },
];

let root: Root | undefined;
let host: HTMLElement | undefined;
beforeEach(() => localStorage.clear());
afterEach(() => {
  root?.unmount();
  host?.remove();
});

/** @param before what the player has done in this tab */
function show(reply: Summary | null, width = '100%', before: (player: Player) => void = () => undefined) {
  const local = memoryStorage();
  if (reply) local.write('token', 'tok');
  const call = (async (method: string, path: string) => {
    if (path === '/summary') return reply;
    if (path === '/me/appointments') return { appointments: [], offered: OFFERED, campaign: [] };
    if (path === '/me/attestation') return { ready: false, attestation: null };
    if (method === 'POST') return { right: false, answer: 1, because: 'Prévenir tôt limite tout.' };
    return {};
  }) as Call;
  const player = createPlayer({ call, local, tab: memoryStorage() });
  player.restore();
  before(player);
  host = document.body.appendChild(document.createElement('div'));
  host.style.inlineSize = width;
  root = createRoot(host);
  root.render(
    <SiteContext value={{ player, backend: createHttpBackend(player) }}>
      <MemoryRouter>
        <SummaryPage />
      </MemoryRouter>
    </SiteContext>,
  );
}

it('folds what was done by mission, and what is still to do behind its number', async () => {
  localStorage.setItem('intentions', JSON.stringify({ [done.key]: 'Quand on me presse, alors je rappelle.' }));
  show(summary, '320px');
  const first = page.getByRole('article').first();
  const saying = first.getByRole('blockquote');
  const kept = page.getByRole('region', { name: 'Ce que je garde' });
  await expect.element(kept.getByText('Quand on me presse, alors je rappelle.')).toBeVisible();
  await expect.element(page.getByText(/1\smission accomplie, 4,75 points/)).toBeVisible();
  await expect.element(first.getByText('4,75 points')).toBeVisible();
  await expect.element(saying).not.toBeInTheDocument();
  await first.getByRole('heading', { level: 3 }).click();
  await expect.element(saying).toHaveTextContent(debrief.tellAColleague);
  await expect.element(first.getByText('Réussie après 2 essais manqués et un indice.')).toBeVisible();
  await expect.element(first.getByText(debrief.whyItWorks)).toBeVisible();
  const [reflex = ''] = debrief.reflexes;
  await expect.element(first.getByText(reflex)).toBeVisible();
  await expect.element(first.getByText(debrief.references[0]?.publisher ?? '')).toBeVisible();
  const waiting = page.getByText('Cette mission vous attend. Son débriefing');
  await expect.element(waiting).not.toBeVisible();
  await page.getByRole('heading', { level: 2, name: /^Ce qui reste, 1\smission$/ }).click();
  await expect.element(waiting).toBeVisible();
  expect(page.getByText(/pénalités ou de corrections/).elements()).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
});

it('shows three of many kept intentions, and the others on demand', async () => {
  const [one, two, three, four, five] = catalogue;
  const entries = [one, two, three, four, five].flatMap((entry) => entry ?? []);
  localStorage.setItem('intentions', JSON.stringify(Object.fromEntries(entries.map(({ key }) => [key, `Quand ${key}.`]))));
  show({
    ...summary,
    missions: entries.map(({ key }) => ({ key, solved: true, points: 1, hints: 0, failures: 0, debrief })),
  });
  const kept = page.getByRole('region', { name: 'Ce que je garde' });
  const fourth = kept.getByText(`Quand ${four?.key}.`);
  await expect.element(kept.getByText(`Quand ${three?.key}.`)).toBeVisible();
  await expect.element(fourth).not.toBeVisible();
  await page.getByRole('button', { name: 'Voir les 2 autres' }).click();
  await expect.element(fourth).toBeVisible();
  await expect.element(fourth).toHaveFocus();
});

it('is three screens of a phone long, for twenty missions of thirty', async () => {
  const many = catalogue.slice(0, 30);
  const before = { width: window.innerWidth, height: window.innerHeight };
  await page.viewport(390, 844);
  localStorage.setItem(
    'intentions',
    JSON.stringify(Object.fromEntries(many.map(({ key }) => [key, `Quand ${key}, alors je le dis.`]))),
  );
  show({
    ...summary,
    reporting: { email: 'signaler@brevelle.example', phone: '01 99 00 12 34', button: 'Signaler un message' },
    missions: many.map(({ key }, index) => ({ key, solved: index < 20, points: 4, hints: 1, failures: 2, debrief })),
  });
  await expect.element(page.getByRole('article').nth(19)).toBeVisible();
  await expect.element(page.getByText('Mon attestation')).toBeVisible();
  expect(host?.scrollHeight).toBeLessThanOrEqual(3 * 844);
  root?.unmount();
  root = undefined;
  await page.viewport(before.width, before.height);
});

it('tells where to report, or who knows it', async () => {
  show({ ...summary, reporting: { email: null, phone: '01 99 00 12 34', button: 'Signaler' } }, '320px');
  await expect.element(page.getByRole('heading', { level: 2, name: 'Signaler, chez nous' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: '01 99 00 12 34' })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  root?.unmount();
  show(summary);
  await expect.element(page.getByText(/demandez-le à la personne qui anime la session/)).toBeVisible();
});

it('says what penalties and corrections took or gave, where they did', async () => {
  show({ ...summary, points: 2.75 });
  await expect.element(page.getByText('Dont −2,00 points de pénalités ou de corrections.')).toBeVisible();
});

it('has points in the plural below zero too', async () => {
  show({ ...summary, points: -2, missions: [] });
  await expect.element(page.getByText(/0\smission accomplie, −2,00 points\./)).toBeVisible();
});

it('tells of a mission what was done for points, also after a replay', async () => {
  show(summary, '100%', (player) => {
    const deed = (words: string, gesture: string, act: 'safe' | 'unsafe') =>
      choicesOf(player, done.key, 'deeds').write(withGesture(NO_DEEDS, 'item-1', 'La facture', words, { gesture, act }));
    deed('Payer', 'pay', 'unsafe');
    player.replay.begin(done.key);
    deed('Rappeler', 'call', 'safe');
  });
  const first = page.getByRole('article').first();
  await first.getByRole('heading', { level: 3 }).click();
  await expect.element(first.getByText('Payer').first()).toBeVisible();
  expect(first.getByText('Rappeler').elements()).toEqual([]);
});

it('tells of a mission what a false step took there, and of the score nothing twice', async () => {
  const costly = catalogue.find(({ penalty }) => penalty === 2);
  if (!costly) throw new Error('no mission has a penalty');
  show({ ...summary, points: 1, missions: [{ key: costly.key, solved: true, points: 3, hints: 0, failures: 1, debrief }] });
  await expect.element(page.getByText('1 point (3 − 2, pris par un faux pas)')).toBeVisible();
  expect(page.getByText(/pénalités ou de corrections/).elements()).toEqual([]);
});

it('says of a mission that accepts what is weak, solved in another browser, that it was accepted, and not more', async () => {
  const accepts = 'accepte aussi un mot de passe fragile';
  show({ ...summary, missions: [{ key: done.key, solved: true, points: 4, hints: 0, failures: 0, accepts, debrief }] });
  await page.getByRole('article').first().getByRole('heading', { level: 3 }).click();
  const text = 'Acceptée sans essai manqué, sans indice. Cette mission accepte aussi un mot de passe fragile.';
  await expect.element(page.getByText(text)).toBeVisible();
});

it('counts missions that are there no more, whose points are nobody’s correction', async () => {
  show({ ...summary, points: 12.75, gone: { solved: 2, points: 8 } });
  await expect.element(page.getByText(/3\smissions accomplies, 12,75/)).toBeVisible();
  await expect.element(page.getByText('Dont 8,00 points de 2 missions accomplies qui ne sont plus proposées.')).toBeVisible();
  expect(page.getByText(/pénalités ou de corrections/).elements()).toEqual([]);
});

it('asks from memory, and says why once answered', async () => {
  show(summary);
  await page.getByRole('heading', { name: /^De mémoire/ }).click();
  await page.getByRole('radio', { name: 'Je clique.' }).click();
  await page.getByRole('button', { name: 'Répondre' }).click();
  await expect.element(page.getByText(/Prévenir tôt limite tout/)).toBeVisible();
  await expect.element(page.getByText(/Plutôt.*Je préviens/)).toBeVisible();
  await expect.element(page.getByRole('radio', { name: 'Je clique.' })).toBeDisabled();
  // Options that are neither chosen nor right are hidden, to make room for the reason.
  expect(page.getByRole('radio', { name: 'J’attends.' }).elements()).toEqual([]);
});

it('tells who is not logged in what it takes', async () => {
  show(null);
  await expect.element(page.getByText(/se lit après connexion/)).toBeVisible();
});
