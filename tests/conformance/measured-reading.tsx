/** What a mission gives to read, measured on the page: its briefing and scene, then what stands there after the solve. */
import { routes } from 'virtual:challenges/catalogue';
import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';
import { page } from 'vitest/browser';
import { type SceneProps, useAttempt } from '#engine/authoring';
import { memoryStorage } from '#engine/client/browser-storage.ts';
import type { ChallengeBackend } from '#engine/frame/backends/backend.ts';
import { createPracticeBackend } from '#engine/frame/backends/practice-backend.ts';
import { ChallengeFrame } from '#engine/frame/challenge-frame.tsx';
import type { AttemptHandle } from '#engine/frame/play/use-attempt.ts';
import type { PracticeChallenge } from '#engine/frame/stories/practice-story.tsx';
import type { Artifacts } from '#engine/rules/checker.ts';
import { publicChallenge } from '#engine/rules/public-challenge.ts';
import type { Solution } from '#engine/rules/solution.ts';
import { createVariant } from '#engine/rules/variant.ts';
import { frenchSpaces } from '#engine/toolbox/typography.ts';
import type { Answer } from '#schemas/challenges.ts';
import { createHttpBackend } from '../../engine/site/player-state/http-backend.ts';
import { createPlayer } from '../../engine/site/player-state/player.ts';
import { SiteContext } from '../../engine/site/site-context.ts';
import { VictoryPanel } from '../../engine/site/victory/victory-panel.tsx';
import { visibleWords } from './visible-words.ts';

/** In words; decisions are counted. */
export interface MeasuredReading {
  readonly briefing: number;
  /** What the scene shows at most: of what is met one thing after the other, all. */
  readonly scene: number;
  /** The challenge's page after the solve, without what was read before. */
  readonly solvedPage: number;
  /** The victory's two screens as they open. */
  readonly victory: number;
  /** Their heights together, in screens of a phone. */
  readonly victoryScreens: number;
  /** Null where the server part names no choices. */
  readonly decisions: number | null;
}

const manifests = import.meta.glob<PracticeChallenge['manifest']>('../../challenges/*/manifest.json', { import: 'default' });
const checkers = import.meta.glob<PracticeChallenge['checker']>('../../challenges/*/challenge.server.ts', { import: 'default' });
const scenes = import.meta.glob<PracticeChallenge['scene']>('../../challenges/*/challenge.tsx', { import: 'default' });
const solutions = import.meta.glob<Solution>('../../challenges/*/solve.ts');

/** Whether its folder is here, and not in a pack. */
export function measurable(key: string): boolean {
  return Object.hasOwn(manifests, `../../challenges/${key}/manifest.json`);
}

async function partsOf(key: string) {
  const [manifest, checker, scene, solution] = await Promise.all([
    manifests[`../../challenges/${key}/manifest.json`]?.(),
    checkers[`../../challenges/${key}/challenge.server.ts`]?.(),
    scenes[`../../challenges/${key}/challenge.tsx`]?.(),
    solutions[`../../challenges/${key}/solve.ts`]?.(),
  ]);
  const loadReveal = routes.find((route) => route.key === key)?.loadReveal;
  if (!manifest || !checker || !scene || !solution || !loadReveal) throw new Error(`no mission ${key}`);
  return { manifest, checker, scene, solution, loadReveal };
}
type Parts = Awaited<ReturnType<typeof partsOf>>;

/** As a company tells it that has all three ways. */
const reporting = { email: 'signaler@brevelle.example', phone: '01 99 00 42 10', button: 'Signaler un message' };
const nothing = () => undefined;
/** Code that was in the scene is looked at once more for the line that is marked, not read. */
const LISTING = 'pre';

interface Probed {
  readonly Scene: Parts['scene']['Scene'];
  readonly took: (handle: AttemptHandle) => void;
}
const ProbedContext = createContext<Probed | null>(null);

/** A scene that hands out how it would send, so that any can be played without knowing its controls. */
function ProbedScene(props: SceneProps<Artifacts>) {
  const probed = useContext(ProbedContext);
  const own = useAttempt();
  useEffect(() => probed?.took(own));
  return (
    probed && (
      <div data-testid="scene">
        <probed.Scene {...props} />
      </div>
    )
  );
}

/** @param seed 32 hexadecimal digits: another participant, with other secrets */
export async function measuredReading(key: string, seed: string): Promise<MeasuredReading> {
  const parts = await partsOf(key);
  const { manifest, checker } = parts;
  const backend = createPracticeBackend({ manifest, checker, seed, reporting });
  const { said, ...solved } = await playedThrough(parts, backend);
  const victory = await victoryAfter(parts, backend, said);
  const secrets = checker.secrets(createVariant(seed));
  return { ...solved, ...victory, decisions: checker.choices?.(secrets).length ?? null };
}

/** The challenge's own page, before the solve and after it. */
async function playedThrough({ manifest, scene, solution, loadReveal }: Parts, backend: ChallengeBackend) {
  let handle: AttemptHandle | undefined;
  let said = '';
  const took = (own: AttemptHandle) => {
    handle = own;
  };
  // What is acknowledged would stand before what is measured.
  const messages = { ...scene.messages, correct: { ...scene.messages.correct, alert: false } };
  const { host, unmount } = shown(
    <ProbedContext value={{ Scene: scene.Scene, took }}>
      <MemoryRouter>
        <ChallengeFrame
          challenge={publicChallenge({ ...manifest, returnAfter: 600_000 })}
          scene={{ ...scene, Scene: ProbedScene, messages }}
          loadReveal={loadReveal}
          backend={backend}
          onSolved={(_points, text) => {
            said = text;
          }}
          onLeave={nothing}
        />
      </MemoryRouter>
    </ProbedContext>,
  );
  const scenesWords = () => visibleWords(found(host, '[data-testid="scene"]'));
  const [briefing, before] = await stable(() => [visibleWords(found(host, '[aria-label="Briefing"]')), scenesWords()]);
  await handle?.attempt(await rightAnswer(manifest, solution, backend));
  await vi.waitUntil(() => host.querySelector('[class*="reveal"] *'), LOADED);
  const [after, solvedPage] = await stable(() => [
    scenesWords(),
    visibleWords(host, `[aria-label="Briefing"], [data-testid="scene"], ${LISTING}`),
  ]);
  unmount();
  return { briefing, scene: Math.max(before, after), solvedPage, said };
}

async function rightAnswer({ key, pages = [] }: Parts['manifest'], solution: Solution, backend: ChallengeBackend) {
  const { artifacts } = await backend.open(key);
  const subPages = await Promise.all(pages.map(async ({ slug }) => [slug, (await backend.open(key, slug)).artifacts] as const));
  const explore = async (answer: Answer) => (await backend.attempt(key, answer, '')).output;
  return solution.default(artifacts, Object.fromEntries(subPages), explore);
}

const PHONE = { width: 390, height: 844 };

/** A part that is loaded when it is shown, on a machine that does other things too; in ms. */
const LOADED = { timeout: 10_000 };

/** The two screens of the victory on a phone, of what the backend has seen solved. */
async function victoryAfter({ manifest }: Parts, { open, attempt, hint, penalise }: ChallengeBackend, said: string) {
  const call = () => Promise.reject(new Error('nothing is asked of a server'));
  const player = createPlayer({ call, local: memoryStorage(), tab: memoryStorage() });
  const solve = { points: manifest.scoring.base, text: said };
  const before = { width: window.innerWidth, height: window.innerHeight };
  await page.viewport(PHONE.width, PHONE.height);
  const { host, unmount } = shown(
    <SiteContext value={{ player, backend: { ...createHttpBackend(player), open, attempt, hint, penalise } }}>
      <MemoryRouter>
        <VictoryPanel missionKey={manifest.key} solve={solve} onClose={nothing} />
      </MemoryRouter>
    </SiteContext>,
  );
  const screen = async (there: string) => {
    await vi.waitUntil(() => host.querySelector(there), LOADED);
    const [words, height] = await stable(() => {
      const dialog = found(host, 'dialog');
      return [visibleWords(dialog, LISTING), dialog.scrollHeight];
    });
    return { words, height };
  };
  await vi.waitUntil(() => host.textContent?.includes(frenchSpaces(manifest.debrief.tellAColleague)), LOADED);
  await vi.waitUntil(() => host.textContent?.includes('Réussie'), LOADED);
  const first = await screen('dialog');
  await page.getByRole('button', { name: 'Suite', exact: true }).click();
  const second = await screen('[class*="reveal"] *');
  unmount();
  await page.viewport(before.width, before.height);
  return { victory: first.words + second.words, victoryScreens: (first.height + second.height) / PHONE.height };
}

function shown(element: ReactNode) {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  root.render(element);
  const unmount = () => {
    root.unmount();
    host.remove();
  };
  return { host, unmount };
}

function found(host: HTMLElement, selector: string): Element {
  const element = host.querySelector(selector);
  if (!element) throw new Error(`nothing is ${selector}`);
  return element;
}

const A_MOMENT = 60;

/** Two figures, once neither changes any more; until they can be counted, it waits. */
async function stable(count: () => readonly [number, number]): Promise<readonly [number, number]> {
  let last: readonly [number, number] | undefined;
  return vi.waitUntil(
    () => {
      const before = last;
      try {
        last = count();
      } catch {
        last = undefined;
      }
      return last && before && last[0] === before[0] && last[1] === before[1] ? last : null;
    },
    { interval: A_MOMENT, ...LOADED },
  );
}
