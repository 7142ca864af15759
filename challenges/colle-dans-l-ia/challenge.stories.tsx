import { expect, userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { practiceStory } from '#engine/authoring/stories';
import checker from './challenge.server.ts';
import scene from './challenge.tsx';
import manifest from './manifest.json';

const meta = preview.meta({ title: 'Challenges/colle-dans-l-ia/Particular' });
const challenge = { manifest, checker, scene };

/** Everything under the marker, into the first assistant: it answers, and one may take the marker back. */
const everythingStruck = (seed: string) =>
  practiceStory(challenge, {
    seed: seed.padEnd(32, '0'),
    play: async ({ canvas }) => {
      for (const passage of await canvas.findAllByRole('button', { pressed: false })) await userEvent.click(passage);
      await expect(canvas.queryAllByRole('button', { pressed: false })).toHaveLength(0);
      await userEvent.click((await canvas.findAllByRole('radio'))[0] ?? document.body);
      await userEvent.click(await canvas.findByRole('button', { name: 'Coller et envoyer' }));
      await canvas.findByRole('list', { name: 'Réponse de l’assistant' });
      await userEvent.click((await canvas.findAllByRole('button', { pressed: true }))[0] ?? document.body);
      await expect(canvas.getAllByRole('button', { pressed: false })).toHaveLength(1);
    },
  });

export const EverythingStruck = meta.story(everythingStruck('1'));
export const AnotherPaper = meta.story(everythingStruck('2'));
export const AThirdPaper = meta.story(everythingStruck('5'));

/** Sent without an assistant: nothing counts, and the focus goes to the choice. */
export const NoAssistant = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Coller et envoyer' }));
      await canvas.findByText('Choisissez un assistant avant d’envoyer.');
      await expect((await canvas.findAllByRole('radio'))[0]).toHaveFocus();
    },
  }),
);
