import { expect, type screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { practiceStory } from '#engine/authoring/stories';
import checker from './challenge.server.ts';
import scene from './challenge.tsx';
import manifest from './manifest.json';

const meta = preview.meta({ title: 'Challenges/permissions/Particular' });
const challenge = { manifest, checker, scene };

type Canvas = Pick<typeof screen, 'findAllByRole'>;

/** Makes the same choice for the first `count` requests, each of which appears after the one before it is decided. */
async function decide(canvas: Canvas, word: 'Autoriser' | 'Refuser', count: number) {
  for (let place = 0; place < count; place += 1) {
    const radios = await canvas.findAllByRole('radio', { name: new RegExp(`^${word}`) });
    const radio = radios[place];
    if (radio) await userEvent.click(radio);
  }
}

/** The first request is alone. A decision makes the second one appear, and the first can still be changed. */
export const OneAtATime = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      await canvas.findByText('Demande 1 sur 4');
      await expect(canvas.getAllByRole('radio')).toHaveLength(2);
      await decide(canvas, 'Refuser', 1);
      await canvas.findByText('Demande 2 sur 4');
      await expect(canvas.getAllByRole('radio')).toHaveLength(4);
      await decide(canvas, 'Autoriser', 1);
      await expect(canvas.getAllByRole('radio', { name: /^Autoriser/ })[0]).toBeChecked();
    },
  }),
);

/** The form is sent with a choice missing: the attempt does not count, and the first undecided request takes the focus. */
export const Undecided = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      await decide(canvas, 'Refuser', 3);
      await canvas.findByText('Demande 4 sur 4');
      await userEvent.click(await canvas.findByRole('button', { name: 'Valider' }));
      await canvas.findByText('Décide pour chaque permission avant de valider.');
      const [, , , fourth] = await canvas.findAllByRole('radio', { name: /^Autoriser/ });
      await expect(fourth).toHaveFocus();
    },
  }),
);

/** The message disappears with the next choice, so that it covers none. */
export const ChangedAfterwards = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      await decide(canvas, 'Autoriser', 4);
      await userEvent.click(await canvas.findByRole('button', { name: 'Valider' }));
      await canvas.findByText(/inutiles pour cette application/);
      await userEvent.click(await canvas.findByRole('radio', { name: 'Refuser les SMS' }));
      await waitFor(() => expect(canvas.queryByText(/inutiles pour cette application/)).toBeNull());
    },
  }),
);

/** Everything is allowed, as by a player in a hurry: the choices stay, to be reviewed. */
export const EverythingAllowed = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      await decide(canvas, 'Autoriser', 4);
      await userEvent.click(await canvas.findByRole('button', { name: 'Valider' }));
      await canvas.findByText(/inutiles pour cette application\. Tout autorisé/);
      await expect(await canvas.findByRole('radio', { name: 'Autoriser les SMS' })).toBeChecked();
    },
  }),
);

/** Everything is refused, as by an overcautious player: the message also says that one access is needed. */
export const EverythingRefused = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      await decide(canvas, 'Refuser', 4);
      await userEvent.click(await canvas.findByRole('button', { name: 'Valider' }));
      await canvas.findByText(/inutiles pour cette application\. Vous les avez bien refusées, mais une autre/);
    },
  }),
);
