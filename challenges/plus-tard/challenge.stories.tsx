import { expect, userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { practiceStory } from '#engine/authoring/stories';
import checker from './challenge.server.ts';
import scene from './challenge.tsx';
import manifest from './manifest.json';

const meta = preview.meta({ title: 'Challenges/plus-tard/Particular' });
const challenge = { manifest, checker, scene };

/** Sent with a day undecided: nothing counts, and the focus goes there. */
export const Undecided = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      const [first] = await canvas.findAllByRole('radio', { name: /\(Lundi 2\)$/ });
      if (!first) throw new Error('nothing to choose');
      await userEvent.click(first);
      await userEvent.click(await canvas.findByRole('button', { name: 'Valider la quinzaine' }));
      await canvas.findByText(/Il manque au moins un geste/);
      await expect((await canvas.findAllByRole('radio', { name: /\(Mercredi 4\)$/ }))[0]).toHaveFocus();
    },
  }),
);

/** Everything done as it is asked: the choices stay, to be looked at again, and another place says what it knows. */
export const EverythingDone = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      for (const group of await canvas.findAllByRole('group', { name: /\?$/ })) {
        const [first] = group.querySelectorAll('input');
        if (first) await userEvent.click(first);
      }
      await userEvent.click(await canvas.findByRole('button', { name: 'Valider la quinzaine' }));
      await canvas.findByText(/Gestes justes.: \d sur 5/);
      const [look] = await canvas.findAllByText(/^Ouvrir le/);
      if (!look) throw new Error('nowhere to look');
      await userEvent.click(look);
      await expect(look.closest('details')).toHaveAttribute('open');
    },
  }),
);

/** Web notifications at the edge of two screens, one of them the company's own: drawn alike, each with its site in small. */
export const ViaTheBrowser = meta.story(
  practiceStory(challenge, {
    seed: '3'.repeat(32),
    play: async ({ canvas }) => {
      await expect(await canvas.findAllByText(/via.le.navigateur/)).toHaveLength(2);
    },
  }),
);
