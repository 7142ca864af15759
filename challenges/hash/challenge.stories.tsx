import { expect, fireEvent, userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { practiceStory } from '#engine/authoring/stories';
import checker from './challenge.server.ts';
import scene from './challenge.tsx';
import manifest from './manifest.json';

const meta = preview.meta({ title: 'Challenges/hash/Particular' });
const challenge = { manifest, checker, scene };

export const NoteDecoded = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Décoder la note de y.ledantec' }));
      await expect(canvas.getByRole('textbox', { name: 'Texte décodé' })).toHaveDisplayValue(/Navire-0000!/);
    },
  }),
);

export const DigestIsNotDecoded = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Décoder l’empreinte de y.ledantec' }));
      await expect(canvas.getByText(/il n’y a rien à décoder/)).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Décoder l’empreinte de n.kervella' }));
      await expect(canvas.getByText(/Ce n’est pas du Base64/)).toBeVisible();
    },
  }),
);

/** All words are tried: first with the space that a French keyboard puts before an exclamation mark, then as the note says. */
export const EveryShipTried = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      const rows: readonly HTMLElement[] = await canvas.findAllByRole('row');
      const words = rows.flatMap(({ textContent }) => {
        const [, ship, number] = /^([A-Z][a-z]+)Q\d(\d{4})$/.exec(textContent ?? '') ?? [];
        return ship ? [`${ship}-${number}!`] : [];
      });
      const field = canvas.getByRole('textbox', { name: 'Mots de passe à essayer' });
      await fireEvent.change(field, { target: { value: words.join('\n').replaceAll('!', ' !') } });
      await expect(canvas.getByText(/aucune empreinte identique\. Une espace compte/)).toBeVisible();
      await fireEvent.change(field, { target: { value: words.join('\n') } });
      await expect(canvas.getByText(/8 mots essayés.*une empreinte identique/)).toBeVisible();
      await expect(canvas.getAllByText('différente')).toHaveLength(7);
    },
  }),
);

export const SlowHash = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      await userEvent.selectOptions(await canvas.findByRole('combobox'), 'n.kervella');
      await expect(canvas.getByText(/lent et gourmand en mémoire/)).toBeVisible();
      await expect(canvas.queryByRole('textbox', { name: 'Mots de passe à essayer' })).toBeNull();
    },
  }),
);
