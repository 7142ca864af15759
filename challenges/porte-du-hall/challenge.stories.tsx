import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { practiceStory } from '#engine/authoring/stories';
import checker from './challenge.server.ts';
import scene from './challenge.tsx';
import manifest from './manifest.json';

const meta = preview.meta({ title: 'Challenges/porte-du-hall/Particular' });
const challenge = { manifest, checker, scene };

/** All that lies on the counter can be looked at before a sentence is said. */
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

/** A door that should not have been opened: where it leads, what would have told, and the way back. */
export const OneStepBack = meta.story(
  practiceStory(challenge, {
    seed: 'd'.repeat(32),
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

/** A precaution that a thing did not need is free, and asks again; so does a call about somebody announced. */
export const FreeToAsk = meta.story(
  practiceStory(challenge, {
    seed: 'e'.repeat(32),
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('button', { name: /^Je les retourne/ }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Choisir un autre geste' }));
      await userEvent.click(await canvas.findByRole('button', { name: /en libre service/ }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Suivant' }));
      await waitFor(() => expect(canvas.getByRole('heading', { name: /Rencontre 2 sur 5/ })).toHaveFocus());
      await userEvent.click(await canvas.findByRole('button', { name: /je demande à Inès/ }));
      await canvas.findByText(/Au bout du fil.*Cela n’a rien coûté/);
      await canvas.findByRole('button', { name: 'Choisir un autre geste' });
    },
  }),
);
