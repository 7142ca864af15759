import { expect, userEvent, waitFor, type within } from 'storybook/test';
import preview from '#.storybook/preview';
import { practiceStory } from '#engine/authoring/stories';
import checker from './challenge.server.ts';
import scene from './challenge.tsx';
import manifest from './manifest.json';

const meta = preview.meta({ title: 'Challenges/desktop-files/Particular' });
const challenge = { manifest, checker, scene };

const open = async (canvas: ReturnType<typeof within>, name: string) => {
  const icon = await canvas.findByRole('button', { name });
  await userEvent.click(icon);
  return icon;
};
const opened = (...names: readonly string[]) =>
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      for (const name of names) await open(canvas, name);
      const usable = canvas.getAllByRole('dialog').filter((dialog: HTMLElement) => !dialog.closest('[inert]'));
      await expect(usable).toHaveLength(1);
    },
  });

export const Readme = meta.story(opened('LISEZ-MOI.txt'));
export const Notes = meta.story(opened('Notes.txt'));
export const Identifiers = meta.story(opened('id.txt'));
export const Settings = meta.story(opened('config.ini'));
export const PictureProperties = meta.story(opened('vacances.jpg', 'Propriétés'));
/** A window above another one: only the upper one reacts. */
export const ToolInFolder = meta.story(opened('Projets', 'decodeur.html'));

/** A window is closed by its button, by Escape, and by a click beside it; each time the icon gets the focus back. */
export const Closing = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      const gone = async (icon: HTMLElement) => {
        await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
        await waitFor(() => expect(icon).toHaveFocus());
      };
      let icon = await open(canvas, 'Notes.txt');
      await userEvent.click(canvas.getByRole('button', { name: 'Fermer la fenêtre' }));
      await gone(icon);
      icon = await open(canvas, 'id.txt');
      await userEvent.keyboard('{Escape}');
      await gone(icon);
      icon = await open(canvas, 'vacances.jpg');
      const overlay = canvas.getByRole('dialog').parentElement;
      if (overlay) await userEvent.click(overlay);
      await gone(icon);
    },
  }),
);
