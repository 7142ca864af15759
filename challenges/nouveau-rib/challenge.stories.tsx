import { expect, userEvent, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { practiceStory } from '#engine/authoring/stories';
import checker from './challenge.server.ts';
import scene from './challenge.tsx';
import manifest from './manifest.json';
import reveal from './reveal.tsx';

const meta = preview.meta({ title: 'Challenges/nouveau-rib/Particular' });
const challenge = { manifest, checker, scene };

type Canvas = Parameters<NonNullable<NonNullable<Parameters<typeof practiceStory>[1]>['play']>>[0]['canvas'];

/** Brings this paper to the front, in windows that show one paper at a time. */
async function putInFront(canvas: Canvas, paper: string) {
  const strip = canvas.queryByRole('list', { name: 'Sur le bureau' });
  if (strip) await userEvent.click(canvas.getByRole('button', { name: paper }));
}

/** Every number is called: each call is shown under its number, and the evening gets later. */
export const EveryoneCalled = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      await canvas.findAllByRole('button', { name: /^Appeler le/ });
      for (const paper of ['E-mail', 'Facture', 'Fournisseur']) {
        await putInFront(canvas, paper);
        for (const number of canvas.getAllByRole('button', { name: /^Appeler le/ })) await userEvent.click(number);
      }
      await canvas.findByText(/est en congé/);
      await canvas.findByText(/17\s?h\s?38/);
      await expect(canvas.getAllByRole('list', { name: /^Appel au/, hidden: true })).toHaveLength(3);
    },
  }),
);

/** A phone shows one paper at a time: the strip names it, and brings each other paper to the front. */
export const OnePaperAtATime = meta.story({
  ...practiceStory(challenge, {
    play: async ({ canvas }) => {
      const mail = await canvas.findByRole('button', { name: 'E-mail' });
      await expect(mail).toHaveAttribute('aria-pressed', 'true');
      await expect(canvas.getAllByRole('button', { name: /^Appeler le/ })).toHaveLength(1);
      await putInFront(canvas, 'Contrôle');
      await expect(mail).toHaveAttribute('aria-pressed', 'false');
      await expect(canvas.queryByRole('button', { name: /^Appeler le/ })).toBeNull();
      await canvas.findByRole('button', { name: 'Signer la fiche' });
    },
  }),
  globals: { viewport: { value: 'phone' } },
});

/** The sheet is signed with an empty field: the attempt does not count, and that field takes the focus. */
export const BoxLeftOpen = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      await canvas.findAllByRole('button', { name: /^Appeler le/ });
      await putInFront(canvas, 'Contrôle');
      const sheet = within(await canvas.findByRole('form', { name: 'Fiche de contrôle' }));
      const [, second] = sheet.getAllByRole('group');
      await userEvent.click((await canvas.findAllByRole('radio', { name: /^0[16] / }))[0] ?? document.body);
      await userEvent.click(await canvas.findByRole('button', { name: 'Signer la fiche' }));
      await canvas.findByText(/voici la première case vide/);
      await expect(second?.querySelector('input')).toHaveFocus();
    },
  }),
);

/** The reveal for a genuine change, and for a genuine change whose IBAN somebody replaced. */
const revealed = (seed: string, title: string) =>
  practiceStory(
    { ...challenge, reveal },
    {
      seed: seed.padEnd(32, '0'),
      initial: { award: 500 },
      play: async ({ canvas }) => {
        await canvas.findByRole('heading', { level: 3, name: title });
      },
    },
  );

export const TrueChange = meta.story(revealed('d', 'Le changement était vrai'));
export const HijackedChange = meta.story(revealed('8', 'Un vrai changement, détourné'));
