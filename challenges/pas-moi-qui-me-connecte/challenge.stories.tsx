import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { practiceStory } from '#engine/authoring/stories';
import checker from './challenge.server.ts';
import scene from './challenge.tsx';
import manifest from './manifest.json';

const meta = preview.meta({ title: 'Challenges/pas-moi-qui-me-connecte/Particular' });
const challenge = { manifest, checker, scene };

/** Seed of a participant whose first request is a stranger's. */
const SEED = '4'.repeat(32);
const RIGHT = 'Refuser et signaler';

/** A wrong answer: its consequence is shown, the minute before is marked, and the player can go back. */
export const OneStepBack = meta.story(
  practiceStory(challenge, {
    seed: SEED,
    play: async ({ canvas }) => {
      // A screen reader reads the request before the question about it.
      await expect(await canvas.findByRole('region', { name: /Demande 1 sur 8/ })).toHaveTextContent(
        /(?:Clé|Compte) (?:Brévelle|d’accès).*Que répondez-vous/,
      );
      await userEvent.click(canvas.getByRole('button', { name: 'Approuver' }));
      const back = await canvas.findByRole('button', { name: 'Revenir avant le geste' });
      await canvas.findByText(/l’aviez-vous lancée vous-même/);
      await canvas.findByText(/Essais faux.: 1/);
      await waitFor(() => expect(canvas.getByText('Une minute avant :').parentElement?.querySelector('mark')).toBeVisible());
      await userEvent.click(back);
      await canvas.findByRole('button', { name: /^Approuver.*\(déjà essayé\)$/ });
    },
  }),
);

/** Refused without a report: it costs nothing, and the player is asked for another answer. */
export const NobodyKnows = meta.story(
  practiceStory(challenge, {
    seed: SEED,
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Refuser' }));
      await canvas.findByText(/qui sait qu’on l’a tentée/);
      await userEvent.click(await canvas.findByRole('button', { name: 'Choisir un autre geste' }));
      await userEvent.click(await canvas.findByRole('button', { name: RIGHT }));
      await canvas.findByRole('button', { name: 'Suivant' });
    },
  }),
);

/** An answered request, looked at again from the next one: nothing in it can be changed. */
export const LookedAtAgain = meta.story(
  practiceStory(challenge, {
    seed: SEED,
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('button', { name: RIGHT }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Suivant' }));
      await waitFor(() => expect(canvas.getByRole('heading', { name: /Demande 2 sur 8/ })).toHaveFocus());
      await userEvent.click(canvas.getByRole('button', { name: 'Revoir l’étape précédente' }));
      await expect(canvas.getByRole('button', { name: RIGHT })).toHaveAttribute('aria-disabled', 'true');
    },
  }),
);
