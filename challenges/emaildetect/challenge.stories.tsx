import { expect, userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { practiceStory } from '#engine/authoring/stories';
import checker from './challenge.server.ts';
import scene from './challenge.tsx';
import manifest from './manifest.json';

const meta = preview.meta({ title: 'Challenges/emaildetect/Particular' });
const challenge = { manifest, checker, scene };

/** The address behind the name. */
export const SenderDetails = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      const toggle = await canvas.findByRole('button', { name: /^Détails/ });
      await userEvent.click(toggle);
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
      await expect(toggle.closest('header')).toHaveTextContent(/<ines\.moreau@(?!brevelle\.example)/);
    },
  }),
);

/** Hovering shows where the link leads, at the foot of the mail. */
export const LinkHovered = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      await userEvent.hover(await canvas.findByRole('link', { name: /^https:..intranet\.brevelle/ }));
      await canvas.findByText(/^https:..(?!intranet\.brevelle\.example.rh)/, { selector: '[data-shown]' });
    },
  }),
);

/** Opening it shows the same to a finger, and opens nothing. */
export const LinkHeldBack = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('link', { name: /^https:..intranet\.brevelle/ }));
      await canvas.findByRole('dialog', { name: /Ouvrir ce lien/ });
      await canvas.findByText('Le lien mène à');
    },
  }),
);

/** A mail that Inès did write, with its attachment. */
export const GenuineMail = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('button', { name: /^Inès Moreau.*Lun\./ }));
      await canvas.findByText('Bonjour Camille,');
      await canvas.findByRole('button', { name: /Pièce jointe/ });
    },
  }),
);

/** What has not been read says so, until it is opened. */
export const UnreadMail = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      await canvas.findByRole('button', { name: 'Réception 1 non lu' });
      await userEvent.click(await canvas.findByRole('button', { name: /^Non lu, Malik Benali/ }));
      await canvas.findByRole('button', { name: 'Réception' });
    },
  }),
);

/** Every folder opens, the empty one too. */
export const EmptyFolder = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Indésirables' }));
      await canvas.findByText(/^Aucun message dans/);
    },
  }),
);

/** Nothing ticked: a warning, and nothing counts. */
export const NothingTicked = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Vérifier' }));
      await canvas.findByText('Cochez au moins un signal avant de vérifier.');
    },
  }),
);

/** The fixed sentence, then which way to look; what is ticked stays. */
export const TooFewThenTooMany = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('checkbox', { name: 'Urgence' }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Vérifier' }));
      await canvas.findByText(/trois signaux clairs\. Trois est un plancher/);
      for (const box of await canvas.findAllByRole('checkbox', { checked: false })) await userEvent.click(box);
      await userEvent.click(await canvas.findByRole('button', { name: 'Vérifier' }));
      await canvas.findByText(/trois signaux clairs\. Trop de cases cochées/);
    },
  }),
);
