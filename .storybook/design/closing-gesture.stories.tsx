/** The question about a gesture that closes a mission's debrief: before a choice, after one, and on a phone. */
import { expect, userEvent, within } from 'storybook/test';
import { Debrief } from '#engine/frame/panels/debrief.tsx';
import { aManifest } from '#engine/rules/testing/a-manifest.ts';
import type { GestureContent } from '#schemas/manifest/debrief.ts';
import preview from '../preview.tsx';
import styles from './gallery.module.css';

const meta = preview.meta({ title: 'Design/Closing gesture', tags: ['autodocs'] });

const GESTURE: GestureContent = {
  question: 'Le code du portique est écrit au tableau de la relève. Que faites-vous ?',
  options: [
    {
      text: 'Je l’efface du tableau, et je n’en parle plus.',
      answer: 'Le tableau est propre, mais le code est connu : il ouvre encore. Il fallait aussi le faire changer.',
    },
    {
      text: 'Je préviens l’équipe, pour qu’il soit changé.',
      answer: 'Le code est changé à midi. Celui du tableau n’ouvre plus rien, et personne n’a eu à se justifier.',
    },
  ],
};

const told = () => (
  <div className={styles.parts}>
    <Debrief debrief={{ ...aManifest().debrief, gesture: GESTURE }} reporting={undefined} />
  </div>
);

const unfold = async ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
  await userEvent.click(within(canvasElement).getByRole('heading', { name: 'Un dernier choix' }));
};
const choose = async ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
  await unfold({ canvasElement });
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByText(/^Je l’efface/));
  await expect(await canvas.findByText(/Il fallait aussi le faire changer/)).toBeVisible();
};

export const Asked = meta.story({ render: told, play: unfold });
export const Answered = meta.story({ render: told, play: choose });
export const Dark = meta.story({ tags: ['!autodocs'], globals: { theme: 'dark' }, render: told, play: choose });
export const OnAPhone = meta.story({
  tags: ['!autodocs'],
  globals: { viewport: { value: 'narrow' } },
  render: told,
  play: choose,
});
