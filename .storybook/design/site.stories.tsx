/** The screens that every player passes, with the real catalogue. */
import { within } from 'storybook/test';
import { memoryStorage } from '#engine/client/browser-storage.ts';
import type { Call } from '#engine/client/call.ts';
import { aSessionClock } from '#engine/client/testing/a-session-clock.ts';
import { GuestHub } from '#engine/site/hub/guest-hub.tsx';
import { PlayerHub } from '#engine/site/hub/player-hub.tsx';
import { LoginPage } from '#engine/site/login/login-page.tsx';
import { createHttpBackend } from '#engine/site/player-state/http-backend.ts';
import { createPlayer } from '#engine/site/player-state/player.ts';
import { NotFound as NotFoundPage } from '#engine/site/routes/not-found.tsx';
import { SiteContext } from '#engine/site/site-context.ts';
import type { PlayedSession } from '#schemas/session-setup.ts';
import type { Standing } from '#schemas/standing.ts';
import preview from '../preview.tsx';

const meta = preview.meta({ title: 'Site/Screens' });

const SESSION: PlayedSession = {
  name: 'Atelier du quai',
  challenges: null,
  hintPolicy: 'table',
  teams: [],
  team: null,
  closesAt: null,
  room: aSessionClock(),
  number: 1,
};

const STANDING: Standing = {
  board: 'full',
  frozenAt: null,
  name: 'Balise 7',
  points: 9.5,
  rank: 4,
  of: 18,
  above: [
    { name: 'Goéland 2', points: 12, rank: 2 },
    { name: 'Houle 3', points: 10, rank: 3 },
  ],
  below: [{ name: 'Phare 21', points: 8.5, rank: 5 }],
  top: [
    { name: 'Sterne 14', points: 14, rank: 1 },
    { name: 'Goéland 2', points: 12, rank: 2 },
    { name: 'Houle 3', points: 10, rank: 3 },
  ],
  team: null,
};

/** A site with stores of its own. @param solved missions of the player who is logged in; null for a guest */
function siteOf(solved: readonly string[] | null) {
  const answers: Readonly<Record<string, unknown>> = {
    '/score': { points: 9.5 },
    '/progress': { completed: solved },
    '/session': SESSION,
    '/standing': STANDING,
  };
  // Every other call of the hub stays pending: the hub works without the replies.
  const call: Call = async (_method, path) =>
    path in answers ? JSON.parse(JSON.stringify(answers[path])) : new Promise<never>(() => undefined);
  const local = memoryStorage();
  if (solved !== null) local.write('token', 'token');
  const player = createPlayer({ call, local, tab: memoryStorage() });
  player.restore();
  return { player, backend: createHttpBackend(player) };
}

const guest = siteOf(null);
const player = siteOf(['caesar', 'emaildetect']);

const GUEST = { render: () => <SiteContext value={guest}>{<GuestHub />}</SiteContext> };
const PLAYER = {
  render: () => <SiteContext value={player}>{<PlayerHub />}</SiteContext>,
  play: async ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
    await within(canvasElement).findByRole('heading', { level: 2, name: 'Facile' }, { timeout: 5_000 });
    await within(canvasElement).findAllByText('Goéland 2', { exact: false }, { timeout: 5_000 });
  },
};

// Both hubs are tested in the built site (tests/end-to-end/site.e2e.ts): stories tagged '!test' are here to be looked at.
export const HubOfAGuest = meta.story(GUEST);
export const HubOfAGuestDark = meta.story({ ...GUEST, tags: ['!test'], globals: { theme: 'dark' } });
export const HubOfAPlayer = meta.story(PLAYER);
export const HubOfAPlayerDark = meta.story({ ...PLAYER, tags: ['!test'], globals: { theme: 'dark' } });
export const HubOnAPhone = meta.story({ ...PLAYER, tags: ['!test'], globals: { viewport: { value: 'phone' } } });
export const Login = meta.story({ render: () => <SiteContext value={guest}>{<LoginPage />}</SiteContext>, tags: ['!test'] });
export const NotFound = meta.story({ render: () => <NotFoundPage />, tags: ['!test'] });
