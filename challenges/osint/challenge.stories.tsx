import { expect, userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { practiceStory } from '#engine/authoring/stories';
import checker from './challenge.server.ts';
import scene from './challenge.tsx';
import manifest from './manifest.json';

const meta = preview.meta({ title: 'Challenges/osint/Particular' });
const challenge = { manifest, checker, scene };

/** The recipe of the password is in the unfolded comments. */
export const CommentsOpen = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      await userEvent.click((await canvas.findAllByText(/3 commentaires/))[0] ?? document.body);
      await expect(await canvas.findByText(/Le prénom de ma colocataire/)).toBeVisible();
    },
  }),
);

/** The comments that were unfolded stay so when the player comes back from the photos. */
export const BackFromPhotos = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      await userEvent.click((await canvas.findAllByText(/3 commentaires/))[0] ?? document.body);
      await userEvent.click(await canvas.findByRole('button', { name: 'Photos' }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Publications' }));
      await expect(await canvas.findByText(/Le prénom de ma colocataire/)).toBeVisible();
    },
  }),
);

export const Photos = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Photos' }));
      await expect(await canvas.findByRole('img', { name: /\d bougies allumées/ })).toBeVisible();
      await expect(await canvas.findByRole('img', { name: /le numéro \d\d/ })).toBeVisible();
    },
  }),
);

export const About = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('button', { name: 'À propos' }));
      await expect(await canvas.findByText('8 avril 1993')).toBeVisible();
    },
  }),
);

/** An empty answer gets a reminder, and is not a failed attempt. */
export const Empty = meta.story(
  practiceStory(challenge, {
    answers: ['  '],
    play: async ({ canvas }) => {
      await canvas.findByText('Entrez un mot de passe avant de valider.');
    },
  }),
);
