import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { type PracticeStage, practiceStory } from '#engine/authoring/stories';
import checker from './challenge.server.ts';
import scene from './challenge.tsx';
import manifest from './manifest.json';

const meta = preview.meta({ title: 'Challenges/tri-de-9h/Particular' });
const challenge = { manifest, checker, scene };

/** Two items are checked by another way: time passes, and a third check is refused at no cost. */
export const ChecksRunOut = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      for (const next of [2, 3]) {
        await userEvent.click(await canvas.findByRole('button', { name: 'Vérifier autrement' }));
        await userEvent.click(await canvas.findByRole('button', { name: 'Suivant' }));
        await waitFor(() => expect(canvas.getByRole('heading', { name: new RegExp(`Message ${next} sur 8`) })).toHaveFocus());
      }
      await canvas.findByText('9 h 18');
      await canvas.findByText(/^Vérifications.: 2 sur 2$/);
      await userEvent.click(await canvas.findByRole('button', { name: 'Vérifier autrement' }));
      await canvas.findByText(/Vos deux vérifications sont déjà prises/);
      await userEvent.click(await canvas.findByRole('button', { name: 'Choisir un autre geste' }));
      await canvas.findByText(/Plus de vérification/);
    },
  }),
);

/** Uses the same gesture for each item, until one is a mistake or the held reports come back. */
async function throughout(canvas: PracticeStage['canvas'], name: string) {
  for (;;) {
    await userEvent.click(await canvas.findByRole('button', { name }));
    const next = await canvas.findByRole('button', { name: /Suivant|Revenir avant le geste|Rendre la pile/ });
    if (next.textContent?.includes('Revenir')) return;
    await userEvent.click(next);
    if (next.textContent?.includes('Rendre')) return;
  }
}

/** Everything is treated until the first trap: its consequence is shown, and the decisive place marked. */
export const TrapTreated = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      await throughout(canvas, 'Traiter');
      await canvas.findByText(/Que voulait-on obtenir/);
      await canvas.findByText(/Essais faux.: 1/);
    },
  }),
);

/** Everything is reported at no cost: at the end the items with held reports come back, and one press keeps a report. */
export const TooWary = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      await canvas.findByText(/Une fausse alerte ne coûte rien/);
      await throughout(canvas, 'Signaler');
      await canvas.findByText(/quelqu’un attend Camille/);
      const first = (await canvas.findByRole('heading', { name: /Message \d sur 8/ })).textContent;
      await userEvent.click(await canvas.findByRole('button', { name: /Signaler.*votre choix d’avant/ }));
      await waitFor(() => expect(canvas.getByRole('heading', { name: /Message \d sur 8/ })).not.toHaveTextContent(first));
    },
  }),
);
