import { expect, userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { practiceStory } from '#engine/authoring/stories';
import checker from './challenge.server.ts';
import scene from './challenge.tsx';
import manifest from './manifest.json';

const meta = preview.meta({ title: 'Challenges/ecran-noir/Particular' });
const challenge = { manifest, checker, scene };

const place = (seed: string, name: string) =>
  practiceStory(challenge, {
    seed: seed.repeat(32),
    play: async ({ canvas }) => {
      await canvas.findByRole('heading', { name });
    },
  });
export const Workstation = meta.story(place('a', 'Bureau du quai, poste\u00a02'));
export const Laptop = meta.story(place('9', 'Chez vous, portable de travail en VPN'));
export const Tablet = meta.story(place('8', 'Quai 3, tablette Windows partagée'));

/** Sent with cards left in the hand: the attempt does not count, and the hand takes the focus. */
export const Undecided = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Je l’évite' }));
      // The card's text is on the page once, in the live region, so that a screen reader does not read it twice.
      const card = await canvas.findByText(/^Carte 2 sur 8$/);
      const [text, ...copies] = canvas.getAllByText(card.nextElementSibling?.textContent ?? '');
      await expect(copies).toEqual([]);
      await expect(text?.closest('[aria-live]')).toContainElement(card);
      await userEvent.click(await canvas.findByRole('button', { name: 'Valider mon plan' }));
      await canvas.findByText(/Il reste des cartes en main/);
      await expect(await canvas.findByRole('button', { name: 'Je le fais' })).toHaveFocus();
    },
  }),
);

/**
 * All cards are to be done, none avoided: the message gives the number of rightly judged cards. A button keeps the focus when its card
 * moves, and the message moves above the plan.
 */
export const EverythingDone = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      for (let card = 0; card < 8; card += 1) await userEvent.click(await canvas.findByRole('button', { name: 'Je le fais' }));
      await expect(await canvas.findByRole('heading', { name: 'Je fais, dans cet ordre' })).toHaveFocus();
      await userEvent.click(await canvas.findByRole('button', { name: 'Valider mon plan' }));
      await canvas.findByText(/Cartes bien jugées.: \d sur 8/);
      const [, second] = await canvas.findAllByRole('button', { name: /^Monter/ });
      if (!second) throw new Error('no second card');
      await userEvent.click(second);
      await expect(second).toHaveFocus();
      await expect(second).toHaveAttribute('aria-disabled', 'true');
      // While the plan is changed, the last message is above it and covers nothing.
      await expect(canvas.getByText('Votre essai précédent.').closest('p')).toHaveTextContent(/Cartes bien jugées.: \d sur 8/);
      for (const alert of canvas.queryAllByRole('alert')) await expect(alert).toBeEmptyDOMElement();
      // When a card leaves a list, its new place is announced.
      const [away] = await canvas.findAllByRole('button', { name: /^Écarter/ });
      if (!away) throw new Error('no card to put aside');
      await userEvent.click(away);
      await canvas.findByText(/: écartée, dans « J’évite »/);
    },
  }),
);

/** A phone shows one of the three facts at a time, so that the first card is soon in sight. */
export const OneThingAtATime = meta.story({
  ...practiceStory(challenge, {
    play: async ({ canvas }) => {
      await expect(await canvas.findByText(/Vos fichiers sont copiés et chiffrés/)).toBeVisible();
      await expect(canvas.getByText('Affiché depuis vendredi')).not.toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'L’avis' }));
      await expect(canvas.getByText('Affiché depuis vendredi')).toBeVisible();
      await expect(canvas.getByText(/Vos fichiers sont copiés et chiffrés/)).not.toBeVisible();
    },
  }),
  globals: { viewport: { value: 'phone' } },
});
