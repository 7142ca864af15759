import { expect, userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { practiceStory } from '#engine/authoring/stories';
import { createVariant } from '#engine/authoring/testing';
import checker from './challenge.server.ts';
import scene from './challenge.tsx';
import manifest from './manifest.json';
import solve, { lazy } from './solve.ts';

const meta = preview.meta({ title: 'Challenges/deux-martin/Particular' });
const challenge = { manifest, checker, scene };

const SEED = '4'.repeat(32);
const artifacts = checker.artifacts(checker.secrets(createVariant(SEED)));

/**
 * The price of a wrong answer is shown before the first attempt. An answer with undecided lines does not count as an attempt: the first
 * undecided line opens and takes the focus.
 */
export const Undecided = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      await canvas.findByText(/chaque essai faux coûte/);
      const [first] = await canvas.findAllByRole('radio');
      if (first) await userEvent.click(first);
      await userEvent.click(await canvas.findByRole('button', { name: /^Envoyer la réponse/ }));
      await canvas.findByText('Il reste au moins un choix à faire : le voici.');
      await expect(canvas.getByRole('button', { name: /^Copie/ })).toHaveAttribute('aria-expanded', 'true');
      await expect(await canvas.findByRole('radio', { name: /Cc\)/ })).toHaveFocus();
    },
  }),
);

/** The hidden sheet, as a recipient of the workbook can see it. */
export const HiddenSheet = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('button', { name: /^Pièce jointe/ }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Afficher la feuille masquée' }));
      await canvas.findByText(/, masquée$/);
    },
  }),
);

/**
 * An answer to both Martins, with copy, file and link open to all: what each reader sees, how far the mail of noon has gone, and the way
 * back to the draft.
 */
export const SeenByEachReader = meta.story(
  practiceStory(challenge, {
    seed: SEED,
    play: async ({ canvas }) => {
      const choose = async (label: string | undefined) => {
        if (label === undefined) throw new Error('this story chooses what its participant is offered');
        await userEvent.click(await canvas.findByRole('radio', { name: label }));
      };
      await choose(artifacts.gestures.to.find(({ value }) => value === 'both')?.label);
      for (const [question, line] of [
        ['copy', /^Copie/],
        ['file', /^Pièce jointe/],
        ['link', /^Lien/],
        ['tell', /^À qui le dire/],
        ['contain', /^Qu’en faire/],
      ] as const) {
        await userEvent.click(await canvas.findByRole('button', { name: line }));
        await choose(artifacts.gestures[question][0]?.label);
      }
      await userEvent.click(await canvas.findByRole('button', { name: /^Envoyer la réponse/ }));
      await expect(await canvas.findByRole('heading', { name: 'Ce que chacun a reçu' })).toBeVisible();
      await canvas.findByRole('heading', { name: /^L’envoi de midi.:/ });
      await userEvent.click(await canvas.findByRole('button', { name: 'Revenir avant l’envoi' }));
      await expect(await canvas.findByRole('button', { name: /^Envoyer la réponse/ })).toBeVisible();
    },
  }),
);

/** Copy, file and link are closed, as by an overcautious player. */
export const AllClosed = meta.story(
  practiceStory(challenge, {
    seed: SEED,
    answers: [Object(lazy.refuse(artifacts, {}))],
    play: async ({ canvas }) => {
      await canvas.findByText(/Rien n’est compté/);
    },
  }),
);

/** All choices are right, except that the mail of noon is reported on Monday. */
export const ToldTooLate = meta.story(
  practiceStory(challenge, {
    seed: SEED,
    answers: [{ ...Object(solve(artifacts, {})), tell: 'later' }],
    play: async ({ canvas }) => {
      await canvas.findByText(/à qui le dire.+Est-ce sorti de votre boîte/);
    },
  }),
);
