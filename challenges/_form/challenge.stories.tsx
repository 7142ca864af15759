// States that are particular to this challenge; the common ones (hints, wrong answer, solved…) come from the registry.

import preview from '#.storybook/preview';
import { practiceStory } from '#engine/authoring/stories';
import checker from './challenge.server.ts';
import scene from './challenge.tsx';
import manifest from './manifest.json';

const meta = preview.meta({ title: 'Challenges/my-challenge/Particular' });

/** Sent without a word: the scene asks for one, and nothing is counted. */
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
