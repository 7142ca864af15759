import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { practiceStory } from '#engine/authoring/stories';
import checker from './challenge.server.ts';
import scene from './challenge.tsx';
import manifest from './manifest.json';

const meta = preview.meta({ title: 'Challenges/plus-tard/Particular' });
const challenge = { manifest, checker, scene };
/** The right gesture on the first day of {@link MESSAGE_FIRST}: that day's message, from the support, is genuine. */
const RIGHT = 'Chercher et installer ce soir, d’ici';
/** Seeds: with the first, day 1 is a message; with the second, days 1 and 2 are genuine; with the third, day 1 is a web notification. */
const MESSAGE_FIRST = '08'.repeat(16);
const TWO_GENUINE_FIRST = '05'.repeat(16);
const WEB_NOTICE_FIRST = '0d'.repeat(16);

/** A notice is put off at no cost: the calendar shows a bell on every later day, and the player must choose another gesture. */
export const PutOff = meta.story(
  practiceStory(challenge, {
    seed: TWO_GENUINE_FIRST,
    play: async ({ canvas }) => {
      await canvas.findByText(/Une fausse alerte ne coûte rien, « (Plus tard|Laisser pour plus tard) » non plus/);
      await userEvent.click(await canvas.findByRole('button', { name: /^(Plus tard|Laisser pour plus tard)$/ }));
      await canvas.findByText(/s’il est faux, personne n’est prévenu/);
      await userEvent.click(await canvas.findByRole('button', { name: 'Choisir un autre geste' }));
      await canvas.findByRole('button', { name: /\(déjà essayé\)$/ });
      await expect(canvas.queryByText(/Essais faux.: 1/)).toBeNull();
    },
  }),
);

/** The disk stays plugged in: the consequence is shown, the decisive place marked, and the player can go back. */
export const OneStepBack = meta.story(
  practiceStory(challenge, {
    seed: TWO_GENUINE_FIRST,
    play: async ({ canvas }) => {
      for (;;) {
        const plugged = canvas.queryByRole('button', { name: /^Le garder branché/ });
        await userEvent.click(plugged ?? (await canvas.findByRole('button', { name: 'Signaler au support' })));
        if (plugged) break;
        await userEvent.click(await canvas.findByRole('button', { name: 'Suivant' }));
      }
      const back = await canvas.findByRole('button', { name: 'Revenir avant le geste' });
      await expect(canvas.getByText(/^Voir l/).closest('details')).toHaveAttribute('open');
      await canvas.findByText(/Essais faux.: 1/);
      await userEvent.click(back);
      await canvas.findByRole('button', { name: /\(déjà essayé\)$/ });
    },
  }),
);

/** A past day, looked at again from the next one: nothing in it can be changed. */
export const LookedAtAgain = meta.story(
  practiceStory(challenge, {
    seed: MESSAGE_FIRST,
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByText(/^Voir l/));
      await userEvent.click(await canvas.findByRole('button', { name: RIGHT }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Suivant' }));
      await waitFor(() => expect(canvas.getByRole('heading', { name: /Jour 2 sur 5/ })).toHaveFocus());
      await userEvent.click(canvas.getByRole('button', { name: 'Revoir l’étape précédente' }));
      await expect(canvas.getByRole('button', { name: RIGHT })).toHaveAttribute('aria-disabled', 'true');
    },
  }),
);

/** The end of the two weeks: Friday evening is free, because the disk has a good copy. */
export const FridayEvening = meta.story(
  practiceStory(challenge, {
    seed: TWO_GENUINE_FIRST,
    play: async ({ canvas }) => {
      for (;;) {
        const place = await canvas.findByText(/^Voir l/, { selector: 'summary span' });
        if (!place.closest('details')?.open) await userEvent.click(place);
        const [gesture] = (await canvas.findAllByRole('button')).filter(
          (button: HTMLElement) => button.closest('fieldset') && button.matches(':enabled:not([aria-disabled])'),
        );
        if (!gesture) throw new Error('no gesture is left');
        await userEvent.click(gesture);
        const next = await canvas.findByRole('button', { name: /^(Suivant|Revenir|Choisir un autre|Finir)/ });
        if (next.textContent?.startsWith('Finir')) break;
        await userEvent.click(next);
      }
      await canvas.findByText(/Une mouette/);
    },
  }),
);

/** A web notification, which looks like any other, with its site in small print. */
export const ViaTheBrowser = meta.story(
  practiceStory(challenge, {
    seed: WEB_NOTICE_FIRST,
    play: async ({ canvas }) => {
      await canvas.findByText(/via.le.navigateur/);
    },
  }),
);
