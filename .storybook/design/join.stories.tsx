/** Joining: the lobby, the texts and questions for a newcomer, the notice about recorded data, and the sheet for the room. */
import { expect, within } from 'storybook/test';
import { memoryStorage } from '#engine/client/browser-storage.ts';
import type { Call } from '#engine/client/call.ts';
import { aSessionClock } from '#engine/client/testing/a-session-clock.ts';
import { PersonalCode, Welcome } from '#engine/site/arrival/arrival-panel.tsx';
import { Lobby } from '#engine/site/arrival/lobby.tsx';
import { createHttpBackend } from '#engine/site/player-state/http-backend.ts';
import { createPlayer } from '#engine/site/player-state/player.ts';
import { PreferencesDialog } from '#engine/site/preferences/preferences-dialog.tsx';
import { SiteContext } from '#engine/site/site-context.ts';
import { DataPage } from '#engine/site/your-data/data-page.tsx';
import type { PlayedSession } from '#schemas/session-setup.ts';
import type { Me } from '#schemas/standing.ts';
import { RoomSheet } from '../../admin/invite/room-sheet.tsx';
import preview from '../preview.tsx';

const ME: Me = {
  email: 'zoe@brevelle.example',
  name: 'Balise 7',
  suggestions: ['Phare 2', 'Étoile de mer 57', 'Vague 4'],
  newcomer: true,
};
const SESSION: PlayedSession = {
  name: 'Atelier du quai — service achats',
  challenges: null,
  hintPolicy: 'table',
  teams: ['Quai', 'Pont'],
  team: null,
  closesAt: null,
  room: aSessionClock({ phase: 'lobby', startedAt: null }),
  number: 1,
};

/** The server gives every caller the same answers. */
const call: Call = async (_method, path) =>
  JSON.parse(
    JSON.stringify(
      path === '/retention'
        ? { days: 90, controller: 'Brevelle SA', contact: 'dpo@brevelle.example', legalBasis: null, recipients: null }
        : ME,
    ),
  );
const player = createPlayer({ call, local: memoryStorage(), tab: memoryStorage() });
const site = { player, backend: createHttpBackend(player) };

const meta = preview.meta({
  title: 'Site/Coming aboard',
  decorators: [
    (Story) => (
      <SiteContext value={site}>
        <Story />
      </SiteContext>
    ),
  ],
});

const lobby = () => (
  <Lobby session={SESSION}>
    <PersonalCode code="K7QF-2M" last />
  </Lobby>
);
export const LobbyOfANewcomer = meta.story({ render: lobby });
export const Dark = meta.story({ render: lobby, globals: { theme: 'dark' } });
export const OnAPhone = meta.story({ render: lobby, globals: { viewport: { value: 'narrow' } } });

export const LobbyOfWhoIsKnown = meta.story({
  render: () => <Lobby session={{ ...SESSION, hintPolicy: 'none', team: 'Quai' }}>{null}</Lobby>,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Balise 7')).toBeVisible();
  },
});

/** The welcome in the mission centre of a running session. */
export const BesideTheFirstMission = meta.story({
  render: () => (
    <div style={{ padding: 'var(--space-4)', background: 'var(--night)', color: 'var(--on-night)' }}>
      <Welcome me={ME} personalCode="" hintPolicy="table" />
    </div>
  ),
});

/** The player's preferences, which the header and the login form open. */
export const Preferences = meta.story({ render: () => <PreferencesDialog onClose={() => undefined} /> });
export const PreferencesOnAPhone = meta.story({
  render: () => <PreferencesDialog onClose={() => undefined} />,
  globals: { viewport: { value: 'narrow' } },
});

export const YourData = meta.story({
  render: () => <DataPage />,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/90 jours après sa dernière activité/)).toBeVisible();
  },
});

/** Printed, the sheet fills a page of A4. */
export const Sheet = meta.story({
  render: () => (
    <RoomSheet
      name={SESSION.name}
      code="K7QF-2MXD"
      site="http://192.168.1.20:3000"
      link="http://192.168.1.20:3000/user-login#code=K7QF-2MXD"
      help="Camille, poste 12"
      starts={Date.UTC(2026, 10, 23, 9)}
      personalCodes
      playerLogin="email"
    />
  ),
});
