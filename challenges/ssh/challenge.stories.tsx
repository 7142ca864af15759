import { expect, userEvent, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { practiceStory } from '#engine/authoring/stories';
import checker from './challenge.server.ts';
import scene from './challenge.tsx';
import manifest from './manifest.json';

const meta = preview.meta({ title: 'Challenges/ssh/Particular' });
const challenge = { manifest, checker, scene };

/** Types lines into the terminal. @returns the terminal's screen */
async function typeLines(canvas: ReturnType<typeof within>, lines: readonly string[]) {
  const line = await canvas.findByRole('textbox', { name: /Ligne de commande/ });
  for (const text of lines) await userEvent.type(line, `${text}{Enter}`);
  return within(canvas.getByRole('log'));
}

export const Explored = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      const screen = await typeLines(canvas, ['ls', 'cd Documents/projets', 'ls', 'cd', 'cat system/secrets/flag.txt']);
      await expect(screen.getByText('Retour au répertoire home')).toBeVisible();
      await expect(screen.getByText(/CTF\{[a-z_]+_[0-9a-f]{8}\}/, { selector: 'p' })).toBeVisible();
    },
  }),
);

export const EveryError = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      const lines = ['ls rien', 'cd rien', 'cd readme.txt', 'cd ..', 'cat', 'cat rien', 'cat system', 'sudo ls'];
      const screen = await typeLines(canvas, lines);
      await expect(screen.getByText('Erreur: répertoire non valide', { exact: false })).toBeVisible();
      await expect(screen.getByText(/Commande non reconnue: sudo/)).toBeVisible();
    },
  }),
);

export const Cleared = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      const screen = await typeLines(canvas, ['ls', 'clear']);
      await expect(screen.getByText(/Écran effacé/)).toBeVisible();
      await expect(screen.queryByText(/readme\.txt/)).toBeNull();
    },
  }),
);
