// States that are particular to this challenge; the common ones (hints, wrong answer, solved…) come from the registry.

import { userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { practiceStory } from '#engine/authoring/stories';
import checker from './challenge.server.ts';
import scene from './challenge.tsx';
import manifest from './manifest.json';

const meta = preview.meta({ title: 'Challenges/my-challenge/Particular' });

/** The second moment comes once the first is decided; sent then, nothing is counted. */
export const Undecided = meta.story(
  practiceStory(
    { manifest, checker, scene },
    {
      play: async ({ canvas }) => {
        const [first] = await canvas.findAllByRole('radio');
        if (first) await userEvent.click(first);
        await canvas.findByText(/^Décisions : 1 sur /);
        await userEvent.click(await canvas.findByRole('button', { name: 'Valider la journée' }));
        await canvas.findByText(/La journée n’est pas finie/);
      },
    },
  ),
);
