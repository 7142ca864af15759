import { expect, fireEvent, userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { practiceStory } from '#engine/authoring/stories';
import checker from './challenge.server.ts';
import scene from './challenge.tsx';
import manifest from './manifest.json';

const meta = preview.meta({ title: 'Challenges/sql/Particular' });
const challenge = { manifest, checker, scene };

/** Types a password, then expects the text `seen` in the live view of the query. */
const typing = (password: string, seen: RegExp) =>
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      await fireEvent.change(await canvas.findByRole('textbox', { name: 'Mot de passe' }), { target: { value: password } });
      await expect(canvas.getByText(seen)).toBeVisible();
    },
  });

export const PlainText = meta.story(typing('soleil', /simple texte/));
export const BrokenQuery = meta.story(typing("l'ancre", /erreur de syntaxe/));
export const NeverTrue = meta.story(typing("' or 1=2", /condition fausse/));
export const InjectionDetected = meta.story(typing("x' or 1=1", /rien n’arrêtera la requête/));
export const QuoteAdded = meta.story(typing('or 1=1', /a ajouté l’apostrophe/));

/** A query that the filter would stop: the reason is on the screen before it is sent. */
export const CommentStopped = meta.story(typing("' or true --", /il refuse les commentaires/));

/** The formula with a comment after it, as in every textbook. */
export const RestCut = meta.story(typing("' OR 1=1 --", /Ce qui suit la formule est coupé/));

/** A condition that is true for the database, but not the one that the filter accepts: the same reason before and after sending. */
export const FilterStopped = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      await fireEvent.change(await canvas.findByRole('textbox', { name: 'Mot de passe' }), { target: { value: "' or 3>2" } });
      await canvas.findByText(/injection détectée, arrêtée par le filtre/);
      await userEvent.click(canvas.getByRole('button', { name: 'Exécuter' }));
      await canvas.findByText(/Requête arrêtée par le filtre.*sauf une, que l’outil écrit lui-même/);
    },
  }),
);

export const Empty = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Exécuter' }));
      await canvas.findByText("Entrez un mot de passe avant d'exécuter.");
    },
  }),
);
