import { expect, fireEvent, userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { practiceStory } from '#engine/authoring/stories';
import checker from './challenge.server.ts';
import scene from './challenge.tsx';
import manifest from './manifest.json';

const meta = preview.meta({ title: 'Challenges/sql/Particular' });
const challenge = { manifest, checker, scene };

/** The live view while something is in the field. */
const typing = (password: string, seen: RegExp) =>
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      await fireEvent.change(await canvas.findByRole('textbox', { name: 'Mot de passe' }), { target: { value: password } });
      await expect(canvas.getByText(seen)).toBeVisible();
    },
  });

export const PlainText = meta.story(typing('soleil', /simple texte/));
export const BrokenQuery = meta.story(typing("l'ancre", /Erreur de syntaxe/));
export const NeverTrue = meta.story(typing("' or 1=2", /condition fausse/));
export const InjectionDetected = meta.story(typing("x' or 1=1 -- fin", /Injection détectée/));
export const QuoteAdded = meta.story(typing('or 1=1', /a ajouté l’apostrophe/));

/** True for the database, but the tool knows it. */
export const Blacklisted = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      await fireEvent.change(await canvas.findByRole('textbox', { name: 'Mot de passe' }), { target: { value: "' or 2=2" } });
      await userEvent.click(canvas.getByRole('button', { name: 'Exécuter' }));
      await canvas.findByText(/refusée par la liste noire/);
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
