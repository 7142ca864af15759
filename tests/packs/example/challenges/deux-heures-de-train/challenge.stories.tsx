import { expect, userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { practiceStory } from '#engine/authoring/stories';
import checker from './challenge.server.ts';
import scene from './challenge.tsx';
import manifest from './manifest.json';

const meta = preview.meta({ title: 'Challenges/deux-heures-de-train/Particular' });

/** Arrived with a gesture missing: nothing counts, and the focus goes to the first one. */
export const Undecided = meta.story(
  practiceStory(
    { manifest, checker, scene },
    {
      play: async ({ canvas }) => {
        await userEvent.click(await canvas.findByRole('button', { name: 'Arriver' }));
        await canvas.findByText(/Il manque un geste/);
        const [first] = await canvas.findAllByRole('radio');
        await expect(first).toHaveFocus();
      },
    },
  ),
);
