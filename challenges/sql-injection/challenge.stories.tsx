import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { practiceStory } from '#engine/authoring/stories';
import checker from './challenge.server.ts';
import scene from './challenge.tsx';
import manifest from './manifest.json';

const meta = preview.meta({ title: 'Challenges/sql-injection/Particular' });
const challenge = { manifest, checker, scene };

/** Sends each password through the form; then the log's last line must be in sight together with the field. */
const attempts = (passwords: readonly string[], seen: RegExp) =>
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      const password = await canvas.findByRole('textbox', { name: 'Mot de passe' });
      for (const [index, value] of passwords.entries()) {
        await fireEvent.change(password, { target: { value } });
        await userEvent.click(canvas.getByRole('button', { name: 'Se connecter' }));
        await canvas.findByText(`Votre essai nº ${index + 1}`);
      }
      await waitFor(() => expect(canvas.getByText(seen).getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
      await expect(password.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    },
  });

/** A curious player's tries, each with the database's reply. */
export const Explored = meta.story(attempts(['soleil', "j'essaie", "' OR 1=1", "' OR '1'='1"], /AND actif = 1, l’écarte/));

export const FilterStopped = meta.story(attempts(["' OR 2=2 --"], /n’admet aucune condition ajoutée/));

/** The comment makes the database ignore the end of the query. */
export const EndIgnored = meta.story(attempts(["' OR 1=2 --"], /fausse pour tous les comptes/));

/** After the solve, the log does not scroll the page away from the message. */
export const Opened = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      await userEvent.type(await canvas.findByRole('textbox', { name: 'Mot de passe' }), "' OR 1=1 --{Enter}");
      await canvas.findByText('Votre essai nº 1');
      const success = await canvas.findByRole('heading', { name: 'Mission accomplie' });
      await expect(success.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    },
  }),
);

export const Empty = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Se connecter' }));
      await canvas.findByText('Votre essai nº 1');
      await canvas.findByText(/Échec de la connexion/);
    },
  }),
);

/** The log opens at its first line, which shows the attacked application's own formula. */
export const OpensAtItsBeginning = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      await expect((await canvas.findByRole('log')).scrollTop).toBe(0);
      await expect(canvas.getByText(/pour le choix/)).toBeVisible();
    },
  }),
);
