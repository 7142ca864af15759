import { expect, userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { practiceStory } from '#engine/authoring/stories';
import checker from './challenge.server.ts';
import scene from './challenge.tsx';
import manifest from './manifest.json';

const meta = preview.meta({ title: 'Challenges/phishing/Particular' });
const challenge = { manifest, checker, scene };

/** Every sign was looked at, and the certificate is open. */
export const UnderTheLoupe = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Loupe' }));
      for (const mark of await canvas.findAllByRole('button', { name: /^Examiner/ })) await userEvent.click(mark);
      await canvas.findByText('Éléments examinés : 8 sur 8');
      await userEvent.click(await canvas.findByRole('button', { name: /^Cadenas/ }));
      await canvas.findByText(/seul le contrôle du domaine/);
    },
  }),
);

/** The bookmark shows the usual page, for comparison with the fake one. */
export const Favourite = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('button', { name: /^Votre favori/ }));
      await canvas.findByText('Continuer avec ma session Brévelle');
    },
  }),
);

/** The form is filled in and sent: the typed values are gone, the consequences are shown, and the player can go back. */
export const Submitted = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      await userEvent.type(await canvas.findByLabelText('Identifiant'), 'essai');
      await userEvent.type(await canvas.findByLabelText('Mot de passe actuel'), 'rien de vrai{Enter}');
      await canvas.findByText('Alerte : vous venez de soumettre des données à un site frauduleux.');
      await expect(await canvas.findByRole('region', { name: 'Ce qui se serait passé ensuite' })).toHaveFocus();
      await userEvent.click(await canvas.findByText('Relire les 8 signes'));
      await userEvent.click(await canvas.findByRole('button', { name: 'Revenir avant l’envoi' }));
      await expect(await canvas.findByLabelText('Mot de passe actuel')).toHaveValue('');
    },
  }),
);

/** The consequences of submitting the form, which stay on the screen. */
export const Aftermath = meta.story(practiceStory(challenge, { answers: [{ action: 'submit' }] }));

/** A player who had submitted the form is not told that nothing was given away. */
export const LeftLate = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Confirmer mon mot de passe' }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Quitter la page' }));
      await canvas.findByText(/le premier envoi aurait compté/);
    },
  }),
);

/** Leaving at once solves the challenge. A player who named no reason is told the decisive one. */
export const LeftUnread = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Quitter la page' }));
      await canvas.findByText(/Ce qui tranchait/);
    },
  }),
);

/** The player named a clue that a better fake page would not have. */
export const LeftOnAClue = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('radio', { name: 'Le logo et la devise' }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Quitter la page' }));
      await canvas.findByText(/Votre raison est un indice/);
    },
  }),
);
