import { expect, userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { practiceStory } from '#engine/authoring/stories';
import { createVariant } from '#engine/authoring/testing';
import checker from './challenge.server.ts';
import scene from './challenge.tsx';
import manifest from './manifest.json';

const meta = preview.meta({ title: 'Challenges/quiz/Particular' });
const challenge = { manifest, checker, scene };
const seed = '9'.repeat(32);
// No destructuring with a default: the bundler of the static Storybook fails at that on a module's top level.
const questions = checker.secrets(createVariant(seed)).rounds[0] ?? [];

/** Whether the replies to answers are blocked. */
let cut = false;

interface Canvas {
  findByRole(role: string, options: object): Promise<HTMLElement>;
}

const NEXT = /^(Question suivante|Voir le récapitulatif)$/;

/** Answers the first `count` questions: the first `right` of them rightly, the others wrongly. Stops at the last explanation. */
async function answer(canvas: Canvas, count: number, right: number) {
  for (const [index, { text, options, right: good }] of questions.slice(0, count).entries()) {
    if (index > 0) await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { level: 2, name: text })).toHaveFocus();
    const place = options.findIndex(({ id }) => (id === good) === index < right);
    await canvas.findByRole('button', { name: `${'ABC'[place]} ${options[place]?.text}` });
    await userEvent.keyboard('abc'[place] ?? '');
    await expect(await canvas.findByRole('button', { name: NEXT })).toHaveFocus();
  }
}

/** The text with ordinary spaces, as Testing Library reads it. */
const read = (text = '') => text.replace(/\s/g, ' ');

const begin = async (canvas: Canvas) => userEvent.click(await canvas.findByRole('button', { name: 'Commencer' }));

/** The clock runs, and no question is answered yet. */
export const Asked = meta.story(
  practiceStory(challenge, {
    seed,
    play: async ({ canvas }) => {
      await begin(canvas);
      await canvas.findByText('10 s');
    },
  }),
);

/** One right and one wrong answer: the coach explains the second, and the next question's clock has not begun. */
export const Coached = meta.story(
  practiceStory(challenge, {
    seed,
    play: async ({ canvas }) => {
      await begin(canvas);
      await answer(canvas, 2, 1);
      await canvas.findByRole('heading', { level: 2, name: 'Question 2 : pas cette fois' });
      await canvas.findByText(read(questions[1]?.from.cue));
      await expect(canvas.queryByRole('timer')).toBeNull();
      // Enter, still held down after the answer, skips nothing; Tab reaches the button.
      const next = await canvas.findByRole('button', { name: NEXT });
      for (const [key, passes] of [
        ['Enter', false],
        ['Tab', true],
      ] as const)
        await expect(
          next.dispatchEvent(new KeyboardEvent('keydown', { key, repeat: true, bubbles: true, cancelable: true })),
        ).toBe(passes);
    },
  }),
);

/** Two right answers: all comments are shown again, and the quiz is not passed. */
export const NotEnough = meta.story(
  practiceStory(challenge, {
    seed,
    play: async ({ canvas }) => {
      await begin(canvas);
      await answer(canvas, 5, 2);
      await userEvent.keyboard('{Enter}');
      await canvas.findByText('2 bonnes réponses sur 5');
      for (const { from } of questions) await canvas.findByText(read(from.cue));
    },
  }),
);

/** The replies are blocked: the page does not call the quiz failed, because it cannot know. */
export const CorrectionsMissing = meta.story(
  practiceStory(challenge, {
    seed,
    failing: () => (cut ? ['attempt'] : []),
    play: async ({ canvas, onSolved }) => {
      cut = true;
      await begin(canvas);
      await answer(canvas, 5, 3);
      await userEvent.keyboard('{Enter}');
      await canvas.findByText('0 bonne réponse sur 5');
      await canvas.findByText(/vous saurez si le compte y est/);
      cut = false;
      await userEvent.click(await canvas.findByRole('button', { name: 'Valider' }));
      await canvas.findByText('Mission validee. 3 points ajoutes.');
      await expect(onSolved).toHaveBeenCalledOnce();
      await userEvent.click(await canvas.findByRole('button', { name: 'Rester sur la page' }));
    },
  }),
);

/** Handed in with too few right answers: an error message, and a first question whose clock waits. */
export const StartsAgain = meta.story(
  practiceStory(challenge, {
    seed,
    play: async ({ canvas, onSolved }) => {
      await begin(canvas);
      await answer(canvas, 5, 2);
      await userEvent.keyboard('{Enter}');
      await userEvent.click(await canvas.findByRole('button', { name: 'Valider' }));
      await canvas.findByText('Moins de 3 bonnes reponses. Analyse calmement et retente.');
      await expect(await canvas.findByRole('heading', { level: 2, name: 'Retour à la question 1' })).toHaveFocus();
      await canvas.findByRole('button', { name: 'Recommencer' });
      await expect(canvas.queryByRole('timer')).toBeNull();
      await expect(onSolved).not.toHaveBeenCalled();
    },
  }),
);

/** Three right answers, handed in. */
export const Passed = meta.story(
  practiceStory(challenge, {
    seed,
    play: async ({ canvas, onSolved }) => {
      await begin(canvas);
      await answer(canvas, 5, 3);
      await userEvent.keyboard('{Enter}');
      await canvas.findByText('3 bonnes réponses sur 5');
      await userEvent.click(await canvas.findByRole('button', { name: 'Valider' }));
      await canvas.findByText('Mission validee. 3 points ajoutes.');
      await expect(onSolved).toHaveBeenCalledWith(3, 'Mission validee. 3 points ajoutes.');
      await userEvent.click(await canvas.findByRole('button', { name: 'Rester sur la page' }));
    },
  }),
);
