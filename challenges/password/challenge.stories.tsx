import { expect, userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { practiceStory } from '#engine/authoring/stories';
import { createVariant } from '#engine/authoring/testing';
import checker from './challenge.server.ts';
import scene from './challenge.tsx';
import manifest from './manifest.json';

const meta = preview.meta({ title: 'Challenges/password/Particular' });
const challenge = { manifest, checker, scene };
const seed = '5'.repeat(32);
const { leaked } = checker.artifacts(checker.secrets(createVariant(seed)));

const typing = (password: string, ...seen: RegExp[]) =>
  practiceStory(challenge, {
    seed,
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Afficher le mot de passe' }));
      await userEvent.type(await canvas.findByRole('textbox', { name: 'Nouveau mot de passe' }), password);
      for (const text of seen) await canvas.findByText(text, {}, { timeout: 3_000 });
    },
  });

/** Half-way: the rules that are kept, and those that are missing. */
export const HalfWay = meta.story(typing('Moulin-tamb', /2 règles sur 4/, /Une majuscule : respectée/));

/** Every rule is kept, but the estimate warns. */
export const KeptButPredictable = meta.story(
  typing(
    leaked,
    /4\/4, à revoir/,
    /fragile/,
    /^À revoir : les quatre règles y sont/,
    /l’ancien mot de passe/,
    /nom de l’entreprise/,
    /une année/,
  ),
);

/** Hyphens in a common word do not make it an uncommon one. */
export const HyphensInACommonWord = meta.story(
  typing('Mot-de-passe1', /4\/4, à revoir/, /fragile/, /^À revoir : les quatre règles y sont/, /un mot très courant/),
);

/** A passphrase. */
export const Passphrase = meta.story(
  typing('moulin-Tambour-7-glisse-persil', /4 règles sur 4/, /si le hasard a choisi ces mots/),
);

/** The leaked password again: every rule is kept, but the message says that it has leaked. */
export const StolenKeyAgain = meta.story(
  practiceStory(challenge, {
    seed,
    play: async ({ canvas, onSolved }) => {
      await userEvent.type(await canvas.findByLabelText('Nouveau mot de passe'), `${leaked}{Enter}`);
      await canvas.findByText(/c’est pourtant la clé volée/);
      await expect(onSolved).not.toHaveBeenCalled();
    },
  }),
);

/** The manager fills the field in, the button keeps the focus, and the portal accepts the password. */
export const ProposedByTheManager = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      await userEvent.type(await canvas.findByLabelText('Nouveau mot de passe'), 'Soleil1');
      const offer = await canvas.findByRole('button', { name: 'Proposer un mot de passe' });
      await userEvent.click(offer);
      await canvas.findByText(/20 caractères tirés au hasard/);
      await canvas.findByText(/4 règles sur 4/);
      await expect(offer).toHaveFocus();
      const field = await canvas.findByLabelText('Nouveau mot de passe');
      await expect(field instanceof HTMLInputElement && field.value.length).toBe(20);
      await userEvent.click(await canvas.findByRole('button', { name: 'Changer le mot de passe' }));
      await canvas.findByText(/Nouveau mot de passe accepté/);
    },
  }),
);

/** The form is sent with an empty field. */
export const Empty = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Changer le mot de passe' }));
      await canvas.findByText('Saisissez un mot de passe avant de valider.');
    },
  }),
);
