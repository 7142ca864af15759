import { expect, userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { practiceStory } from '#engine/authoring/stories';
import checker from './challenge.server.ts';
import scene from './challenge.tsx';
import manifest from './manifest.json';

const meta = preview.meta({ title: 'Challenges/emaildetect/Particular' });
const challenge = { manifest, checker, scene };

/** The details show the sender's address. */
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

/** The pointer on the link shows its target at the foot of the mail. */
export const LinkHovered = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      await userEvent.hover(await canvas.findByRole('link', { name: /^https:..intranet\.brevelle/ }));
      await canvas.findByText(/^https:..(?!intranet\.brevelle\.example.rh)/, { selector: '[data-shown]' });
    },
  }),
);

/** Pressing the link shows its target too, for touch screens, and opens nothing. */
export const LinkHeldBack = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('link', { name: /^https:..intranet\.brevelle/ }));
      await canvas.findByRole('dialog', { name: /Ouvrir ce lien/ });
      await canvas.findByText('Le lien mène à');
    },
  }),
);

/** A mail that Inès really wrote, with its attachment. */
export const GenuineMail = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('button', { name: /^Inès Moreau.*Lun\./ }));
      await canvas.findByText('Bonjour Camille,');
      await canvas.findByRole('button', { name: /Pièce jointe/ });
    },
  }),
);

/** An unread mail is marked until it is opened. */
export const UnreadMail = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      await canvas.findByRole('button', { name: 'Réception 1 non lu' });
      await userEvent.click(await canvas.findByRole('button', { name: /^Non lu, Malik Benali/ }));
      await canvas.findByRole('button', { name: 'Réception' });
    },
  }),
);

/** Every folder can be opened, also the empty one. */
export const EmptyFolder = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Indésirables' }));
      await canvas.findByText(/^Aucun message dans/);
    },
  }),
);

/** Sent with nothing ticked: a warning, and the attempt does not count. */
export const NothingTicked = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Vérifier' }));
      await canvas.findByText('Cochez au moins un signal avant de vérifier.');
    },
  }),
);

/** The message has a fixed sentence, then says whether too few or too many signs are ticked. The ticks stay. */
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
