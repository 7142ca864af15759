import { expect, userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { practiceStory } from '#engine/authoring/stories';
import checker from './challenge.server.ts';
import scene from './challenge.tsx';
import manifest from './manifest.json';

const meta = preview.meta({ title: 'Challenges/xss/Particular' });
const challenge = { manifest, checker, scene };

type Canvas = Parameters<NonNullable<NonNullable<Parameters<typeof practiceStory>[1]>['play']>>[0]['canvas'];

async function publish(canvas: Canvas, text: string) {
  const box = await canvas.findByRole('textbox', { name: 'Votre message' });
  await userEvent.click(box);
  if (text) await userEvent.paste(text);
  await userEvent.click(await canvas.findByRole('button', { name: 'Publier' }));
}

/** An empty message is sent: a warning is shown, and the attempt does not count. */
export const Empty = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      await publish(canvas, '');
      await canvas.findByText('Entrez un message avant de publier.');
    },
  }),
);

/** Markup changes the page in the left preview, and is shown as text in the right one; nothing runs. */
export const Markup = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      await publish(canvas, 'Un <b>grand</b> bonjour <h1>à tous</h1>');
      await canvas.findByText("Aucun script exécuté. Essaie d'ajouter une balise <script>.");
      await canvas.findByText('Un <b>grand</b> bonjour <h1>à tous</h1>');
      await canvas.findByText(/votre message a changé la page/);
    },
  }),
);

/** The feed keeps only the six latest messages. */
export const SixLatest = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      for (const number of [1, 2, 3, 4, 5]) {
        await publish(canvas, `Message ${number}`);
        await canvas.findByText(`Message ${number}`);
      }
      await expect(canvas.getAllByRole('article', { name: /^Message\s:/ })).toHaveLength(6);
      await expect(canvas.queryByText(/Fin de nuit/)).toBeNull();
    },
  }),
);

/** The script's effect, acted out in the message. */
export const ScriptRan = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      await publish(canvas, "<script>alert('Bonjour le quai')</script>");
      await canvas.findByText('Le script s’est exécuté chez tout le monde');
      await canvas.findByText('Bonjour le quai');
    },
  }),
);

/** The script tag was not closed: that solves the mission, but the scene does not pretend that anything ran. */
export const LeftOpen = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      await publish(canvas, '<script>');
      await canvas.findByText('La balise est entrée dans la page');
      await canvas.findByText(/attend la balise de fermeture/);
      await expect(canvas.queryByText(/chez tout le monde/)).toBeNull();
    },
  }),
);
