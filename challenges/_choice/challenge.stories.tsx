// States that are particular to this challenge; the common ones (hints, wrong answer, solved…) come from the registry.

import { userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { practiceStory } from '#engine/authoring/stories';
import checker from './challenge.server.ts';
import scene from './challenge.tsx';
import manifest from './manifest.json';

const meta = preview.meta({ title: 'Challenges/my-challenge/Particular' });

/** The easiest is done until something comes of it; then one goes back before the decision. */
export const OneStepBack = meta.story(
  practiceStory(
    { manifest, checker, scene },
    {
      play: async ({ canvas }) => {
        for (;;) {
          const [easiest] = (await canvas.findByRole('group')).querySelectorAll('button');
          if (easiest) await userEvent.click(easiest);
          const next = await canvas.findByRole('button', { name: /Suivant|Revenir avant le geste/ });
          await userEvent.click(next);
          if (next.textContent?.includes('Revenir')) break;
        }
        await canvas.findByRole('button', { name: /\(déjà essayé\)$/ });
      },
    },
  ),
);
