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
// Not by a pattern with a default: the bundler of the static Storybook stops at one on a module's own level.
const questions = checker.secrets(createVariant(seed)).rounds[0] ?? [];

/** Whether no answer gets through. */
let cut = false;

interface Canvas {
  findByRole(role: string, options: object): Promise<HTMLElement>;
}

const NEXT = /^(Question suivante|Voir le récapitulatif)$/;

/** Answers the questions, one after the other: as many right ones as said, the rest wrong. Stays at the last explanation. */
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

/** As Testing Library reads it: every space is an ordinary one. */
const read = (text = '') => text.replace(/\s/g, ' ');

const begin = async (canvas: Canvas) => userEvent.click(await canvas.findByRole('button', { name: 'Commencer' }));

/** The clock runs, nothing is answered yet. */
export const Asked = meta.story(
  practiceStory(challenge, {
    seed,
    play: async ({ canvas }) => {
      await begin(canvas);
      await canvas.findByText('10 s');
    },
  }),
);

/** One right, one wrong: the coach speaks of the last one, and the next clock has not begun. */
export const Coached = meta.story(
  practiceStory(challenge, {
    seed,
    play: async ({ canvas }) => {
      await begin(canvas);
      await answer(canvas, 2, 1);
      await canvas.findByRole('heading', { level: 2, name: 'Question 2 : pas cette fois' });
      await canvas.findByText(read(questions[1]?.from.cue));
      await expect(canvas.queryByRole('timer')).toBeNull();
      // Held down since the answer, Enter skips nothing; Tab goes on.
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

/** Two right answers: every cue again, and not enough to pass. */
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

/** No correction came: nothing says yet that it has failed, and it has not. */
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

/** Handed in too early: an error, and a first question whose clock waits. */
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
