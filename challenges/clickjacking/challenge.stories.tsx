import { userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { practiceStory } from '#engine/authoring/stories';
import checker from './challenge.server.ts';
import scene from './challenge.tsx';
import manifest from './manifest.json';

const meta = preview.meta({ title: 'Challenges/clickjacking/Particular' });
const challenge = { manifest, checker, scene };
const AFTER_COUNTDOWN = { timeout: 6000 };

/** Clicked at once: the decoy takes the click, and 2 points. */
export const ClickedTooEarly = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('button', { name: /Je participe/ }));
      await canvas.findByText('Vous avez cliqué trop tôt ! Le faux bouton a intercepté votre action.');
      await canvas.findByText('Clics interceptés : −2 points');
    },
  }),
);

/** The countdown is over: the page that was covered. */
export const Uncovered = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      await canvas.findByText('Action sécurisée', {}, AFTER_COUNTDOWN);
      await canvas.findByRole('button', { name: 'Refuser le partage' });
    },
  }),
);

/** Looking through: the outline of the decoy over the buttons that it covered. */
export const Layers = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      await canvas.findByText('Action sécurisée', {}, AFTER_COUNTDOWN);
      await userEvent.click(await canvas.findByRole('checkbox', { name: 'Voir les calques' }));
      await canvas.findByText('Je participe !');
    },
  }),
);
