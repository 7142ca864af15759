import preview from '#.storybook/preview';
import { practiceStory } from '#engine/authoring/stories';
import checker from './challenge.server.ts';
import scene from './challenge.tsx';
import manifest from './manifest.json';

const meta = preview.meta({ title: 'Challenges/badge-introuvable/Particular' });

/** Sent with the number of the locker: told apart from a wrong hour. */
export const WrongNumber = meta.story(
  practiceStory(
    { manifest, checker, scene },
    {
      answers: [{ badge: '212', last: '14 h 12' }],
      play: async ({ canvas }) => {
        await canvas.findByText(/lequel est celui du badge/);
      },
    },
  ),
);
