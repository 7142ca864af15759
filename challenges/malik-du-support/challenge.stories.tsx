import { expect, userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { practiceStory } from '#engine/authoring/stories';
import { createVariant } from '#engine/authoring/testing';
import checker from './challenge.server.ts';
import scene from './challenge.tsx';
import manifest from './manifest.json';
import solve from './solve.ts';

const meta = preview.meta({ title: 'Challenges/malik-du-support/Particular' });
const challenge = { manifest, checker, scene };

/** What a wrong answer costs stands there first. Sent with moments missing: nothing counts, and the first one without a choice opens with the focus on its question. */
export const Undecided = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      await canvas.findByText(/chaque essai faux coûte/);
      const [mail] = await canvas.findAllByRole('radio');
      if (mail) await userEvent.click(mail);
      await userEvent.click(await canvas.findByRole('button', { name: /^9\sh\s30/ }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Valider la matinée' }));
      await canvas.findByText('Il reste au moins une heure sans choix : la voici.');
      await expect(canvas.getByRole('button', { name: /^9\sh\s12/ })).toHaveAttribute('aria-current', 'step');
      const [first] = await canvas.findAllByRole('radio');
      await expect(first).toHaveFocus();
    },
  }),
);

/** Opened by its hour. */
const at = (hour: RegExp) =>
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('button', { name: hour }));
      await expect(canvas.getByRole('button', { name: hour })).toHaveAttribute('aria-current', 'step');
    },
  });

export const FirstContact = meta.story(at(/^9\sh\s12/));
export const SecondContact = meta.story(at(/^9\sh\s20/));
export const NextDesk = meta.story(at(/^9\sh\s26/));
export const Telling = meta.story(at(/^9\sh\s30/));

const SEED = '2'.repeat(32);
const right = Object(solve(checker.artifacts(checker.secrets(createVariant(SEED))), {}));

/** Both Maliks called back, the way of someone prudent: it wins. */
export const CalledBack = meta.story(
  practiceStory(challenge, {
    seed: SEED,
    answers: [{ ...right, first: 'callback', second: 'callback' }],
    play: async ({ canvas }) => {
      await canvas.findByText(/la bonne aide peut entrer/);
    },
  }),
);
