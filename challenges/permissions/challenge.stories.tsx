import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { practiceStory } from '#engine/authoring/stories';
import checker from './challenge.server.ts';
import scene from './challenge.tsx';
import manifest from './manifest.json';

const meta = preview.meta({ title: 'Challenges/permissions/Particular' });
const challenge = { manifest, checker, scene };

/** Sent with a choice missing: nothing counts, and the focus goes to the first one. */
export const Undecided = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      for (const name of ['la position', 'l’appareil photo', 'les SMS'])
        await userEvent.click(await canvas.findByRole('radio', { name: `Refuser ${name}` }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Valider' }));
      await canvas.findByText('Décide pour chaque permission avant de valider.');
      await expect(await canvas.findByRole('radio', { name: 'Autoriser les contacts' })).toHaveFocus();
    },
  }),
);

/** What was said goes with the next choice: it lies over none. */
export const ChangedAfterwards = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      for (const radio of await canvas.findAllByRole('radio', { name: /^Autoriser/ })) await userEvent.click(radio);
      await userEvent.click(await canvas.findByRole('button', { name: 'Valider' }));
      await canvas.findByText(/inutiles pour cette application/);
      await userEvent.click(await canvas.findByRole('radio', { name: 'Refuser les SMS' }));
      await waitFor(() => expect(canvas.queryByText(/inutiles pour cette application/)).toBeNull());
    },
  }),
);

/** Everything allowed, the way of someone in a hurry: the choices stay, to be looked at again. */
export const EverythingAllowed = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      for (const radio of await canvas.findAllByRole('radio', { name: /^Autoriser/ })) await userEvent.click(radio);
      await userEvent.click(await canvas.findByRole('button', { name: 'Valider' }));
      await canvas.findByText(/inutiles pour cette application\. Tout autorisé/);
      await expect(await canvas.findByRole('radio', { name: 'Autoriser les SMS' })).toBeChecked();
    },
  }),
);

/** Everything refused, the way of someone prudent: the fixed sentence, and that one of them is needed. */
export const EverythingRefused = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      for (const radio of await canvas.findAllByRole('radio', { name: /^Refuser/ })) await userEvent.click(radio);
      await userEvent.click(await canvas.findByRole('button', { name: 'Valider' }));
      await canvas.findByText(/inutiles pour cette application\. Mais une permission lui est nécessaire/);
    },
  }),
);
