import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ApiError } from '#engine/client/api-error.ts';
import { memoryStorage } from '#engine/client/browser-storage.ts';
import type { Call } from '#engine/client/call.ts';
import { aSessionClock } from '#engine/client/testing/a-session-clock.ts';
import type { PlayedFinale } from '#schemas/finale.ts';
import { expectNoBarrier } from '../../../tests/support/expect-no-barrier.ts';
import { finaleNews } from '../live-session/room-news.ts';
import { createHttpBackend } from '../player-state/http-backend.ts';
import { createPlayer } from '../player-state/player.ts';
import { SiteContext } from '../site-context.ts';
import { FinaleSlot } from './finale-slot.tsx';

type Known = NonNullable<PlayedFinale>;

const FIRST: Known = {
  phase: 'open',
  round: 1,
  message: {
    channel: 'sms',
    from: '06 39 98 12 34',
    text: 'Colis retenu : 1,99 € à régler.',
    context: 'Vous attendez un colis.',
  },
  people: 20,
  answered: 3,
  results: [],
  commitment: null,
  own: null,
};
const RESULT = {
  round: 1,
  genuine: false,
  right: true,
  divided: false,
  votes: { genuine: 5, trap: 15 },
  because: 'Une petite somme, un délai, un lien.',
};

let root: Root | undefined;
let host: HTMLElement | undefined;
afterEach(() => {
  vi.useRealTimers();
  root?.unmount();
  host?.remove();
});

/** Shows the finale slot to a player whose server sends this finale. */
function show(finale: Known | null, launched = finale !== null) {
  const server = { finale, sent: [] as unknown[], asked: 0, refuse: null as ApiError | null, failures: [] as ApiError[] };
  const session = { name: null, challenges: null, hintPolicy: 'table', teams: [], team: null, closesAt: null, number: 4 };
  const call: Call = async <T,>(method: string, _path: string, options?: { readonly body?: unknown }) => {
    if (method === 'GET') {
      server.asked += 1;
      const failure = server.failures.shift();
      if (failure) throw failure;
    }
    if (method === 'PUT') {
      server.sent.push(options?.body);
      if (server.refuse) throw server.refuse;
      const judged = options?.body;
      const genuine = typeof judged === 'object' && judged !== null && 'genuine' in judged && judged.genuine === true;
      server.finale = server.finale && { ...server.finale, own: genuine };
    }
    return server.finale as T;
  };
  const local = memoryStorage();
  local.write('token', 'tok');
  local.write('session_cache', JSON.stringify({ ...session, room: aSessionClock(), ...(launched ? { finale: true } : {}) }));
  const player = createPlayer({ call, local, tab: memoryStorage() });
  player.restore();
  host = document.body.appendChild(document.createElement('div'));
  const drawn = createRoot(host);
  root = drawn;
  // Runs the effects too: from here on the slot receives news.
  flushSync(() =>
    drawn.render(
      <StrictMode>
        <SiteContext value={{ player, backend: createHttpBackend(player) }}>
          <main>
            <FinaleSlot />
          </main>
        </SiteContext>
      </StrictMode>,
    ),
  );
  return {
    server,
    /** Changes the finale, as a facilitator does who opens or closes a round. */
    changes(now: Known) {
      server.finale = now;
      finaleNews.changed();
    },
  };
}

const dialog = (name: string) => page.getByRole('dialog', { name });

it('is nothing before it is launched; then its message stands over the page, to be judged by keyboard', async () => {
  const { server, changes } = show(null);
  expect(document.querySelector('main')?.textContent).toBe('');
  changes(FIRST);
  await expect.element(dialog('Dernière mission, manche 1 sur 5')).toBeVisible();
  await expect.element(page.getByText(/^Colis retenu/)).toBeVisible();
  await expectNoBarrier({ region: true });
  page.getByRole('button', { name: 'Piège' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Piège' })).toHaveAttribute('aria-pressed', 'true');
  await expect.element(page.getByRole('status')).toHaveTextContent(/^Votre avis est compté/);
  await userEvent.click(page.getByRole('button', { name: 'Authentique' }));
  await expect.element(page.getByRole('button', { name: 'Piège' })).toHaveAttribute('aria-pressed', 'false');
  expect(server.sent).toEqual([
    { round: 1, genuine: false },
    { round: 1, genuine: true },
  ]);
});

it('asks again for a round whose question did not reach the phone, without another change', async () => {
  const { server, changes } = show(null);
  server.failures.push(new ApiError(0, '', 'network'), new ApiError(503, 'Très sollicité.', 'busy'));
  changes(FIRST);
  await expect.element(dialog('Dernière mission, manche 1 sur 5'), { timeout: 8_000 }).toBeVisible();
  expect(server.asked).toBe(3);
});

it('does not ask again where the server refuses', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const { server, changes } = show(null);
  server.failures.push(new ApiError(403, 'Cette session est fermée.', 'session-closed'));
  changes(FIRST);
  await expect.poll(() => server.asked, { timeout: 3_000 }).toBe(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.asked).toBe(1);
});

it('tells the truth, the own judgement and the room’s once the round is closed', async () => {
  const { changes } = show({ ...FIRST, own: false });
  await expect.element(dialog('Dernière mission, manche 1 sur 5')).toBeVisible();
  changes({ ...FIRST, phase: 'closed', own: false, answered: 20, results: [RESULT] });
  const said = page.getByRole('status');
  await expect.element(said).toHaveTextContent(/C’était un piège\. Vous aviez vu juste\./);
  await expect.element(said).toHaveTextContent(/La salle ne s’est pas trompée\s: 75\s% l’ont bien jugé\./);
  await expect.element(page.getByRole('button', { name: 'Piège' })).not.toBeInTheDocument();
  changes({ ...FIRST, round: 2, results: [RESULT] });
  await expect.element(dialog('Dernière mission, manche 2 sur 5')).toBeVisible();
});

it.each([
  ['divided', { genuine: 10, trap: 10 }],
  ['silent', null],
] as const)('says of a %s room that it did not decide, not that it judged otherwise', async (_room, votes) => {
  show({ ...FIRST, phase: 'closed', results: [{ ...RESULT, right: false, divided: true, votes }] });
  await page.getByRole('button', { name: /^Dernière mission/ }).click();
  await expect.element(page.getByText('La salle n’a pas tranché\u00a0: la manche est perdue.')).toBeVisible();
  await expect.element(page.getByText(/jugé/)).not.toBeInTheDocument();
});

it('can be put away and taken up again, and stays away after its end on the next visit', async () => {
  const { changes } = show(FIRST);
  await expect.element(dialog('Dernière mission, manche 1 sur 5')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  const away = page.getByRole('button', { name: /^Dernière mission Manche 1\s: à vous de juger$/ });
  await expect.poll(() => away.element().textContent).toContain('Manche 1\u00a0: ');
  await userEvent.click(away);
  await expect.element(dialog('Dernière mission, manche 1 sur 5')).toBeVisible();
  const results = [1, 2, 3, 4, 5].map((round) => ({ ...RESULT, round, right: round < 5 }));
  changes({ ...FIRST, phase: 'over', round: 5, results, commitment: 'Je rappelle par un moyen que j’avais déjà.' });
  await expect.element(page.getByText('La salle a vu juste 4 fois sur 5.')).toBeVisible();
  await expect.element(page.getByText(/^Je rappelle/)).toBeVisible();
  root?.unmount();
  host?.remove();
  const { server } = show({ ...FIRST, phase: 'over', round: 5, results, commitment: 'Je rappelle.' });
  await expect.poll(() => server.asked).toBeGreaterThan(0);
  expect(document.querySelector('main')?.textContent).toBe('');
  expect(document.querySelector('dialog[open]')).toBeNull();
});

it('says that a judgement was not sent, and keeps the one that counts', async () => {
  const { server } = show({ ...FIRST, own: true });
  await expect.element(dialog('Dernière mission, manche 1 sur 5')).toBeVisible();
  server.refuse = new ApiError(0, '');
  await userEvent.click(page.getByRole('button', { name: 'Piège' }));
  await expect.element(page.getByRole('status')).toHaveTextContent('Votre avis n’est pas parti. Réessayez.');
  await expect.element(page.getByRole('button', { name: 'Authentique' })).toHaveAttribute('aria-pressed', 'true');
});
