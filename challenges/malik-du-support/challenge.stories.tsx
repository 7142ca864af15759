import { expect, userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { type PracticeStage, practiceStory } from '#engine/authoring/stories';
import { createVariant } from '#engine/authoring/testing';
import { MOMENTS, type Moment } from './artifacts.ts';
import checker from './challenge.server.ts';
import scene from './challenge.tsx';
import manifest from './manifest.json';
import { isByOwnDoor, rightMorning } from './solve.ts';

const meta = preview.meta({ title: 'Challenges/malik-du-support/Particular' });
const challenge = { manifest, checker, scene };

const SEED = '2'.repeat(32);
const artifacts = checker.artifacts(checker.secrets(createVariant(SEED)));
const right = rightMorning(artifacts);

type Canvas = PracticeStage['canvas'];

/** Plays the right gesture at each moment before this one, and stops at it. */
async function reach(canvas: Canvas, moment: Moment) {
  for (const one of MOMENTS.slice(0, MOMENTS.indexOf(moment))) {
    await userEvent.click(await canvas.findByRole('button', { name: wordsOf(one, right[one]) }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Suivant' }));
  }
  await canvas.findByRole('heading', { name: new RegExp(`Moment ${MOMENTS.indexOf(moment) + 1} sur 5`) });
}

function wordsOf(moment: Moment, value: string): string {
  if (moment === 'mail')
    return artifacts.mails
      .filter(({ id }) => id === value)
      .map(({ from, subject }) => `${from} ${subject}`)
      .join();
  return artifacts.gestures[moment].find((gesture) => gesture.value === value)?.label ?? '';
}

const at = (moment: Moment) => practiceStory(challenge, { seed: SEED, play: ({ canvas }) => reach(canvas, moment) });

export const FirstContact = meta.story(at('first'));
export const SecondContact = meta.story(at('second'));
export const NextDesk = meta.story(at('neighbour'));
export const Telling = meta.story(at('tell'));

/** The fake Malik is let in: the consequence is shown, the decisive line marked, and the player can go back. */
export const OneStepBack = meta.story(
  practiceStory(challenge, {
    seed: SEED,
    play: async ({ canvas }) => {
      const fake = isByOwnDoor(artifacts.first) ? 'second' : 'first';
      await reach(canvas, fake);
      await userEvent.click(canvas.getByRole('button', { name: wordsOf(fake, 'follow') }));
      const back = await canvas.findByRole('button', { name: 'Revenir avant le geste' });
      await canvas.findByText(/Qui a ouvert la porte, et par où/);
      await canvas.findByText(/Essais faux.: 1/);
      const [, door = ''] = artifacts[fake].lines;
      await expect(canvas.getByText(door).closest('mark')).toBeVisible();
      await userEvent.click(back);
      await canvas.findByRole('button', { name: /^J’ouvre.*\(déjà essayé\)$/ });
    },
  }),
);

/** A past moment, looked at again from the next one: nothing in it can be changed. */
export const LookedAtAgain = meta.story(
  practiceStory(challenge, {
    seed: SEED,
    play: async ({ canvas }) => {
      await reach(canvas, 'first');
      await userEvent.click(canvas.getByRole('button', { name: 'Revoir l’étape précédente' }));
      await expect(canvas.getByRole('button', { name: wordsOf('mail', right.mail) })).toHaveAttribute('aria-disabled', 'true');
    },
  }),
);

/** Calling back both Maliks, as a careful player does, is right. */
export const CalledBack = meta.story(
  practiceStory(challenge, {
    seed: SEED,
    answers: [{ ...right, first: 'callback', second: 'callback' }],
    play: async ({ canvas }) => {
      await canvas.findByText(/La bonne aide est entrée/);
    },
  }),
);
