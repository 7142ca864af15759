/** The last mission, as a player sees it on their own screen. */
import { within } from 'storybook/test';
import { memoryStorage } from '#engine/client/browser-storage.ts';
import type { Call } from '#engine/client/call.ts';
import { aSessionClock } from '#engine/client/testing/a-session-clock.ts';
import { FinalePanel } from '#engine/site/finale/finale-panel.tsx';
import { createHttpBackend } from '#engine/site/player-state/http-backend.ts';
import { createPlayer } from '#engine/site/player-state/player.ts';
import { SiteContext } from '#engine/site/site-context.ts';
import type { PlayedFinale } from '#schemas/finale.ts';
import preview from '../preview.tsx';

const meta = preview.meta({ title: 'Site/Last mission' });

type Known = NonNullable<PlayedFinale>;

const OPEN: Known = {
  phase: 'open',
  round: 1,
  message: {
    channel: 'mail',
    from: 'Assistance <aide@brevelle-mail.example>',
    text: 'Votre boîte ferme ce soir à 18 h. Pour la garder, confirmez votre mot de passe sur brevelle-mail.example.',
    context: 'L’entreprise écrit depuis brevelle.example.',
  },
  people: 20,
  answered: 12,
  results: [],
  commitment: null,
  own: false,
};
const RESULT = {
  round: 1,
  genuine: false,
  right: true,
  divided: false,
  votes: { genuine: 5, trap: 15 },
  because: 'brevelle-mail.example n’est pas brevelle.example : c’est un autre domaine.',
};
const OVER: Known = {
  ...OPEN,
  phase: 'over',
  round: 5,
  results: [1, 2, 3, 4, 5].map((round) => ({ ...RESULT, round, right: round !== 4 })),
  commitment: 'Dès demain : un message presse ? Je m’arrête, et je rappelle par un moyen que j’avais déjà.',
};

/** A page on which a facilitator has just opened or closed a round. */
function played(finale: Known, theme: 'light' | 'dark' = 'light') {
  const call: Call = async () => JSON.parse(JSON.stringify(finale));
  const local = memoryStorage();
  local.write('token', 'token');
  local.write('session_cache', JSON.stringify({ teams: [], challenges: null, room: aSessionClock() }));
  const player = createPlayer({ call, local, tab: memoryStorage() });
  player.restore();
  return {
    globals: { theme, viewport: { value: 'phone' } },
    render: () => (
      <SiteContext value={{ player, backend: createHttpBackend(player) }}>
        <FinalePanel changes={1} />
      </SiteContext>
    ),
    play: async ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
      await within(canvasElement).findByRole('dialog', undefined, { timeout: 5_000 });
    },
  };
}

export const Judged = meta.story(played(OPEN));
export const Decided = meta.story(played({ ...OPEN, phase: 'closed', results: [RESULT] }, 'dark'));
export const Over = meta.story(played(OVER));
