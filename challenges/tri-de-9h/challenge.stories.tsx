import { expect, userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { type PracticeStage, practiceStory } from '#engine/authoring/stories';
import checker from './challenge.server.ts';
import scene from './challenge.tsx';
import manifest from './manifest.json';

const meta = preview.meta({ title: 'Challenges/tri-de-9h/Particular' });
const challenge = { manifest, checker, scene };

/** Sent with things undecided: nothing counts, the first of them opens, and its question has the focus. */
export const Undecided = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('radio', { name: 'Signaler' }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Valider le tri' }));
      await canvas.findByText(/Il reste au moins une chose à trier/);
      await canvas.findByRole('heading', { level: 3, name: /^2 sur 8/ });
      await expect(await canvas.findByRole('radio', { name: 'Traiter' })).toHaveFocus();
    },
  }),
);

/** What is decided is stamped on the pile, and the clock on the wall moves on. */
export const Stamped = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('radio', { name: 'Vérifier autrement' }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Suivant' }));
      await expect(await canvas.findByRole('heading', { level: 3, name: /^2 sur 8/ })).toHaveFocus();
      await canvas.findByRole('button', { name: /^1\. .*à vérifier$/ });
      await canvas.findByText(/vérifications : 1 sur 2/);
    },
  }),
);

async function chooseForAll(canvas: PracticeStage['canvas'], name: string) {
  for (const thing of await canvas.findAllByRole('button', { name: /^\d\./ })) {
    await userEvent.click(thing);
    await userEvent.click(await canvas.findByRole('radio', { name }));
  }
  await userEvent.click(await canvas.findByRole('button', { name: 'Valider le tri' }));
}

/** Everything reported: no trap gets through, and nobody gets an answer. */
export const EverythingReported = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      await chooseForAll(canvas, 'Signaler');
      await canvas.findByText(/Aucun piège n’est passé, mais plus d’un vrai/);
    },
  }),
);

/** Everything checked: the morning is over, and nothing is counted. */
export const EverythingChecked = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      await chooseForAll(canvas, 'Vérifier autrement');
      await canvas.findByText(/la matinée y passerait/);
      await canvas.findByText('10 h 12');
    },
  }),
);
