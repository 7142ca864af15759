import { expect, fireEvent, userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { practiceStory } from '#engine/authoring/stories';
import checker from './challenge.server.ts';
import scene from './challenge.tsx';
import manifest from './manifest.json';
import solve from './solve.ts';

const meta = preview.meta({ title: 'Challenges/caesar/Particular' });
const challenge = { manifest, checker, scene };

/** The wheel stands where the message reads as French. */
export const WheelTurned = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      const message = (await canvas.findByTestId('cipher')).textContent ?? '';
      const wheel = canvas.getByRole('slider', { name: /^Molette/ });
      // "BONJOUR" is the first word: its first letter tells how far the wheel has to turn.
      const turn = (message.charCodeAt(0) - 'B'.charCodeAt(0) + 26) % 26;
      await fireEvent.change(wheel, { target: { value: String(turn) } });
      await expect(await canvas.findByText(new RegExp(`MOT DE PASSE EST ${solve({ message }, {})}`))).toBeVisible();
    },
  }),
);

/** An empty answer is a reminder, not a failure. */
export const Empty = meta.story(
  practiceStory(challenge, {
    answers: ['  '],
    play: async ({ canvas }) => {
      await canvas.findByText('Entrez un mot de passe avant de valider.');
    },
  }),
);

/** The whole sentence where only its last word is asked for: wrong, and told why. */
export const WholeSentence = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      const message = (await canvas.findByTestId('cipher')).textContent ?? '';
      await userEvent.type(
        canvas.getByRole('textbox', { name: 'Mot de passe' }),
        `Le mot de passe est ${solve({ message }, {})}{Enter}`,
      );
      await canvas.findByText(/avec différents décalages ! Le vôtre est le bon/);
    },
  }),
);
