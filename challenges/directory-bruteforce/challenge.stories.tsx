import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { practiceStory } from '#engine/authoring/stories';
import { createVariant } from '#engine/authoring/testing';
import checker from './challenge.server.ts';
import scene from './challenge.tsx';
import manifest from './manifest.json';

const meta = preview.meta({ title: 'Challenges/directory-bruteforce/Particular' });
const challenge = { manifest, checker, scene };
const { words } = checker.artifacts(checker.secrets(createVariant('0'.repeat(32))));

async function guess(canvas: ReturnType<typeof within>, names: readonly string[]) {
  const field = await canvas.findByRole('textbox', { name: /Nom du dossier/ });
  for (const name of names) await userEvent.type(field, `${name}{Enter}`);
}

/** A forbidden name and an unknown one; then a repeated and an empty guess, which are ignored with a message; then two names at once. */
export const Explored = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      await guess(canvas, ['Admin', '/images/', 'images']);
      await canvas.findByText(/« images » a déjà été testé/);
      await guess(canvas, [' ']);
      await canvas.findByText(/Écrivez d’abord un nom/);
      const answers = within(canvas.getByRole('region', { name: 'Réponses du serveur' }));
      await waitFor(() => expect(answers.getAllByRole('listitem')).toHaveLength(2));
      await expect(answers.getAllByRole('listitem')[0]).toHaveTextContent(/^\/images\/\s*404 Non Trouvé$/);
      await guess(canvas, ['site/2025']);
      await canvas.findByText(/il a demandé « site2025 »/);
    },
  }),
);

/** The forgotten page is open. However many names were tried, the field and the list of replies keep their positions. */
export const Found = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      const field = await canvas.findByRole('textbox', { name: /Nom du dossier/ });
      const place = () => field.getBoundingClientRect().top + window.scrollY;
      const before = place();
      await guess(canvas, [...'abcd', ...words]);
      const answers = canvas.getByRole('region', { name: 'Toutes les réponses' });
      await waitFor(() => expect(answers.scrollHeight).toBeGreaterThan(answers.clientHeight));
      await expect(place()).toBe(before);
      await userEvent.click(await canvas.findByRole('button', { name: /Ouvrir maintenance/ }));
      await expect(await canvas.findByText(/^CTF\{[a-z_]+_[0-9a-f]{8}\}$/)).toBeVisible();
      await expect(canvas.getByRole('heading', { name: /site en maintenance/ })).toHaveFocus();
    },
  }),
);
