// States of this challenge alone; the common states (hints, wrong answer, solved…) are generated for every challenge.

import { userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { practiceStory } from '#engine/authoring/stories';
import checker from './challenge.server.ts';
import scene from './challenge.tsx';
import manifest from './manifest.json';

const meta = preview.meta({ title: 'Challenges/my-challenge/Particular' });

/** The terminal's output for `ls`, for a missing file and for an unknown command. */
export const Explored = meta.story(
  practiceStory(
    { manifest, checker, scene },
    {
      play: async ({ canvas }) => {
        const line = await canvas.findByRole('textbox', { name: /Ligne de commande/ });
        for (const text of ['ls', 'cat rien', 'ouvrir']) await userEvent.type(line, `${text}{Enter}`);
        await canvas.findByText(/EMPREINTES.txt LISEZMOI.txt/);
        await canvas.findByText(/aucun fichier « rien » ici/);
        await canvas.findByText(/commande inconnue/);
      },
    },
  ),
);
