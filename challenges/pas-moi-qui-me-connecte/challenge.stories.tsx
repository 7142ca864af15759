import { expect, userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { type PracticeStage, practiceStory } from '#engine/authoring/stories';
import checker from './challenge.server.ts';
import scene from './challenge.tsx';
import manifest from './manifest.json';

const meta = preview.meta({ title: 'Challenges/pas-moi-qui-me-connecte/Particular' });
const challenge = { manifest, checker, scene };

async function answerAll(canvas: PracticeStage['canvas'], name: RegExp) {
  for (const radio of await canvas.findAllByRole('radio', { name })) await userEvent.click(radio);
  await userEvent.click(await canvas.findByRole('button', { name: 'Finir la journée' }));
}

/** Sent with requests unanswered: nothing counts, and the focus goes to the first of them. */
export const Unanswered = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      const [, second] = await canvas.findAllByRole('radio', { name: /^Approuver/ });
      // Whoever listens hears each request before the question about it.
      for (const moment of canvas.getAllByRole('article'))
        await expect(moment).toHaveTextContent(/(?:Clé|Compte) (?:Brévelle|d’accès).*Que répondez-vous/);
      const [first] = await canvas.findAllByRole('radio', { name: /^Refuser la/ });
      if (first) await userEvent.click(first);
      await userEvent.click(await canvas.findByRole('button', { name: 'Finir la journée' }));
      await canvas.findByText(/Une demande attend encore/);
      await expect(second).toHaveFocus();
    },
  }),
);

/** Everything refused and reported: nobody got in, the player neither. */
export const EverythingReported = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      await answerAll(canvas, /^Refuser et signaler/);
      await canvas.findByText(/[345] sur 6\. Aucun inconnu n’est entré/);
    },
  }),
);

/** Everything approved, the way of somebody tired. */
export const EverythingApproved = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      await answerAll(canvas, /^Approuver/);
      await canvas.findByText(/[123] sur 6\. Quelqu’un d’autre est entré/);
    },
  }),
);
