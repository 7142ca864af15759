// States of this challenge alone; the common states (hints, wrong answer, solved…) are generated for every challenge.

import { userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { practiceStory } from '#engine/authoring/stories';
import checker from './challenge.server.ts';
import scene from './challenge.tsx';
import manifest from './manifest.json';

const meta = preview.meta({ title: 'Challenges/my-challenge/Particular' });

/** The player takes the most trusting option at each moment until it is wrong, then goes back to before that decision. */
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
