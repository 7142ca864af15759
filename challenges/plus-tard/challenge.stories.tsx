import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { practiceStory } from '#engine/authoring/stories';
import checker from './challenge.server.ts';
import scene from './challenge.tsx';
import manifest from './manifest.json';

const meta = preview.meta({ title: 'Challenges/plus-tard/Particular' });
const challenge = { manifest, checker, scene };
/** Of the first day of the stories' participant: a genuine message of the support. */
const RIGHT = 'Je la lance ce soir, depuis les réglages';

/** A wrong gesture: what comes of it, the place that decides, and the way back before it. */
export const OneStepBack = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('button', { name: /^(Plus tard|Je le laisse branché.*)$/ }));
      const back = await canvas.findByRole('button', { name: 'Revenir avant le geste' });
      await expect(canvas.getByText(/^Ouvrir l/).closest('details')).toHaveAttribute('open');
      await canvas.findByText(/Essais faux.: 1/);
      await userEvent.click(back);
      await canvas.findByRole('button', { name: /\(déjà essayé\)$/ });
    },
  }),
);

/** A day that is over, looked at again from the next one: nothing in it can be changed. */
export const LookedAtAgain = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('button', { name: RIGHT }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Suivant' }));
      await waitFor(() => expect(canvas.getByRole('heading', { name: /Jour 2 sur 5/ })).toHaveFocus());
      await userEvent.click(canvas.getByRole('button', { name: 'Revoir l’étape précédente' }));
      await expect(canvas.getByRole('button', { name: RIGHT })).toHaveAttribute('aria-disabled', 'true');
    },
  }),
);

/** A web notification, drawn like any other, with its site in small. */
export const ViaTheBrowser = meta.story(
  practiceStory(challenge, {
    seed: '03'.repeat(16),
    play: async ({ canvas }) => {
      await canvas.findByText(/via.le.navigateur/);
    },
  }),
);
