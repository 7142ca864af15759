/** The end page after twenty solved missions: as it opens, and with one unfolded; and after a first mission. */
import { expect, userEvent, within } from 'storybook/test';
import { memoryStorage } from '#engine/client/browser-storage.ts';
import type { Call } from '#engine/client/call.ts';
import { createHttpBackend } from '#engine/site/player-state/http-backend.ts';
import { createPlayer } from '#engine/site/player-state/player.ts';
import { SiteContext } from '#engine/site/site-context.ts';
import { SummaryPage } from '#engine/site/summary/summary-page.tsx';
import type { ChallengeManifest } from '#schemas/manifest.ts';
import type { Summary } from '#schemas/summary.ts';
import preview from '../preview.tsx';

const meta = preview.meta({ title: 'Site/Summary' });

const manifests = import.meta.glob<ChallengeManifest>('../../challenges/[a-z]*/manifest.json', { import: 'default' });

/** @param solved number of missions solved, of all there are */
async function summaryOf(solved: number): Promise<Summary> {
  const missions = await Promise.all(Object.values(manifests).map((load) => load()));
  return {
    points: 4 * solved,
    closed: false,
    reporting: { email: 'signaler@brevelle.example', phone: '01 99 00 42 10', button: 'Signaler un message' },
    missions: missions.map(({ key, debrief }, index) => ({
      key,
      solved: index < solved,
      points: index < solved ? 4 : 0,
      hints: index % 3,
      failures: index % 4,
      ...(index < solved ? { debrief } : {}),
    })),
    questions: missions.slice(0, 5).flatMap(({ key, retrieval }) => {
      if (!retrieval) return [];
      const { question, options } = retrieval;
      return [{ key, question, options }];
    }),
  };
}

function siteOf(solved: number) {
  const answers: Readonly<Record<string, () => unknown>> = {
    '/summary': () => summaryOf(solved),
    '/me/attestation': () => ({ ready: solved > 0, attestation: null }),
  };
  const call: Call = async (_method, path) => {
    const answer = await (answers[path]?.() ?? new Promise<never>(() => undefined));
    return JSON.parse(JSON.stringify(answer));
  };
  const local = memoryStorage();
  local.write('token', 'token');
  const player = createPlayer({ call, local, tab: memoryStorage() });
  player.restore();
  return { player, backend: createHttpBackend(player) };
}

const story = (solved: number) => {
  const site = siteOf(solved);
  return {
    render: () => (
      <SiteContext value={site}>
        <SummaryPage />
      </SiteContext>
    ),
    play: async ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
      await within(canvasElement).findByRole('heading', { level: 2, name: 'Ce que j’ai fait' }, { timeout: 10_000 });
    },
  };
};
const TWENTY = story(20);

export const Twenty = meta.story(TWENTY);
export const Dark = meta.story({ ...TWENTY, globals: { theme: 'dark' } });
export const OnAPhone = meta.story({ ...TWENTY, globals: { viewport: { value: 'phone' } } });
export const Unfolded = meta.story({
  ...TWENTY,
  play: async (context) => {
    await TWENTY.play(context);
    const [first] = within(context.canvasElement).getAllByRole('article');
    if (!first) throw new Error('nothing was done');
    await userEvent.click(within(first).getByRole('heading', { level: 3 }));
    await expect(await within(first).findByText('Pourquoi cela marche')).toBeVisible();
  },
});
export const First = meta.story(story(1));
