import { expect, userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { practiceStory } from '#engine/authoring/stories';
import checker from './challenge.server.ts';
import scene from './challenge.tsx';
import manifest from './manifest.json';

const meta = preview.meta({ title: 'Challenges/porte-du-hall/Particular' });
const challenge = { manifest, checker, scene };

/** The register opens on the counter, and stays open while people come and go. */
export const RegisterOpen = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Registre' }));
      await canvas.findByRole('table', { name: /Visites attendues/ });
      await userEvent.click(await canvas.findByRole('button', { name: 'Suivant' }));
      await expect(await canvas.findByRole('heading', { name: /rencontre 2 sur 5/ })).toHaveFocus();
      await canvas.findByRole('table', { name: /Visites attendues/ });
    },
  }),
);

/** What Karim wrote before he left. */
export const MessageOpen = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Message' }));
      await canvas.findByText(/Merci de tenir l’accueil/);
    },
  }),
);

/** Sent with a sentence missing: nothing counts, and the first silent encounter comes back. */
export const Unspoken = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('button', { name: /^Rencontre 5/ }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Valider' }));
      await canvas.findByText(/Rien n’est compté/);
      await canvas.findByRole('heading', { name: /rencontre 1 sur 5/ });
      const [first] = await canvas.findAllByRole('radio');
      await expect(first).toHaveFocus();
    },
  }),
);
