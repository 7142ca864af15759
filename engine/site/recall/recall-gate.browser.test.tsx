/** A question as a mission opens: answered by keyboard, or dismissed with one press, after which another one is asked later. */
import { catalogue } from 'virtual:challenges/catalogue';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ApiError } from '#engine/client/api-error.ts';
import { memoryStorage } from '#engine/client/browser-storage.ts';
import type { Call } from '#engine/client/call.ts';
import type { Asked } from '#schemas/summary.ts';
import { createHttpBackend } from '../player-state/http-backend.ts';
import { createPlayer } from '../player-state/player.ts';
import { SiteContext } from '../site-context.ts';
import { RecallGate } from './recall-gate.tsx';

const [mission, another] = catalogue;
if (!mission || !another) throw new Error('there is nothing to play');
/** The mission that opens. */
const next = another;

const asked: Asked['asked'] = {
  key: mission.key,
  question: 'Une facture arrive avec un nouveau RIB. Que faites-vous ?',
  options: ['Je réponds au message.', 'J’appelle le numéro du dossier.', 'Je paie.'],
};

let root: Root | undefined;
let host: HTMLElement | undefined;
afterEach(() => {
  root?.unmount();
  host?.remove();
});

interface Server {
  readonly offer: (path: string) => Asked | Promise<never>;
  /** Replies to the `POST` requests, in order. */
  readonly answers?: readonly (object | Error | undefined)[];
  readonly completed?: readonly string[];
  readonly session?: object;
}

/** Opens a mission for a player who has solved three others. */
async function show({ offer, answers = [], completed = ['a', 'b', 'c'], session = {} }: Server) {
  const local = memoryStorage();
  local.write('token', 'tok');
  const sent: unknown[] = [];
  const asks: string[] = [];
  const call = (async (method: string, path: string, options?: { readonly body?: unknown }) => {
    asks.push(path);
    if (path.startsWith('/me/question')) return offer(path);
    if (path === '/progress') return { completed };
    if (path === '/session') return session;
    if (method !== 'POST') return {};
    const answer = answers[sent.push([path, options?.body]) - 1];
    if (answer instanceof Error) throw answer;
    return answer;
  }) as Call;
  const player = createPlayer({ call, local, tab: memoryStorage() });
  player.restore();
  await player.refresh();
  const mount = () => {
    root?.unmount();
    host?.remove();
    host = document.body.appendChild(document.createElement('main'));
    host.id = 'contenu';
    host.tabIndex = -1;
    host.style.inlineSize = '320px';
    root = createRoot(host);
    root.render(
      <SiteContext value={{ player, backend: createHttpBackend(player) }}>
        <RecallGate missionKey={next.key}>
          <h1>La mission</h1>
        </RecallGate>
      </SiteContext>,
    );
  };
  mount();
  return { sent, mount, asks: () => asks.filter((path) => path.startsWith('/me/question')), player };
}

const card = () => page.getByRole('region', { name: 'De mémoire' });
const opened = () => page.getByText('La mission', { exact: true });

it('is answered by keyboard, choosing before sending, says why at once, and opens the mission', async () => {
  const { sent } = await show({
    offer: () => ({ asked }),
    answers: [new ApiError(0, ''), { right: true, answer: 1, because: 'Il était à vous.' }],
  });
  await expect.element(card()).toHaveTextContent(mission.title);
  await expect.element(card().getByRole('heading', { level: 1 })).toHaveTextContent(next.title);
  await expect.poll(() => document.title).toContain(next.title);
  expect(opened().elements()).toEqual([]);
  await expect.element(card().getByRole('button', { name: 'Répondre' })).toBeDisabled();
  expect(host?.scrollWidth).toBeLessThanOrEqual(320);
  await expect.element(card().getByRole('heading', { name: 'De mémoire' })).toHaveFocus();
  card().getByRole('radio').first().element().focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(sent).toEqual([]);
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(card().getByRole('status')).toHaveTextContent('Le réseau ne répond pas');
  await userEvent.keyboard('{Enter}');
  const verdict = card().getByRole('group', { name: 'Correction', exact: true });
  await expect.element(verdict).toBeVisible();
  expect(sent).toEqual(Array(2).fill([`/challenges/${mission.key}/retrieval`, { choice: 1 }]));
  await expect.element(card().getByRole('radio').first()).toBeDisabled();
  // Read once, as the description of the focused element, and neither as its name nor in a live region.
  await expect.element(verdict).toHaveFocus();
  await expect.element(verdict).toHaveAccessibleDescription(/C’est cela\. Il était à vous\.$/);
  await expect.element(card().getByRole('status')).toHaveTextContent(/^$/);
  await card().getByRole('button', { name: 'Ouvrir la mission' }).click();
  await expect.element(opened()).toHaveFocus();
});

it('once answered, asks nothing where the page is read again, until two more are solved or another player logs in', async () => {
  const { mount, asks, player } = await show({
    offer: () => ({ asked }),
    answers: [{ right: true, answer: 1, because: 'Il était à vous.' }, undefined, { token: 'another' }],
  });
  await card().getByRole('radio').first().click();
  await card().getByRole('button', { name: 'Répondre' }).click();
  await expect.element(card().getByRole('group', { name: 'Correction', exact: true })).toBeVisible();
  mount();
  await expect.element(opened()).toBeVisible();
  expect(asks()).toHaveLength(1);
  player.logout();
  await player.login({ email: 'zoe@brevelle.example', code: 'K7QF-2MXD' });
  await player.refresh();
  mount();
  await expect.element(card()).toBeVisible();
  expect(asks()).toEqual(['/me/question', '/me/question']);
});

it('names the better answer after a wrong one', async () => {
  await show({ offer: () => ({ asked }), answers: [{ right: false, answer: 1, because: 'Il était à vous.' }] });
  await card().getByRole('radio', { name: 'Je paie.' }).click();
  await card().getByRole('button', { name: 'Répondre' }).click();
  await expect
    .element(card().getByRole('group', { name: 'Correction', exact: true }))
    .toHaveTextContent(/Plutôt\s: J’appelle le numéro du dossier\. Il était à vous\./);
});

it('is put away with one press, and two solves later makes way for another one', async () => {
  const { sent, mount, asks, player } = await show({
    offer: (path) => ({ asked: path === '/me/question' ? asked : { ...asked, question: 'Une autre question ?' } }),
  });
  const times = () => asks().length;
  await card().getByRole('button', { name: 'Pas maintenant' }).click();
  await expect.element(opened()).toHaveFocus();
  expect(sent).toEqual([]);
  mount();
  await expect.element(opened()).toBeVisible();
  expect(times()).toBe(1);
  player.solved({ key: 'd', points: 3, text: '' });
  mount();
  await expect.element(opened()).toBeVisible();
  expect(times()).toBe(1);
  player.solved({ key: 'e', points: 3, text: '' });
  mount();
  await expect.element(card()).toHaveTextContent('Une autre question ?');
  expect(asks()).toEqual(['/me/question', `/me/question?except=${asked.key}`]);
});

it.each([
  ['too little is solved', { completed: ['a', 'b'] }, 0],
  ['the mission is a replay', { completed: ['a', 'b', next.key] }, 0],
  ['the session is over', { session: { teams: [], challenges: null, room: { phase: 'ended' } } }, 0],
  ['the server asks nothing', { offer: () => ({ asked: null }) }, 1],
  ['the server does not answer', { offer: () => Promise.reject(new ApiError(503, '')) }, 1],
])('lets the mission open at once where %s', async (_why, server, times) => {
  const { asks } = await show({ offer: () => ({ asked }), ...server });
  await expect.element(opened()).toBeVisible();
  expect(asks()).toHaveLength(times);
  expect(card().elements()).toEqual([]);
});
