import { expect, userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { practiceStory } from '#engine/authoring/stories';
import checker from './challenge.server.ts';
import scene from './challenge.tsx';
import manifest from './manifest.json';

const meta = preview.meta({ title: 'Challenges/clicks/Particular' });
const challenge = { manifest, checker, scene };

/** The consequences of the repair button; the way back shows the pop-up again. */
export const Repaired = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Cliquer pour réparer' }));
      await expect(await canvas.findByRole('region', { name: 'Conséquences' })).toHaveFocus();
      await userEvent.click(await canvas.findByRole('button', { name: 'Revenir avant le clic' }));
      await expect(await canvas.findByRole('region', { name: /infecté/ })).toHaveFocus();
      await userEvent.click(await canvas.findByRole('button', { name: 'Cliquer pour réparer' }));
      await canvas.findByText('Le quai s’arrête');
    },
  }),
);

/** The browser says where the alert comes from, and the computer's protection says in what state the computer is. */
export const LookedInto = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Informations sur la page' }));
      await canvas.findByText(/Une publicité venue de reparation-express/);
      await userEvent.click(await canvas.findByRole('button', { name: 'Protection du poste' }));
      await canvas.findByText(/Dernière analyse/);
    },
  }),
);

/** The close button and the telephone number belong to the alert, like its big button: each has consequences. */
export const CrossAndNumber = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('button', { name: /^Croix/ }));
      await canvas.findByText(/Cette croix appartient à l’alerte/);
      await canvas.findByText('La croix ne ferme rien');
      await userEvent.click(await canvas.findByRole('button', { name: 'Revenir avant le clic' }));
      await userEvent.click(await canvas.findByRole('button', { name: /^01/ }));
      await canvas.findByText('Une voix très aimable');
    },
  }),
);

/** The computer's protection closes the alert, with a button that is outside of the browser. */
export const Closed = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas, onLeave }) => {
      const alert = await canvas.findByRole('region', { name: /infecté/ });
      const close = await canvas.findByRole('button', { name: 'Fermer et analyser' });
      await expect(alert).not.toContainElement(close);
      await expect(await canvas.findByRole('region', { name: 'Barre de l’ordinateur' })).toContainElement(close);
      await userEvent.click(close);
      await canvas.findByRole('heading', { level: 2, name: 'Ce qu’il faut retenir' });
      await expect(onLeave).toHaveBeenCalledTimes(1);
    },
  }),
);

/** Closing the tab is right, too. */
export const TabClosed = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas, onLeave }) => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Fermer l’onglet' }));
      await canvas.findByRole('heading', { level: 2, name: 'Ce qu’il faut retenir' });
      await expect(onLeave).toHaveBeenCalledTimes(1);
    },
  }),
);
