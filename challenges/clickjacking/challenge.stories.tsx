import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { practiceStory } from '#engine/authoring/stories';
import checker from './challenge.server.ts';
import scene from './challenge.tsx';
import manifest from './manifest.json';

const meta = preview.meta({ title: 'Challenges/clickjacking/Particular' });
const challenge = { manifest, checker, scene };
const AFTER_COUNTDOWN = { timeout: 6000 };

type Play = NonNullable<NonNullable<Parameters<typeof practiceStory>[1]>['play']>;
type Canvas = Parameters<Play>[0]['canvas'];

const open = async (canvas: Canvas) => userEvent.click(await canvas.findByRole('button', { name: 'Ouvrir le lien de Solène' }));

/**
 * No time runs while the player reads the briefing. The link starts the three seconds, and the status line is in sight even on the smallest
 * phone.
 */
export const StartsOnTheLink = meta.story({
  ...practiceStory(challenge, {
    play: async ({ canvas }) => {
      await canvas.findByRole('button', { name: 'Ouvrir le lien de Solène' });
      await expect(canvas.queryByText('Overlay actif')).toBeNull();
      await open(canvas);
      await canvas.findByText('Overlay actif');
      await expect(await canvas.findByRole('region', { name: 'Navigateur' })).toHaveFocus();
      const sign = await canvas.findByText(/^Ce bouton mène à/);
      await waitFor(() => expect(sign.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
    },
  }),
  globals: { viewport: { value: 'small' } },
});

/**
 * The decoy is clicked at once: the transparent page takes the click, which costs 2 points. The trap names the false button, and shows on
 * demand what took the click.
 */
export const ClickedTooEarly = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      await open(canvas);
      const decoy = await canvas.findByRole('button', { name: /Je participe/ });
      // The status line with the button's target describes the button, so it is read out before the click.
      await expect(decoy).toHaveAccessibleDescription(/mène à.*intranet\.brevelle\.example/);
      await userEvent.click(decoy);
      await canvas.findByText(/^Vous avez cliqué trop tôt ! Le faux bouton a intercepté votre action\. Plus exactement/);
      await canvas.findByText(/^Clics détournés : −2 points, déjà pris sur votre score/);
      await expect(await canvas.findByRole('region', { name: 'Ce que votre clic a fait' })).toHaveFocus();
      await expect(canvas.getByText(/^Le faux bouton, c’était/)).toBeVisible();
      await expect(canvas.getByRole('button', { name: /Je participe/ })).toBeDisabled();
      await expect(canvas.queryByRole('button', { name: 'Autoriser le partage' })).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: 'Voir qui a reçu le clic' }));
      await expect(canvas.getByRole('button', { name: 'Autoriser le partage' })).toBeVisible();
      await expect(canvas.getByRole('region', { name: 'Ce que votre clic a fait' })).toHaveFocus();
      await userEvent.click(await canvas.findByRole('button', { name: 'Revenir avant le clic' }));
      await canvas.findByText('Overlay actif');
      await expect(canvas.getByRole('button', { name: /Je participe/ })).toBeEnabled();
    },
  }),
);

/** The countdown is over and the transparent page has become visible. It lies above the contest, so its buttons take the clicks. */
export const Uncovered = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      await open(canvas);
      await canvas.findByText('Action sécurisée', {}, AFTER_COUNTDOWN);
      await canvas.findByRole('button', { name: 'Refuser le partage' });
      const layers = await canvas.findByRole('checkbox', { name: 'Voir les calques' });
      await userEvent.click(layers);
      // The contest's button is disabled, and still read out.
      await expect(await canvas.findByRole('button', { name: /Je participe/ })).toBeDisabled();
      const heightOf = async (name: string) => Number(getComputedStyle(await canvas.findByLabelText(name)).zIndex);
      await expect(await heightOf('La Passerelle, intranet')).toBeGreaterThan(await heightOf('Page du concours'));
      await userEvent.click(layers);
    },
  }),
);

/** The layers are shown: the page of the intranet above the contest, button above button. */
export const Layers = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      await open(canvas);
      await userEvent.click(await canvas.findByRole('checkbox', { name: 'Voir les calques' }));
      const place = async (name: string | RegExp) => {
        const { left, top, right, bottom } = (await canvas.findByRole('button', { name })).getBoundingClientRect();
        return [left, top, right, bottom].map(Math.round);
      };
      const decoy = await place(/Je participe/);
      await waitFor(async () => expect(await place('Autoriser le partage')).toEqual(decoy));
    },
  }),
);

/** Closing the tab, which is right at work, solves the challenge. */
export const TabClosed = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas, onLeave }) => {
      await open(canvas);
      await userEvent.click(await canvas.findByRole('button', { name: 'Fermer l’onglet' }));
      await canvas.findByText(/Onglet fermé/);
      await expect(onLeave).toHaveBeenCalledTimes(1);
    },
  }),
);

/** Solved after a click on the decoy: the message says what that click cost, and what is won. */
export const ClosedAfterTheDecoy = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      await open(canvas);
      await userEvent.click(await canvas.findByRole('button', { name: /Je participe/ }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Fermer l’onglet' }));
      await canvas.findByText(/détournés vous ont coûté 2 points/);
    },
  }),
);

/** Accepting the request neither solves the challenge nor counts as an attempt. */
export const Accepted = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      await open(canvas);
      await canvas.findByText('Action sécurisée', {}, AFTER_COUNTDOWN);
      await userEvent.click(await canvas.findByRole('button', { name: 'Autoriser le partage' }));
      await canvas.findByText(/Au travail, ce clic aurait suffi/);
    },
  }),
);
