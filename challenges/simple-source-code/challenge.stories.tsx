import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { practiceStory } from '#engine/authoring/stories';
import checker from './challenge.server.ts';
import scene from './challenge.tsx';
import manifest from './manifest.json';

const meta = preview.meta({ title: 'Challenges/simple-source-code/Particular' });
const challenge = { manifest, checker, scene };

function commentsInPage(): string[] {
  return [...document.body.childNodes].filter((node) => node instanceof Comment).map((node) => node.data);
}

/** The source is scrolled into sight below the page. The comments are also really in the document, for the browser's tools. */
export const Source = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Code source de la page' }));
      await expect(canvas.getByText(/TODO Malik/)).toBeVisible();
      const view = canvas.getByRole('region', { name: 'Code source de la page' });
      await expect(view).toHaveFocus();
      await waitFor(() => expect(view.getBoundingClientRect().top).toBeLessThan(window.innerHeight / 2));
      await expect(commentsInPage().some((text) => /accès de test : malik\.benali/.test(text))).toBe(true);
    },
  }),
);

export const Empty = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Se connecter' }));
      await canvas.findByText('⚠️ Veuillez entrer un mot de passe.');
      await expect(canvas.getByRole('textbox', { name: 'Identifiant' })).not.toHaveAttribute('aria-invalid');
    },
  }),
);
