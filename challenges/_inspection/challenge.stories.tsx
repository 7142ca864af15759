// States of this challenge alone; the common states (hints, wrong answer, solved…) are generated for every challenge.

import { userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { practiceStory } from '#engine/authoring/stories';
import checker from './challenge.server.ts';
import scene from './challenge.tsx';
import manifest from './manifest.json';

const meta = preview.meta({ title: 'Challenges/my-challenge/Particular' });

/** The player sends a mark for the first line only: the attempt does not count. */
export const Undecided = meta.story(
  practiceStory(
    { manifest, checker, scene },
    {
      play: async ({ canvas }) => {
        const [first] = await canvas.findAllByRole('radio', { name: /^Laisser/ });
        if (first) await userEvent.click(first);
        await userEvent.click(await canvas.findByRole('button', { name: 'Valider la relecture' }));
        await canvas.findByText(/Il reste une ligne à relire/);
      },
    },
  ),
);
