import { expect, screen, userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { practiceStory } from '#engine/authoring/stories';
import checker from './challenge.server.ts';
import scene from './challenge.tsx';
import manifest from './manifest.json';

const meta = preview.meta({ title: 'Challenges/osint-intranet/Particular' });
const challenge = { manifest, checker, scene };

/** Opens a picture in the inspector, and enlarges it this many times. */
const inspected = (name: RegExp, times: number) =>
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('button', { name }));
      for (let time = 0; time < times; time += 1) await userEvent.click(await screen.findByRole('button', { name: 'Agrandir' }));
      await expect(await screen.findByRole('img', { name: /^(Photo|Capture|Plan)/ })).toBeVisible();
    },
  });

export const Party = meta.story(inspected(/un far sur une assiette/, 0));
export const PartyFromClose = meta.story(inspected(/un far sur une assiette/, 3));
export const Call = meta.story(inspected(/visioconférence/, 2));
export const BadgesFromClose = meta.story(inspected(/badges d’accès/, 3));
export const Notification = meta.story(inspected(/liste des tickets/, 1));
export const Parking = meta.story(inspected(/local vélos/, 0));

/** At the largest enlargement the button stays, and does nothing more. */
export const Nearest = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('button', { name: /visioconférence/ }));
      const enlarge = await screen.findByRole('button', { name: 'Agrandir' });
      for (let time = 0; time < 6; time += 1) await userEvent.click(enlarge);
      await expect(await screen.findByText('× 6')).toBeVisible();
      await expect(enlarge).toHaveAttribute('aria-disabled', 'true');
    },
  }),
);

/** An empty answer gets a reminder, and is not a failed attempt. */
export const Empty = meta.story(
  practiceStory(challenge, {
    answers: [' '],
    play: async ({ canvas }) => {
      await canvas.findByText('Veuillez entrer un flag.');
    },
  }),
);

/** The price of wrong answers is shown beside the field. */
export const WrongTwice = meta.story(
  practiceStory(challenge, {
    answers: ['CTF{quai_nord_}', 'CTF{grand_large_}'],
    play: async ({ canvas }) => {
      await canvas.findByText(/Essais faux\s: 2, soit −1\spoint/);
    },
  }),
);
