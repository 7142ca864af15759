// States of this challenge alone; the common states (hints, wrong answer, solved…) come from the registry.

import { expect, userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { practiceStory } from '#engine/authoring/stories';
import { TURNS } from './artifacts.ts';
import checker from './challenge.server.ts';
import scene from './challenge.tsx';
import manifest from './manifest.json';

const meta = preview.meta({ title: 'Challenges/my-challenge/Particular' });

/** Every request is put off until a call back: the call is over, and the player can take it up again. */
export const HangingUp = meta.story(
  practiceStory(
    { manifest, checker, scene },
    {
      play: async ({ canvas }) => {
        for (const _ of TURNS) {
          await userEvent.click(await canvas.findByRole('radio', { name: /au numéro de votre dossier/ }));
          await userEvent.click(await canvas.findByRole('button', { name: 'Répondre' }));
        }
        await userEvent.click(await canvas.findByRole('button', { name: 'Raccrocher' }));
        await canvas.findByText(/Vous faites attendre/);
        await userEvent.click(await canvas.findByRole('button', { name: 'Reprendre l’appel' }));
        await expect(await canvas.findAllByRole('radio')).toHaveLength(3);
      },
    },
  ),
);
