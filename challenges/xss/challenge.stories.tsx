import { expect, fireEvent, userEvent } from 'storybook/test';
import { type PracticeStage, practiceStory } from '#engine/authoring/stories';
import preview from '../../.storybook/preview.tsx';
import checker from './challenge.server.ts';
import scene from './challenge.tsx';
import manifest from './manifest.json';

const meta = preview.meta({ title: 'Challenges/xss/Particular' });
const challenge = { manifest, checker, scene };

const publish = async ({ canvas }: PracticeStage, text: string) => {
  await fireEvent.change(await canvas.findByRole('textbox', { name: 'Votre message' }), { target: { value: text } });
  await userEvent.click(canvas.getByRole('button', { name: 'Publier' }));
  await canvas.findByText(text);
};

/** One message, and what the scene says about it. */
const published = (text: string, remark: RegExp) =>
  practiceStory(challenge, {
    play: async (stage) => {
      await publish(stage, text);
      await stage.canvas.findByText(remark);
    },
  });

export const BoldText = meta.story(published('Bonjour <b>à tous</b>', /Le navigateur n’a pas affiché <b>/));
export const EventHandler = meta.story(published('<img src=x onerror=alert(1)>', /onerror aurait exécuté/));
export const UnclosedTag = meta.story(published('Bonjour <script', /rien ne la referme/));
export const EscapedTag = meta.story(published('&lt;script&gt;', /neutralisée/));
export const FakeForm = meta.story(
  published('<form>Mot de passe <input type=password aria-label=x><button>OK</button></form>', /formulaire/),
);

/** The script ran: the box it opens, and the same in the browsers of the readers. */
export const ScriptRan = meta.story(
  practiceStory(challenge, {
    play: async (stage) => {
      await publish(stage, "<SCRIPT>alert('Biscotte')</SCRIPT>");
      await expect((await stage.canvas.findAllByText('Biscotte')).length).toBeGreaterThan(3);
      await userEvent.click(await stage.canvas.findByRole('button', { name: 'Rester sur la page' }));
    },
  }),
);

/** A publication that was not sent: the text stays in the box, the feed as it was. */
export const NotSent = meta.story(
  practiceStory(challenge, {
    failing: ['attempt'],
    play: async ({ canvas }) => {
      const box = await canvas.findByRole('textbox', { name: 'Votre message' });
      await fireEvent.change(box, { target: { value: 'Bonjour' } });
      await userEvent.click(canvas.getByRole('button', { name: 'Publier' }));
      await expect(box).toHaveFocus();
      await expect(box).toHaveValue('Bonjour');
      await expect(canvas.getAllByRole('article')).toHaveLength(4);
    },
  }),
);

/** The seventh message pushes the oldest out. */
export const FullFeed = meta.story(
  practiceStory(challenge, {
    play: async (stage) => {
      for (const text of ['Un', 'Deux', 'Trois']) await publish(stage, text);
      await expect(stage.canvas.getAllByRole('article')).toHaveLength(6);
      await expect(stage.canvas.queryByText(/35 nœuds/)).toBeNull();
    },
  }),
);

export const Empty = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Publier' }));
      await canvas.findByText('Entrez un message avant de publier.');
      await expect(canvas.getByRole('textbox', { name: 'Votre message' })).toHaveFocus();
    },
  }),
);
