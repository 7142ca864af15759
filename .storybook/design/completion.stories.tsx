/** The arrival at the port after the last mission: with the fleet, alone, and before the server has answered. */
import { expect, within } from 'storybook/test';
import { memoryStorage } from '#engine/client/browser-storage.ts';
import type { Call } from '#engine/client/call.ts';
import { aSessionClock } from '#engine/client/testing/a-session-clock.ts';
import { CompletionDialog } from '#engine/site/completion/completion-dialog.tsx';
import { createHttpBackend } from '#engine/site/player-state/http-backend.ts';
import { createPlayer } from '#engine/site/player-state/player.ts';
import { SiteContext } from '#engine/site/site-context.ts';
import type { OwnAttestation } from '#schemas/attestation.ts';
import type { FleetBoats } from '#schemas/fleet.ts';
import type { OwnAppointments } from '#schemas/returns.ts';
import type { PlayedSession } from '#schemas/session-setup.ts';
import type { Summary } from '#schemas/summary.ts';
import preview from '../preview.tsx';

const meta = preview.meta({ title: 'Site/Completion' });

const KEYS = ['tri-de-9h', 'plus-tard', 'porte-du-hall', 'nouveau-rib', 'deux-martin', 'ecran-noir'] as const;
const SUMMARY: Summary = {
  points: 27.5,
  closed: false,
  missions: KEYS.map((key, index) => ({ key, solved: true, points: 4.5, hints: 0, failures: index % 3 })),
  questions: [],
};
const BOATS: FleetBoats = {
  missions: KEYS.length,
  teams: [],
  own: { name: 'Sterne 4', team: null, stage: 0, done: KEYS.length },
  stages: [
    { done: KEYS.length, count: 3, boats: [{ name: 'Goéland 12', team: null }] },
    { done: 4, count: 5, boats: [{ name: 'Macareux 7', team: null }] },
  ],
};
const APPOINTMENTS: OwnAppointments = {
  appointments: [],
  offered: [{ kind: 'weeks-3', dueOn: '2026-12-20', endsOn: '2027-01-03' }],
  campaign: [],
};
const ATTESTATION: OwnAttestation = { ready: false, attestation: null };
const ALONE = { '/summary': SUMMARY, '/me/appointments': APPOINTMENTS, '/me/attestation': ATTESTATION };

const SESSION: PlayedSession = {
  name: 'Atelier du quai',
  challenges: [...KEYS],
  hintPolicy: 'table',
  teams: [],
  team: null,
  closesAt: null,
  room: aSessionClock(),
  number: 1,
};

/** The site over a server that answers these calls and leaves every other call pending. */
function site(answers: Readonly<Record<string, unknown>>) {
  const call: Call = async (_method, path) =>
    path in answers ? JSON.parse(JSON.stringify(answers[path])) : new Promise<never>(() => undefined);
  const local = memoryStorage();
  local.write('token', 'token');
  const player = createPlayer({ call, local, tab: memoryStorage() });
  player.restore();
  player.hear({ ...SESSION, fleet: '/fleet/boats' in answers });
  player.store.setState({ points: SUMMARY.points, scoreKnown: true, completed: KEYS });
  return { player, backend: createHttpBackend(player) };
}

const arrived = (answers: Readonly<Record<string, unknown>>, told: RegExp) => {
  const known = site(answers);
  return {
    render: () => (
      <SiteContext value={known}>
        <CompletionDialog onClose={() => undefined} />
      </SiteContext>
    ),
    play: async ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
      const canvas = within(canvasElement);
      await expect(await canvas.findByText('missions réussies', {}, { timeout: 10_000 })).toBeVisible();
      await expect(await canvas.findByText(told, {}, { timeout: 10_000 })).toBeVisible();
    },
  };
};
const WITH_FLEET = arrived({ ...ALONE, '/fleet/boats': BOATS }, /ont demandé plus d’un essai/);

export const WithTheFleet = meta.story(WITH_FLEET);
export const WithTheFleetDark = meta.story({ ...WITH_FLEET, globals: { theme: 'dark' } });
export const OnAPhone = meta.story({ ...WITH_FLEET, globals: { viewport: { value: 'phone' } } });
export const Alone = meta.story(arrived(ALONE, /ont demandé plus d’un essai/));
/** The server has answered no call yet. */
export const Loading = meta.story(arrived({}, /^Toutes vos missions sont réussies/));
