import { userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { practiceStory } from '#engine/authoring/stories';
import checker from './challenge.server.ts';
import scene from './challenge.tsx';
import manifest from './manifest.json';

const meta = preview.meta({ title: 'Challenges/password/Particular' });
const challenge = { manifest, checker, scene };

const typing = (password: string, ...seen: RegExp[]) =>
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Afficher le mot de passe' }));
      await userEvent.type(await canvas.findByRole('textbox', { name: 'Nouveau mot de passe' }), password);
      for (const text of seen) await canvas.findByText(text);
    },
  });

/** Half way: what is kept, and what is still missing. */
export const HalfWay = meta.story(typing('Moulin-tamb', /2 règles sur 4/, /Il manque : 12 caractères, un chiffre/));

/** Every rule is kept, and yet the reading warns. */
export const KeptButPredictable = meta.story(
  typing('Brevelle2024!', /4 règles sur 4/, /fragile/, /l’ancien mot de passe/, /nom de l’entreprise/, /une année/),
);

/** A passphrase. */
export const Passphrase = meta.story(typing('moulin-Tambour-7-glisse-persil', /4 règles sur 4/, /très bonne/));

/** The leaked one again: it solves, and is told what just happened. */
export const StolenKeyAgain = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      await userEvent.type(await canvas.findByLabelText('Nouveau mot de passe'), 'Brevelle2024!{Enter}');
      await canvas.findByText(/vous venez de remettre la clé volée/);
    },
  }),
);

/** Sent without a word. */
export const Empty = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Changer le mot de passe' }));
      await canvas.findByText('Saisissez un mot de passe avant de valider.');
    },
  }),
);
