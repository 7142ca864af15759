/**
 * The states in which every challenge stands in Storybook, and where each of them is tested. All are there for all challenges;
 * a test is written where it can tell something:
 *
 * - `everywhere`: what only the scene itself decides, so in every challenge;
 * - `kind`: what the frame does of the manifest, so in one challenge of each kind (`kindsOf`).
 *
 * Axe looks once at what differs in the width of the window only, and at the colours alone of what differs in the theme. `EVERY_STATE=1` tests all of it everywhere: so does
 * `npm run check-challenge`, for the challenge that it is asked about.
 */
import type { ChallengeManifest } from '#schemas/manifest.ts';
import type { WindowName } from './windows.ts';

/** On a story whose test would say what another challenge's says; the tests leave it out (`vitest.config.ts`). */
export const SAID_ELSEWHERE = 'said-elsewhere';

export interface State {
  /** Its export, and its name with spaces. */
  readonly name: string;
  /** The story that it is, an expression of the generated file. */
  readonly story: string;
  readonly tested: 'everywhere' | 'kind';
  readonly window?: WindowName;
  readonly globals?: { readonly theme?: 'dark'; readonly text?: 'double'; readonly colours?: 'forced' };
  /** It is the story of that export, with these arguments. */
  readonly args?: object;
  /** `elsewhere`: another state has the same elements. `colours`: another state is this one in the other theme. */
  readonly axe?: 'elsewhere' | 'colours';
}

/** What the frame makes of a manifest that another one has not. */
export function traitsOf({ learningMode, scoring, returnAfter, pages }: ChallengeManifest): readonly string[] {
  return [
    ...(learningMode ? ['learning mode'] : []),
    ...(scoring.failures ? ['failures cost'] : []),
    ...(scoring.penalty ? ['a penalty'] : []),
    ...(scoring.hintStep === 0 ? ['free hints'] : []),
    ...(returnAfter === 0 ? ['returns at once'] : ['stays']),
    ...(pages ? ['sub-pages'] : []),
  ];
}

/** Keys of the challenges that stand for their kind: each has a trait that none before it had. */
export function kindsOf(manifests: readonly ChallengeManifest[]): ReadonlySet<string> {
  const met = new Set<string>();
  const keys = new Set<string>();
  for (const manifest of manifests) {
    const traits = traitsOf(manifest);
    if (traits.some((trait) => !met.has(trait))) keys.add(manifest.key);
    for (const trait of traits) met.add(trait);
  }
  return keys;
}

export function statesOf({ hints, learningMode, pages = [] }: ChallengeManifest): readonly State[] {
  return [
    { name: 'FirstView', story: 'common.firstView', tested: 'everywhere' },
    { name: 'Phone', story: 'common.fitting', tested: 'kind', window: 'phone', axe: 'elsewhere' },
    { name: 'Narrow', story: 'common.fitting', tested: 'everywhere', window: 'narrow', axe: 'elsewhere' },
    { name: 'Projector', story: 'common.fitting', tested: 'kind', window: 'projector', axe: 'elsewhere' },
    { name: 'Dark', story: 'common.firstView', tested: 'everywhere', globals: { theme: 'dark' }, axe: 'colours' },
    { name: 'ForcedColours', story: 'common.firstView', tested: 'kind', globals: { colours: 'forced' }, axe: 'elsewhere' },
    { name: 'LargeText', story: 'common.fitting', tested: 'everywhere', globals: { text: 'double' }, axe: 'elsewhere' },

    { name: 'Play', story: 'played', tested: 'kind' },
    ...hints.map((_, index) => ({
      name: `Hint${index + 1}`,
      story: 'Play',
      tested: 'kind' as const,
      args: { hintsShown: index + 1 },
      axe: 'elsewhere' as const,
    })),
    { name: 'Hints', story: 'common.hints', tested: 'kind' },
    { name: 'FreeHints', story: 'Play', tested: 'kind', args: { hintPolicy: 'free', hintsShown: 1 } },
    { name: 'NoHints', story: 'Play', tested: 'kind', args: { hintPolicy: 'none', theme: 'dark', variant: 2 } },

    { name: 'WrongAnswer', story: 'common.wrongAnswer', tested: 'kind', axe: 'elsewhere' },
    { name: 'WrongAnswerLaptop', story: 'common.wrongAnswer', tested: 'kind', window: 'laptop', axe: 'elsewhere' },
    { name: 'WrongAnswerSmall', story: 'common.wrongAnswer', tested: 'everywhere', window: 'small' },
    ...(learningMode ? [{ name: 'LearningMode', story: 'common.learningMode', tested: 'kind' as const }] : []),

    { name: 'Solved', story: 'common.solved', tested: 'everywhere' },
    { name: 'OpenedLater', story: 'common.openedLater', tested: 'kind', axe: 'elsewhere' },
    { name: 'Reveal', story: 'common.reveal', tested: 'kind' },
    { name: 'RevealNarrow', story: 'common.reveal', tested: 'everywhere', window: 'narrow', axe: 'elsewhere' },
    { name: 'RevealDark', story: 'common.reveal', tested: 'everywhere', globals: { theme: 'dark' } },

    { name: 'Loading', story: 'common.loading', tested: 'kind' },
    { name: 'Unreachable', story: 'common.unreachable', tested: 'kind' },
    { name: 'Offline', story: 'common.offline', tested: 'kind' },
    { name: 'BackOnline', story: 'common.backOnline', tested: 'kind', axe: 'elsewhere' },

    ...pages.map(({ slug }, index) => ({
      name: `SubPage${index + 1}`,
      story: `subPageStory(challenge, page${index + 1}, '${slug}')`,
      tested: 'everywhere' as const,
    })),
  ];
}
