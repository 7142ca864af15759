// States of this challenge alone; the common states (hints, wrong answer, solved…) are generated for every challenge.

import preview from '#.storybook/preview';
import { practiceStory } from '#engine/authoring/stories';
import checker from './challenge.server.ts';
import scene from './challenge.tsx';
import manifest from './manifest.json';

const meta = preview.meta({ title: 'Challenges/my-challenge/Particular' });

/** The player sends no password: the scene asks for one, and the attempt does not count. */
export const EmptyAnswer = meta.story(
  practiceStory(
    { manifest, checker, scene },
    {
      answers: [''],
      play: async ({ canvas }) => {
        await canvas.findByText('Entrez un mot de passe avant de valider.');
      },
    },
  ),
);
