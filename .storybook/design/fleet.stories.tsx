/** The fleet: how far a room has come, as its players see it. */
import { memoryStorage } from '#engine/client/browser-storage.ts';
import type { Call } from '#engine/client/call.ts';
import { aSessionClock } from '#engine/client/testing/a-session-clock.ts';
import { Fleet } from '#engine/site/fleet/fleet-dialog.tsx';
import { FleetLine } from '#engine/site/fleet/fleet-line.tsx';
import { aFleet, someBoats } from '#engine/site/fleet/testing/a-fleet.ts';
import { createHttpBackend } from '#engine/site/player-state/http-backend.ts';
import { createPlayer } from '#engine/site/player-state/player.ts';
import { SiteContext } from '#engine/site/site-context.ts';
import type { Fleet as FleetReply } from '#schemas/fleet.ts';
import type { PlayedSession } from '#schemas/session-setup.ts';
import preview from '../preview.tsx';
import styles from './gallery.module.css';

const meta = preview.meta({ title: 'Site/Fleet' });

const SESSION: PlayedSession & { readonly heardAt: number } = {
  name: 'Atelier du quai',
  challenges: null,
  hintPolicy: 'table',
  teams: [],
  team: null,
  fleet: true,
  closesAt: null,
  room: aSessionClock(),
  number: 1,
  heardAt: 0,
};

/** The fleet's line on the page of a player who gets this reply. */
function Line({ fleet }: { readonly fleet: FleetReply }) {
  const call: Call = async (_method, path) =>
    path === '/fleet' ? JSON.parse(JSON.stringify(fleet)) : new Promise<never>(() => undefined);
  const local = memoryStorage();
  local.write('token', 'token');
  local.write('session_cache', JSON.stringify(SESSION));
  const player = createPlayer({ call, local, tab: memoryStorage() });
  player.restore();
  return (
    <SiteContext value={{ player, backend: createHttpBackend(player) }}>
      <FleetLine />
    </SiteContext>
  );
}

const TEAMS = ['Quai', 'Pont', 'Capitainerie', 'Ateliers'];
const DOZEN = someBoats(
  [
    [8, 1],
    [6, 2],
    [5, 3],
    [3, 2],
    [null, 4],
  ],
  { own: 3, teams: TEAMS },
);
const FULL_HOUSE = someBoats([[8, 60], ...[7, 6, 5, 4, 3, 2].map((done) => [done, 45] as const), [null, 170]], {
  teams: [...TEAMS, 'Achats', 'Accueil', 'Paie', 'Direction', 'Sous-traitance'],
});

export const Lines = meta.story({
  // A page has one fleet line; here several stand side by side.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: () => (
    <div className={styles.parts}>
      <Line fleet={aFleet()} />
      <Line fleet={aFleet({ found: 0, own: { name: 'Balise 7', done: 0, place: null, team: null } })} />
      <Line fleet={aFleet({ board: 'none', own: { name: 'Balise 7', done: 5, place: null, team: null } })} />
    </div>
  ),
});
export const ADozen = meta.story({ render: () => <Fleet fleet={DOZEN} /> });
export const OnAPhone = meta.story({ render: () => <Fleet fleet={DOZEN} />, globals: { viewport: { value: 'phone' } } });
export const Dark = meta.story({ render: () => <Fleet fleet={DOZEN} />, globals: { theme: 'dark' } });
export const FullHouse = meta.story({ render: () => <Fleet fleet={FULL_HOUSE} />, globals: { viewport: { value: 'phone' } } });
export const AtTheStart = meta.story({ render: () => <Fleet fleet={someBoats([[0, 6]], { own: 0 })} /> });
