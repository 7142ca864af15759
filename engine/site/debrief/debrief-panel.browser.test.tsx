import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ApiError } from '#engine/client/api-error.ts';
import { memoryStorage } from '#engine/client/browser-storage.ts';
import type { Call, CallOptions } from '#engine/client/call.ts';
import { aSessionClock } from '#engine/client/testing/a-session-clock.ts';
import type { PlayedDebrief } from '#schemas/debrief.ts';
import { expectNoBarrier } from '../../../tests/support/expect-no-barrier.ts';
import { debriefNews } from '../live-session/room-news.ts';
import { createHttpBackend } from '../player-state/http-backend.ts';
import { createPlayer } from '../player-state/player.ts';
import { SiteContext } from '../site-context.ts';
import { DebriefSlot } from './debrief-slot.tsx';

type Known = NonNullable<PlayedDebrief>;

const QUESTION: Known = {
  mission: 'phishing',
  title: 'Le colis retenu',
  slide: 'question',
  question: 'Un message vous presse de payer 1,99 €. Que faites-vous d’abord ?',
  options: ['Je paie, c’est peu', 'Je passe par le site du transporteur', 'Je réponds au message'],
  own: null,
  told: null,
  commitment: null,
};

let root: Root | undefined;
let host: HTMLElement | undefined;
afterEach(() => {
  root?.unmount();
  host?.remove();
});

/** Shows the debrief slot to a player whose server sends this debrief. @param endedAt end of the session; it runs without one */
function show(debrief: PlayedDebrief, endedAt: string | null = null) {
  const server = { debrief, sent: [] as unknown[], refuse: null as ApiError | null, asked: 0, silent: false };
  const session = { name: null, challenges: null, hintPolicy: 'table', teams: [], team: null, closesAt: null, number: 4 };
  const call: Call = async <T,>(method: string, _path: string, options?: CallOptions<T>) => {
    if (method === 'GET') server.asked += 1;
    if (server.silent)
      return new Promise<T>((_, reject) => options?.signal?.addEventListener('abort', () => reject(options.signal?.reason)));
    if (method === 'PUT') {
      server.sent.push(options?.body);
      if (server.refuse) throw server.refuse;
      const chosen = options?.body;
      const own = typeof chosen === 'object' && chosen !== null && 'option' in chosen ? Number(chosen.option) : null;
      server.debrief = server.debrief && { ...server.debrief, own };
    }
    return server.debrief as T;
  };
  const local = memoryStorage();
  local.write('token', 'tok');
  const heardAt = Date.parse('2026-11-21T09:00:00.000Z');
  local.write('session_cache', JSON.stringify({ ...session, room: aSessionClock({ endedAt }), heardAt }));
  const player = createPlayer({ call, local, tab: memoryStorage() });
  player.restore();
  host = document.body.appendChild(document.createElement('div'));
  const drawn = createRoot(host);
  root = drawn;
  flushSync(() =>
    drawn.render(
      <StrictMode>
        <SiteContext value={{ player, backend: createHttpBackend(player) }}>
          <main>
            <DebriefSlot />
          </main>
        </SiteContext>
      </StrictMode>,
    ),
  );
  return {
    server,
    /** Moves the room's deck. */
    moves(now: PlayedDebrief) {
      server.debrief = now;
      debriefNews.changed();
    },
  };
}

const dialog = (name: string) => page.getByRole('dialog', { name });

it('is nothing before the deck moves; then its question is answered by keyboard, and the answer can be changed', async () => {
  const { server, moves } = show(null);
  expect(document.querySelector('main')?.textContent).toBe('');
  moves(QUESTION);
  await expect.element(dialog('De mémoire, Le colis retenu')).toBeVisible();
  await expectNoBarrier({ region: true });
  page.getByRole('button', { name: 'C Je réponds au message' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('status')).toHaveTextContent(/^Votre réponse est comptée, sans votre nom/);
  await userEvent.click(page.getByRole('button', { name: /^B Je passe par le site/ }));
  await expect.element(page.getByRole('button', { name: /^B Je passe par le site/ })).toHaveAttribute('aria-pressed', 'true');
  await expect.element(page.getByRole('button', { name: 'C Je réponds au message' })).toHaveAttribute('aria-pressed', 'false');
  expect(server.sent).toEqual([
    { mission: 'phishing', option: 2 },
    { mission: 'phishing', option: 1 },
  ]);
});

it('is a line, not a dialog, to who opens the page once only the last slide stands', async () => {
  show({ ...QUESTION, slide: 'commitment', commitment: 'Je ne paie jamais depuis un lien reçu.' }, '2026-11-21T08:50:00.000Z');
  await userEvent.click(page.getByRole('button', { name: /Débriefing/ }));
  await expect.element(dialog('À garder, Le colis retenu')).toBeVisible();
});

it('tells the right answer and the parts of the room with the wall, then what to keep, and goes with the deck', async () => {
  const { moves } = show(null);
  moves({ ...QUESTION, own: 0 });
  await expect.element(dialog('De mémoire, Le colis retenu')).toBeVisible();
  moves({
    ...QUESTION,
    slide: 'answer',
    own: 0,
    told: { answer: 1, because: 'Le site, tapé soi-même, dit vrai.', votes: [4, 12, 4] },
  });
  await expect.element(dialog('La réponse, Le colis retenu')).toBeVisible();
  await expect
    .element(page.getByRole('listitem').nth(1))
    .toHaveTextContent(/^La bonne réponse\s: B Je passe par le site du transporteur\s*60\s%$/);
  await expect.element(page.getByRole('status')).toHaveTextContent('Ce n’était pas cela. Le site, tapé soi-même, dit vrai.');
  moves({ ...QUESTION, slide: 'commitment', commitment: 'Je ne paie jamais depuis un lien reçu.' });
  await expect.element(page.getByText('Je ne paie jamais depuis un lien reçu.')).toBeVisible();
  moves(null);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(document.querySelector('main')?.textContent).toBe('');
});

it('says that an answer was not sent, and keeps the one that counts', async () => {
  const { server, moves } = show(null);
  moves({ ...QUESTION, own: 1 });
  await expect.element(dialog('De mémoire, Le colis retenu')).toBeVisible();
  server.refuse = new ApiError(0, '');
  await userEvent.click(page.getByRole('button', { name: 'C Je réponds au message' }));
  await expect.element(page.getByRole('status')).toHaveTextContent('Votre réponse n’est pas partie. Réessayez.');
  await expect.element(page.getByRole('button', { name: /^B Je passe par le site/ })).toHaveAttribute('aria-pressed', 'true');
});

it('is left while the server has not answered, and nothing fails', async () => {
  const failures: unknown[] = [];
  const failed = ({ reason }: PromiseRejectionEvent) => void failures.push(reason);
  window.addEventListener('unhandledrejection', failed);
  onTestFinished(() => window.removeEventListener('unhandledrejection', failed));
  const { server, moves } = show(null);
  server.silent = true;
  moves(QUESTION);
  await expect.poll(() => server.asked, { timeout: 5_000 }).toBeGreaterThan(0);
  root?.unmount();
  // Unhandled rejections are reported after the microtasks of the rejected promise.
  await new Promise((resolve) => setTimeout(resolve));
  expect(failures).toEqual([]);
});
