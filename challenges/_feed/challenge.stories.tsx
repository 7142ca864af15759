// States of this challenge alone; the common states (hints, wrong answer, solved…) are generated for every challenge.

import { expect, userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { practiceStory } from '#engine/authoring/stories';
import checker from './challenge.server.ts';
import scene from './challenge.tsx';
import manifest from './manifest.json';

const meta = preview.meta({ title: 'Challenges/my-challenge/Particular' });

/** The player sends only the first post's decision: the attempt does not count, and the second post has the focus. */
export const Undecided = meta.story(
  practiceStory(
    { manifest, checker, scene },
    {
      play: async ({ canvas }) => {
        await userEvent.click(await canvas.findByRole('radio', { name: 'Publier (publication 1)' }));
        await userEvent.click(await canvas.findByRole('button', { name: 'Valider la file' }));
        await canvas.findByText(/attend encore votre décision/);
        await expect(await canvas.findByRole('radio', { name: 'Publier (publication 2)' })).toHaveFocus();
      },
    },
  ),
);
