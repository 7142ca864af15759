/**
 * The states of every challenge in Storybook, and where each state is tested. Every challenge has every state; a state is tested only
 * where a test can find something:
 *
 * - `everywhere`: the scene itself decides the state, so every challenge is tested;
 * - `kind`: the frame derives the state from the manifest, so one challenge of each kind is tested (`kindsOf`).
 *
 * Axe looks once at states that differ only in the width of the window, and at the colours alone of states that differ only in the theme.
 * `EVERY_STATE=1` tests everything everywhere, as `npm run check-challenge` does for the challenge that it is asked about.
 */
import type { ChallengeManifest } from '#schemas/manifest.ts';
import type { WindowName } from './windows.ts';

/** Tag of a story whose test would repeat that of another challenge; the tests leave it out (`vitest.config.ts`). */
export const SAID_ELSEWHERE = 'said-elsewhere';

export interface State {
  /** Name of the export; with spaces, the name of the story. */
  readonly name: string;
  /** The story as an expression of the generated file. */
  readonly story: string;
  readonly tested: 'everywhere' | 'kind';
  readonly window?: WindowName;
  readonly globals?: { readonly theme?: 'dark'; readonly text?: 'double'; readonly colours?: 'forced' };
  /** Arguments that make the story this state. */
  readonly args?: object;
  /** `elsewhere`: another state has the same elements. `colours`: another state is this one in the other theme. */
  readonly axe?: 'elsewhere' | 'colours';
}

/** Traits of a manifest: things that the frame shows for some manifests only. */
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

/** Keys of the challenges that stand for their kind: each has a trait that no challenge before it had. */
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
