import { expect, fireEvent, userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { practiceStory } from '#engine/authoring/stories';
import checker from './challenge.server.ts';
import scene from './challenge.tsx';
import manifest from './manifest.json';
import solve from './solve.ts';

const meta = preview.meta({ title: 'Challenges/caesar/Particular' });
const challenge = { manifest, checker, scene };

/** The wheel is turned so that the message reads as French. */
export const WheelTurned = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      const message = (await canvas.findByTestId('cipher')).textContent ?? '';
      const wheel = canvas.getByRole('slider', { name: /^Molette/ });
      // The message begins with "BONJOUR", so its first letter gives the shift.
      const turn = (message.charCodeAt(0) - 'B'.charCodeAt(0) + 26) % 26;
      await fireEvent.change(wheel, { target: { value: String(turn) } });
      await expect(await canvas.findByText(new RegExp(`MOT DE PASSE EST ${solve({ message }, {})}`))).toBeVisible();
    },
  }),
);

/** An empty answer gets a reminder, and does not count as a failed attempt. */
export const Empty = meta.story(
  practiceStory(challenge, {
    answers: ['  '],
    play: async ({ canvas }) => {
      await canvas.findByText('Entrez un mot de passe avant de valider.');
    },
  }),
);

/** The whole sentence is sent, where only its last word is asked for: wrong, with an explanation. */
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
