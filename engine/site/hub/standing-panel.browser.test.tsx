import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ApiError } from '#engine/client/api-error.ts';
import { memoryStorage } from '#engine/client/browser-storage.ts';
import type { Call } from '#engine/client/call.ts';
import type { BoardRow, Me, Standing } from '#schemas/standing.ts';
import { createHttpBackend } from '../player-state/http-backend.ts';
import { createPlayer } from '../player-state/player.ts';
import { sessionNewsOf } from '../player-state/session-news.ts';
import { SiteContext } from '../site-context.ts';
import { StandingPanel } from './standing-panel.tsx';

const ROW = (rank: number, points: number): BoardRow => ({ name: `Nom ${rank}`, points, rank });
const ME: Me = {
  email: 'zoe@brevelle.example',
  name: 'Balise 7',
  suggestions: ['Phare 2', 'Houle 3', 'Vague 4'],
  newcomer: false,
};
const STANDING: Standing = {
  board: 'full',
  frozenAt: null,
  name: 'Balise 7',
  points: 5,
  rank: 4,
  of: 18,
  above: [ROW(2, 8), ROW(3, 6.5)],
  below: [ROW(5, 3)],
  top: [ROW(1, 9), ROW(2, 8), ROW(3, 6.5)],
  team: { name: 'Quai', points: 4.5, rank: 1, of: 3 },
};

let root: Root | undefined;
let host: HTMLElement | undefined;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  root?.unmount();
  host?.remove();
});

/** Shows the panel of a player; a test may change the server's `answers`. */
function show(seen: number | null = null, over = false, folded = false, paused = false) {
  const answers = { standing: STANDING, me: ME, asked: 0, refuse: null as ApiError | null, names: [] as unknown[] };
  const call: Call = async <T,>(method: string, path: string, options?: { readonly body?: unknown }) => {
    if (path === '/standing') answers.asked += 1;
    if (method === 'PUT') {
      answers.names.push(options?.body);
      if (answers.refuse) throw answers.refuse;
      answers.me = { ...ME, name: 'Phare 2' };
      answers.standing = { ...STANDING, name: 'Phare 2' };
    }
    const replies: Record<string, unknown> = { '/standing': answers.standing, '/me': answers.me, '/me/name': answers.me };
    return replies[path] as T;
  };
  const local = memoryStorage();
  local.write('token', 'tok');
  const player = createPlayer({ call, local, tab: memoryStorage() });
  player.restore();
  if (seen !== null) player.rememberRank(seen);
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
  root.render(
    <StrictMode>
      <SiteContext value={{ player, backend: createHttpBackend(player) }}>
        <StandingPanel team={null} over={over} paused={paused} folded={folded} />
      </SiteContext>
    </StrictMode>,
  );
  return { answers, player, local };
}

const neighbours = () => page.getByRole('list', { name: 'Juste devant et juste derrière vous' });
const rows = (list: ReturnType<typeof neighbours>) => [...list.element().children].map(({ textContent }) => textContent);

it('says who plays, the place, what moved since the last visit, the neighbours and the team', async () => {
  const { player } = show(6);
  await expect.element(page.getByText('Vous jouez sous le nom de Balise 7')).toBeVisible();
  await expect.element(page.getByText('Connexion avec zoe@brevelle.example, que les autres ne voient pas.')).toBeVisible();
  await expect.element(page.getByText('4e place sur 18')).toBeVisible();
  await expect.element(page.getByText('+\u202f2 places depuis votre dernière visite')).toBeVisible();
  await expect.element(page.getByText(/^Équipe Quai\s: 1re place sur 3, 4,50\spoints par personne en moyenne$/)).toBeVisible();
  expect(rows(neighbours())).toEqual([
    '2e : Nom 28,00 points',
    '3e : Nom 36,50 points',
    '4e : Balise 7 (vous)5,00 points',
    '5e : Nom 53,00 points',
  ]);
  await page.getByText('Les 3 en tête').click();
  await expect.element(page.getByRole('list', { name: 'En tête de la session' })).toBeVisible();
  expect(player.rankSeen()).toBe(4);
});

it('stays within the narrowest screen', async () => {
  const { answers } = show();
  answers.standing = { ...STANDING, name: 'W'.repeat(30), above: [{ ...ROW(1, 999_999), name: 'M'.repeat(30) }] };
  if (host) host.style.inlineSize = '320px';
  await expect.element(neighbours()).toBeVisible();
  expect(host?.scrollWidth).toBe(320);
});

it('tells how near the next boat is in the lower half, and no place', async () => {
  const { answers } = show();
  answers.standing = { ...STANDING, rank: 18, above: [ROW(16, 6), ROW(17, 5.5)], below: [] };
  await expect.element(page.getByText('Encore 0,50\u00a0point pour rejoindre Nom 17')).toBeVisible();
  await expect.element(page.getByText(/18e place/)).not.toBeInTheDocument();
  expect(rows(neighbours())).toEqual(['Nom 166,00 points', 'Nom 175,50 points', 'Balise 7 (vous)5,00 points']);
});

const LESS: readonly (readonly [string, Partial<Standing>, string | RegExp])[] = [
  ['neighbours', { board: 'neighbours', top: [] }, '4e place sur 18'],
  ['nothing', { board: 'none', rank: null, of: null, above: [], below: [], top: [], team: null }, /n’affiche pas de classement/],
  ['no points yet', { points: 0 }, 'Votre première mission réussie vous place parmi les 18 personnes à bord.'],
];
it.each(LESS)('shows %s where that is all there is', async (_what, less, words) => {
  const { answers } = show(9);
  answers.standing = { ...STANDING, ...less };
  await expect.element(page.getByText(words)).toBeVisible();
  expect(host?.querySelector('details') === null).toBe(less.top !== undefined);
});

it('is one line on a phone, which opens, and is heard when it is folded', async () => {
  const { answers } = show(null, false, true);
  const line = page.getByText('Balise 7\u00a0: 4e place sur 18', { exact: true });
  await expect.element(line).toBeVisible();
  await expect.element(neighbours()).not.toBeInTheDocument();
  answers.standing = { ...STANDING, rank: 3 };
  await vi.waitFor(() => {
    vi.advanceTimersByTime(5_000);
    expect(page.getByRole('status').element().textContent).toBe('Vous êtes maintenant à la 3e place sur 18.');
  });
  await page.getByText('Balise 7\u00a0: 3e place sur 18', { exact: true }).click();
  await expect.element(neighbours()).toBeVisible();
});

it('promises no place once the session is over', async () => {
  const { answers } = show(null, true);
  answers.standing = { ...STANDING, points: 0 };
  await expect.element(page.getByText('La session est terminée. Votre bilan explique chaque mission')).toBeVisible();
});

it('is asked for every five seconds, and says a new place aloud, not every answer', async () => {
  const { answers } = show();
  const news = page.getByRole('status');
  await expect.element(page.getByText('4e place sur 18')).toBeVisible();
  const first = answers.asked;
  vi.advanceTimersByTime(5_000);
  await expect.poll(() => answers.asked).toBe(first + 1);
  expect(news.element().textContent).toBe('');
  answers.standing = { ...STANDING, rank: 3 };
  await vi.waitFor(() => {
    vi.advanceTimersByTime(5_000);
    expect(news.element().textContent).toBe('Vous êtes maintenant à la 3e place sur 18.');
  });
});

it('is not asked for while nobody sees the page, nor after the logout', async () => {
  const { answers, player } = show();
  await expect.element(page.getByText('4e place sur 18')).toBeVisible();
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  const before = answers.asked;
  vi.advanceTimersByTime(60_000);
  expect(answers.asked).toBe(before);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => answers.asked).toBe(before + 1);
  player.logout();
  expect(player.rankSeen()).toBeNull();
  vi.advanceTimersByTime(60_000);
  expect(answers.asked).toBe(before + 1);
});

it('hears of a name that was given from elsewhere, over one that was chosen here', async () => {
  const { answers, player } = show();
  await expect.element(page.getByText('Vous jouez sous le nom de Balise 7')).toBeVisible();
  player.named('Gros mot');
  await expect.element(page.getByText('Vous jouez sous le nom de Gros mot')).toBeVisible();
  answers.me = { ...ME, name: 'Houle 3', email: 'z@brevelle.example' };
  sessionNewsOf(player).ownChanged(null);
  await expect.element(page.getByText('Vous jouez sous le nom de Houle 3')).toBeVisible();
  await expect.element(page.getByText(/Connexion avec z@brevelle\.example/)).toBeVisible();
});

it('takes another name by keyboard alone, and says at the field what is wrong with one', async () => {
  const { answers } = show();
  const change = page.getByRole('button', { name: 'Changer de nom' });
  await expect.element(change).toBeVisible();
  await userEvent.keyboard('{Tab}{Enter}');
  const field = page.getByRole('dialog', { name: 'Choisir un nom' }).getByLabelText('Votre nom au classement');
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue('Balise 7');
  answers.refuse = new ApiError(409, 'Ce nom est déjà pris dans cette session. Choisissez-en un autre.');
  await userEvent.fill(field, 'Zoé');
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveAccessibleDescription(/déjà pris/);
  await expect.element(field).toHaveFocus();
  answers.refuse = null;
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(field).toHaveValue('Phare 2');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Vous jouez sous le nom de Phare 2')).toBeVisible();
  await expect.element(change).toHaveFocus();
  expect(answers.names).toEqual([{ name: 'Zoé' }, { name: 'Phare 2' }]);
  await expect.poll(() => rows(neighbours())).toContain('4e : Phare 2 (vous)5,00 points');
});

it('names the best only where they are not all told beside the player already', async () => {
  const { answers } = show();
  await expect.element(page.getByText('Les 3 en tête')).toBeInTheDocument();
  answers.standing = {
    ...STANDING,
    rank: 2,
    of: 3,
    above: [ROW(1, 9)],
    below: [ROW(3, 3)],
    top: [ROW(1, 9), { ...ROW(2, 5), name: 'Balise 7' }, ROW(3, 3)],
  };
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => rows(neighbours())).toHaveLength(3);
  await expect.element(page.getByText('Les 3 en tête')).not.toBeInTheDocument();
});

it('promises of frozen boards only what is still so', async () => {
  const { answers } = show();
  answers.standing = { ...STANDING, frozenAt: '2026-11-21T09:00:00.000Z', points: 0 };
  await expect.element(page.getByText(/^Classement figé .*\. Vos points continuent de compter\.$/)).toBeVisible();
  await expect.element(page.getByText(/Votre première mission réussie/)).not.toBeInTheDocument();
});

it.each([
  ['once the session is over', true, false],
  ['in a pause', false, true],
])('promises no more points of frozen boards %s', async (_when, over, paused) => {
  const { answers } = show(null, over, false, paused);
  answers.standing = { ...STANDING, frozenAt: '2026-11-21T09:00:00.000Z' };
  await expect.element(page.getByText(/^Classement figé [^.]*\.$/)).toBeVisible();
});
