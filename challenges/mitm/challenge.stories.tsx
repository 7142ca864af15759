import { expect, userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { practiceStory } from '#engine/authoring/stories';
import checker from './challenge.server.ts';
import scene from './challenge.tsx';
import manifest from './manifest.json';

const meta = preview.meta({ title: 'Challenges/mitm/Particular' });
const challenge = { manifest, checker, scene };

export const LoginFormDecoded = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('button', { name: 'POST' }));
      await expect(canvas.getAllByRole('option')).toHaveLength(3);
      await userEvent.click(canvas.getByRole('option', { name: /POST \/connexion/ }));
      await userEvent.click(canvas.getByRole('button', { name: 'Décoder le corps de la requête' }));
      await expect(canvas.getByText(/^[A-Z][a-z]+&[A-Z][a-z]+-[0-9a-f]{6}!$/)).toBeVisible();
      await expect(canvas.getByText('5 champs décodés')).toBeVisible();
    },
  }),
);

export const EncryptedPacket = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      await userEvent.type(await canvas.findByRole('searchbox', { name: /Filtre/ }), 'encrypted application');
      await expect(canvas.getByText(/l’adresse du serveur se voit, le contenu non/)).toBeVisible();
      await expect(canvas.queryByRole('button', { name: /Décoder/ })).toBeNull();
    },
  }),
);

export const MovedThroughByArrows = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('option', { name: /GET \/bienvenue/ }));
      await userEvent.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}');
      await expect(canvas.getByRole('option', { selected: true })).toHaveFocus();
      await expect(canvas.getByRole('heading', { name: /^Paquet 3/ })).toBeVisible();
      await userEvent.keyboard('{End}');
      await expect(canvas.getAllByRole('option').at(-1)).toHaveFocus();
    },
  }),
);

export const NothingFound = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      await userEvent.type(await canvas.findByRole('searchbox', { name: /Filtre/ }), 'introuvable');
      await expect(canvas.getByText(/Aucun paquet ne contient/)).toBeVisible();
    },
  }),
);
