import { userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { practiceStory } from '#engine/authoring/stories';
import checker from './challenge.server.ts';
import scene from './challenge.tsx';
import manifest from './manifest.json';

const meta = preview.meta({ title: 'Challenges/porte-du-hall/Particular' });
const challenge = { manifest, checker, scene };

/** All clues on the counter can be looked at before a sentence is said. */
export const LookedAround = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Message' }));
      await canvas.findByText(/Je suis au quai 3/);
      await userEvent.click(await canvas.findByRole('button', { name: 'Registre' }));
      await canvas.findByRole('table', { name: /Visites attendues/ });
    },
  }),
);

/** A door opened wrongly: its consequence is shown, the decisive clue marked, and the player can go back. */
export const OneStepBack = meta.story(
  practiceStory(challenge, {
    seed: '2'.repeat(32),
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('button', { name: /Au fond, puis à gauche/ }));
      const back = await canvas.findByRole('button', { name: 'Revenir avant le geste' });
      await canvas.findByText(/tourne à droite/);
      await canvas.findByText(/Essais faux.: 1/);
      await userEvent.click(back);
      await canvas.findByRole('button', { name: /portillon.*\(déjà essayé\)$/ });
    },
  }),
);

/** A call about somebody who is announced costs nothing, and the question is asked again. */
export const FreeToAsk = meta.story(
  practiceStory(challenge, {
    seed: '1'.repeat(32),
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('button', { name: /je demande à Malik/ }));
      await canvas.findByText(/Au bout du fil.*L’appel n’a rien coûté/);
      await userEvent.click(await canvas.findByRole('button', { name: 'Choisir un autre geste' }));
      await canvas.findByRole('button', { name: /je demande à Malik.*\(déjà essayé\)$/ });
    },
  }),
);
