// States of this challenge alone; the common states (hints, wrong answer, solved…) are generated for every challenge.

import { expect, userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { practiceStory } from '#engine/authoring/stories';
import { createVariant } from '#engine/authoring/testing';
import { frenchSpaces } from '#engine/authoring/toolbox';
import checker from './challenge.server.ts';
import scene from './challenge.tsx';
import manifest from './manifest.json';

const meta = preview.meta({ title: 'Challenges/my-challenge/Particular' });
const seed = '9'.repeat(32);
const { questions } = checker.secrets(createVariant(seed));

/** The first question is asked: its clock runs, and it has the focus. */
export const Asked = meta.story(
  practiceStory(
    { manifest, checker, scene },
    {
      seed,
      play: async ({ canvas }) => {
        await userEvent.click(await canvas.findByRole('button', { name: 'Commencer' }));
        await canvas.findByRole('progressbar', { name: 'Temps restant' });
        await expect(
          await canvas.findByRole('heading', { level: 3, name: frenchSpaces(questions[0]?.text ?? '') }),
        ).toHaveFocus();
      },
    },
  ),
);

/** Every question is answered by somebody who trusts everything, and the quiz is handed in: too few right answers. */
export const NotEnough = meta.story(
  practiceStory(
    { manifest, checker, scene },
    {
      seed,
      play: async ({ canvas }) => {
        await userEvent.click(await canvas.findByRole('button', { name: 'Commencer' }));
        for (const { trusting } of questions)
          await userEvent.click(await canvas.findByRole('button', { name: frenchSpaces(trusting) }));
        await userEvent.click(await canvas.findByRole('button', { name: 'Valider mes réponses' }));
        await canvas.findByText(/Bonnes réponses : 0 sur/);
        await canvas.findByRole('button', { name: 'Recommencer' });
      },
    },
  ),
);
