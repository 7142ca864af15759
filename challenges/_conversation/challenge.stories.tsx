// States of this challenge alone; the common states (hints, wrong answer, solved…) are generated for every challenge.

import { expect, userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { practiceStory } from '#engine/authoring/stories';
import { TURNS } from './artifacts.ts';
import checker from './challenge.server.ts';
import scene from './challenge.tsx';
import manifest from './manifest.json';

const meta = preview.meta({ title: 'Challenges/my-challenge/Particular' });

/** The player answers every request with a call back and hangs up: that is wrong, and the call can be started again. */
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
