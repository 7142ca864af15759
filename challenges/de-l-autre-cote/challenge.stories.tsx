import { expect, userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { type PracticeStage, practiceStory } from '#engine/authoring/stories';
import { createVariant } from '#engine/authoring/testing';
import { gestureField, LEVER_LABELS, leverField } from './artifacts.ts';
import checker from './challenge.server.ts';
import scene from './challenge.tsx';
import manifest from './manifest.json';
import solve from './solve.ts';

const meta = preview.meta({ title: 'Challenges/de-l-autre-cote/Particular' });
const challenge = { manifest, checker, scene };

const SEED = '2'.repeat(32);
const { messages, colleagues } = checker.artifacts(checker.secrets(createVariant(SEED)));
const right = Object(solve({ messages, colleagues, pretexts: [] }, {}));

type Canvas = PracticeStage['canvas'];

const press = async (canvas: Canvas, name: string) => userEvent.click(await canvas.findByRole('button', { name }));
const leversOf = (id: string) => messages.find((message) => message.id === id)?.levers ?? [];

/** Answers both questions about each of these messages rightly. */
async function answer(canvas: Canvas, answered: typeof messages) {
  for (const { id, levers, gestures } of answered) {
    const lever = levers.find((named) => named === right[leverField(id)]);
    await press(canvas, lever ? LEVER_LABELS[lever] : '');
    await press(canvas, 'Suivant');
    await press(canvas, gestures.find((gesture) => gesture.id === right[gestureField(id)])?.text ?? '');
    await press(canvas, 'Suivant');
  }
}

/** A misread lever: the player is told so, at no cost, and asked again. */
export const Misread = meta.story(
  practiceStory(challenge, {
    seed: SEED,
    play: async ({ canvas }) => {
      const other = leversOf('message1').find((named) => named !== right['message1-levier']);
      await press(canvas, other ? LEVER_LABELS[other] : '');
      await canvas.findByText(/Rien n’est compté/);
      await press(canvas, 'Choisir un autre geste');
      await canvas.findByText('Se tromper de levier ne coûte rien.');
    },
  }),
);

/** The second message, after both questions about the first. */
export const SecondMessage = meta.story(
  practiceStory(challenge, {
    seed: SEED,
    play: async ({ canvas }) => {
      await answer(canvas, messages.slice(0, 1));
      await canvas.findByRole('heading', { name: /Étape 3 sur 7/ });
    },
  }),
);

/** The workshop, after the last question. The button that ends it appears once a lure was tried. */
export const LureTried = meta.story(
  practiceStory(challenge, {
    seed: SEED,
    play: async ({ canvas }) => {
      await answer(canvas, messages);
      await expect(await canvas.findByRole('heading', { name: /composer un leurre/ })).toHaveFocus();
      await expect(canvas.queryByRole('button', { name: 'Finir l’atelier' })).toBeNull();
      await userEvent.click(canvas.getByRole('radio', { name: 'Urgence' }));
      await canvas.findByText(/dans le quart d’heure/);
      await press(canvas, 'Essayer ce leurre');
      await canvas.findByText('Fatou Diarra');
      await canvas.findByRole('button', { name: 'Finir l’atelier' });
      // A changed card clears the reactions in the windows.
      await userEvent.click(canvas.getByRole('radio', { name: 'Peur' }));
      await expect(canvas.queryByText('Fatou Diarra')).toBeNull();
    },
  }),
);
