/** Story of a challenge whose state is set by Storybook controls. */
import type { ComponentProps } from 'react';
import { expect, within } from 'storybook/test';
import { frenchSpaces } from '#engine/toolbox/typography.ts';
import { HINT_POLICIES } from '#schemas/console-constants.ts';
import type { HintPolicy } from '#schemas/session-setup.ts';
import { type PracticeChallenge, practised } from './practice-story.tsx';

interface PlayedArgs {
  /** Number of the participant: each has other secrets. */
  readonly variant: number;
  readonly hintsShown: number;
  readonly failures: number;
  readonly hintPolicy: HintPolicy;
  /** Theme; by default that of the toolbar. */
  readonly theme?: 'light' | 'dark';
}

const SEED_DIGITS = 32;
const UNTOUCHED: PlayedArgs = { variant: 1, hintsShown: 0, failures: 0, hintPolicy: 'table' };

/** Component and story of a challenge in the state that the arguments set; the story checks that the page shows the state. */
export function playedChallenge(challenge: PracticeChallenge) {
  const { hints, learningMode } = challenge.manifest;
  const { Practice } = practised(challenge);

  const optionsOf = ({ variant, hintsShown, failures, hintPolicy }: PlayedArgs): ComponentProps<typeof Practice> => ({
    seed: Math.trunc(variant).toString(16).padStart(SEED_DIGITS, '0'),
    initial: { hintsShown, failures },
    hintPolicy,
  });

  // Remounted for another participant or state.
  function Played({ theme: _ofThePage, ...play }: PlayedArgs) {
    return <Practice key={JSON.stringify(play)} {...optionsOf(play)} />;
  }
  const story = {
    args: UNTOUCHED,
    argTypes: {
      variant: { control: { type: 'number', min: 0, max: 9999, step: 1 } },
      hintsShown: { control: { type: 'range', min: 0, max: hints.length, step: 1 } },
      failures: { control: { type: 'range', min: 0, max: Math.max(10, learningMode?.after ?? 0), step: 1 } },
      hintPolicy: { control: 'inline-radio', options: HINT_POLICIES },
      theme: { control: 'inline-radio', options: ['light', 'dark'] },
    },
    parameters: { controls: { disable: false } },
    play: async ({ canvasElement, args }: { readonly canvasElement: HTMLElement; readonly args: PlayedArgs }) => {
      const canvas = within(canvasElement);
      if (args.hintPolicy === 'none') {
        await canvas.findByText('Pas d’indices pour cette session.');
      } else {
        await canvas.findByText(`Indices : ${args.hintsShown} / ${hints.length}`);
        for (const { title } of hints.slice(0, args.hintsShown))
          await canvas.findByRole('heading', { level: 3, name: frenchSpaces(title) });
        const offered = canvas.queryByText('Indices offerts pour cette session');
        await expect(offered !== null).toBe(args.hintPolicy === 'free');
      }
      const taught = learningMode !== undefined && args.failures >= learningMode.after;
      await expect(canvas.queryByRole('heading', { name: 'Mode apprentissage' }) !== null).toBe(taught);
      if (args.theme) await expect(document.documentElement.dataset['theme']).toBe(args.theme);
    },
  } as const;
  return { Played, story };
}
