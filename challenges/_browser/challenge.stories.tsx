// States of this challenge alone; the common states (hints, wrong answer, solved…) are generated for every challenge.

import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { practiceStory } from '#engine/authoring/stories';
import checker from './challenge.server.ts';
import scene from './challenge.tsx';
import manifest from './manifest.json';

const meta = preview.meta({ title: 'Challenges/my-challenge/Particular' });

/** The player sends only the first page's decision: the attempt does not count, the second page opens, and its question has the focus. */
export const Undecided = meta.story(
  practiceStory(
    { manifest, checker, scene },
    {
      play: async ({ canvas }) => {
        await userEvent.click(await canvas.findByRole('radio', { name: 'Autoriser' }));
        await userEvent.click(await canvas.findByRole('button', { name: 'Valider les décisions' }));
        await canvas.findByText(/attend encore votre décision/);
        await expect(await canvas.findByRole('button', { name: /^2\./ })).toHaveAttribute('aria-pressed', 'true');
        await waitFor(() => expect(canvas.getByRole('radio', { name: 'Autoriser' })).toHaveFocus());
      },
    },
  ),
);
