/** A question on the hub: asked when the browser is idle, answered by keyboard, put away at will. */
import { catalogue } from 'virtual:challenges/catalogue';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '#engine/ui/base.css';
import { ApiError } from '#engine/client/api-error.ts';
import { memoryStorage } from '#engine/client/browser-storage.ts';
import type { Call } from '#engine/client/call.ts';
import type { Asked } from '#schemas/summary.ts';
import { createHttpBackend } from '../player/http-backend.ts';
import { createPlayer } from '../player/player.ts';
import { SiteContext } from '../site-context.ts';
import { RecallSlot } from './recall-slot.tsx';

const [mission] = catalogue;
if (!mission) throw new Error('there is nothing to play');

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

/** @param answers what each `POST` is answered, in turn */
function show(offer: () => Asked | never, answers: readonly (object | Error)[] = []) {
  const local = memoryStorage();
  local.write('token', 'tok');
  const sent: unknown[] = [];
  const call = (async (method: string, path: string, options?: { readonly body?: unknown }) => {
    if (path === '/me/question') return offer();
    if (method !== 'POST') return {};
    const answer = answers[sent.push([path, options?.body]) - 1];
    if (answer instanceof Error) throw answer;
    return answer;
  }) as Call;
  const player = createPlayer({ call, local, tab: memoryStorage() });
  player.restore();
  host = document.body.appendChild(document.createElement('div'));
  host.style.inlineSize = '320px';
  root = createRoot(host);
  root.render(
    <SiteContext value={{ player, backend: createHttpBackend(player) }}>
      <RecallSlot />
      <p>Les missions</p>
    </SiteContext>,
  );
  return { sent };
}

const card = () => page.getByRole('region', { name: 'De mémoire' });

it('is answered by keyboard, choosing before sending, and says why at once', async () => {
  const { sent } = show(() => ({ asked }), [new ApiError(0, ''), { right: true, answer: 1, because: 'Il était à vous.' }]);
  await expect.element(card()).toHaveTextContent(mission.title);
  await expect.element(card().getByRole('button', { name: 'Répondre' })).toBeDisabled();
  expect(host?.scrollWidth).toBeLessThanOrEqual(320);
  card().getByRole('radio').first().element().focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(sent).toEqual([]);
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(card().getByRole('status')).toHaveTextContent('Le réseau ne répond pas');
  await userEvent.keyboard('{Enter}');
  await expect.element(card().getByRole('status')).toHaveTextContent('C’est cela. Il était à vous.');
  expect(sent).toEqual(Array(2).fill([`/challenges/${mission.key}/retrieval`, { choice: 1 }]));
  await expect.element(card().getByRole('radio').first()).toBeDisabled();
  await card().getByRole('button', { name: 'Fermer' }).click();
  await expect.element(card()).not.toBeInTheDocument();
});

it('names the better answer after a wrong one', async () => {
  show(() => ({ asked }), [{ right: false, answer: 1, because: 'Il était à vous.' }]);
  await card().getByRole('radio', { name: 'Je paie.' }).click();
  await card().getByRole('button', { name: 'Répondre' }).click();
  await expect
    .element(card().getByRole('status'))
    .toHaveTextContent(/Plutôt\s: J’appelle le numéro du dossier\. Il était à vous\./);
});

it('can wait', async () => {
  const { sent } = show(() => ({ asked }));
  await card().getByRole('button', { name: 'Plus tard' }).click();
  await expect.element(card()).not.toBeInTheDocument();
  expect(sent).toEqual([]);
});

it('shows nothing where there is no question, or no answer from the server', async () => {
  const calls: string[] = [];
  for (const offer of [() => ({ asked: null }), () => Promise.reject(new ApiError(503, ''))] as const) {
    show(() => {
      calls.push('asked');
      return offer() as Asked;
    });
    await expect.poll(() => calls.length).toBeGreaterThan(0);
    await expect.element(page.getByText('Les missions')).toBeVisible();
    expect(card().elements()).toEqual([]);
    root?.unmount();
    host?.remove();
    calls.length = 0;
  }
});
