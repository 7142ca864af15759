import { expect, userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { practiceStory } from '#engine/authoring/stories';
import checker from './challenge.server.ts';
import scene from './challenge.tsx';
import manifest from './manifest.json';

const meta = preview.meta({ title: 'Challenges/de-l-autre-cote/Particular' });
const challenge = { manifest, checker, scene };

/** A lure was tried: each window says what came of it, and Fatou what to make of that. */
export const LureTried = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('radio', { name: 'Urgence' }));
      await canvas.findByText(/qui joue sur l’urgence/);
      await userEvent.click(await canvas.findByRole('button', { name: 'Essayer ce leurre' }));
      await canvas.findByText('Fatou Diarra');
      await canvas.findByRole('button', { name: 'À votre tour' });
    },
  }),
);

/** Another card, and the windows wait again. */
export const CardChanged = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Essayer ce leurre' }));
      await canvas.findByText('Fatou Diarra');
      await userEvent.click(await canvas.findByRole('radio', { name: 'Peur' }));
      await expect(canvas.queryByText('Fatou Diarra')).toBeNull();
    },
  }),
);

/** Sent with a choice missing: nothing counts, and the focus goes to the first one. */
export const Undecided = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Essayer ce leurre' }));
      await userEvent.click(await canvas.findByRole('button', { name: 'À votre tour' }));
      await expect(await canvas.findByRole('heading', { name: /trois messages pour vous/ })).toHaveFocus();
      await userEvent.click(await canvas.findByRole('button', { name: 'Valider' }));
      await canvas.findByText(/Rien n’est compté/);
      await expect(document.activeElement).toHaveAttribute('value', 'autorite');
    },
  }),
);
