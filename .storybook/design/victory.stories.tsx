/** The victory over the hub: won a moment ago, the second screen, opened again, and by day, by night, on a phone. */
import { expect, userEvent, within } from 'storybook/test';
import { memoryStorage } from '#engine/client/browser-storage.ts';
import type { Call } from '#engine/client/call.ts';
import type { Checker } from '#engine/rules/checker.ts';
import { createVariant } from '#engine/rules/variant.ts';
import { createHttpBackend } from '#engine/site/player-state/http-backend.ts';
import { createPlayer } from '#engine/site/player-state/player.ts';
import { SiteContext } from '#engine/site/site-context.ts';
import { VictoryPanel } from '#engine/site/victory/victory-panel.tsx';
import type { OpenedChallenge } from '#schemas/challenges.ts';
import type { ChallengeManifest } from '#schemas/manifest.ts';
import type { Standing } from '#schemas/standing.ts';
import preview from '../preview.tsx';

const meta = preview.meta({ title: 'Site/Victory' });

const PATIENT = { timeout: 10_000 };
const SHOWN = ['tri-de-9h', 'caesar'] as const;
const manifests = import.meta.glob<ChallengeManifest>('../../challenges/{tri-de-9h,caesar}/manifest.json', { import: 'default' });
const checkers = import.meta.glob<Checker>('../../challenges/{tri-de-9h,caesar}/challenge.server.ts', { import: 'default' });

/** The challenge as the server opens it for a player who has solved it, after two failures and a hint. */
async function solved(key: string): Promise<OpenedChallenge> {
  const manifest = await manifests[`../../challenges/${key}/manifest.json`]?.();
  const checker = await checkers[`../../challenges/${key}/challenge.server.ts`]?.();
  if (!manifest || !checker) throw new Error(`no mission ${key}`);
  const secrets = checker.secrets(createVariant('5eed0000000000000000000000000001'));
  const reveal = checker.reveal?.(secrets);
  const { debrief, hints } = manifest;
  return {
    artifacts: checker.artifacts(secrets),
    hints: hints.slice(0, 1),
    failures: 2,
    solved: true,
    points: 3.5,
    debrief,
    ...(reveal ? { reveal } : {}),
  };
}

const NEIGHBOUR = { name: 'Goéland 12', points: 8, rank: 5 };
const STANDING: Standing = {
  board: 'neighbours',
  frozenAt: null,
  name: 'Sterne 4',
  points: 9.5,
  rank: 4,
  of: 12,
  above: [],
  below: [NEIGHBOUR],
  top: [],
  team: null,
};

const ANSWERS: Readonly<Record<string, unknown>> = {
  '/score': { points: STANDING.points },
  '/progress': { completed: SHOWN },
  '/standing': STANDING,
};

function site() {
  // Every other call stays pending: the victory works without the replies.
  const call: Call = async (_method, path) =>
    path in ANSWERS ? JSON.parse(JSON.stringify(ANSWERS[path])) : new Promise<never>(() => undefined);
  const local = memoryStorage();
  local.write('token', 'token');
  const player = createPlayer({ call, local, tab: memoryStorage() });
  player.restore();
  player.store.setState({ points: STANDING.points, scoreKnown: true });
  return { player, backend: { ...createHttpBackend(player), open: (key: string) => solved(key) } };
}

const SITE = site();
const SAID: Readonly<Record<(typeof SHOWN)[number], string>> = {
  'tri-de-9h': 'Pile triée : aucun piège traité, et Camille peut répondre aux vrais. Points gagnés : 3,50.',
  caesar: 'Message déchiffré. Points gagnés : 3,50.',
};

const won = (key: (typeof SHOWN)[number], fresh = true) => ({
  render: () => (
    <SiteContext value={SITE}>
      <VictoryPanel
        missionKey={key}
        solve={fresh ? { points: 3.5, text: SAID[key] } : null}
        rankBefore={6}
        onClose={() => undefined}
      />
    </SiteContext>
  ),
  play: async ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Ce que j’ai fait', {}, PATIENT)).toBeVisible();
    if (fresh) await expect(await canvas.findByText('4e place sur 12', {}, PATIENT)).toBeVisible();
  },
});
const FIRST = won('tri-de-9h');
const SECOND = {
  ...FIRST,
  play: async (context: { readonly canvasElement: HTMLElement }) => {
    await FIRST.play(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Suite' }));
    await expect(await canvas.findByText('Ce que je garde', {}, PATIENT)).toBeVisible();
  },
};

const dark = { globals: { theme: 'dark' } };
const onAPhone = { globals: { viewport: { value: 'phone' } } };

export const Won = meta.story(FIRST);
export const WonDark = meta.story({ ...FIRST, ...dark });
export const WonOnAPhone = meta.story({ ...FIRST, ...onAPhone });
export const Learnt = meta.story(SECOND);
export const LearntOnAPhone = meta.story({
  ...SECOND,
  globals: { theme: 'dark', viewport: { value: 'phone' } },
});
export const OpenedAgain = meta.story(won('caesar', false));
