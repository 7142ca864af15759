import { expect, fireEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { practiceStory } from '#engine/authoring/stories';
import checker from './challenge.server.ts';
import scene from './challenge.tsx';
import manifest from './manifest.json';

const meta = preview.meta({ title: 'Challenges/jwt/Particular' });
const challenge = { manifest, checker, scene };

const edit = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

export const EmptySegment = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      await edit(await canvas.findByRole('textbox', { name: /payload/ }), '');
      await expect(canvas.getByText('Le segment est vide.')).toBeVisible();
      await expect(canvas.getByText(/la signature ne correspond plus/)).toBeVisible();
    },
  }),
);

export const UnreadableSegments = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      await edit(await canvas.findByRole('textbox', { name: /header/ }), '???');
      await edit(canvas.getByRole('textbox', { name: '3 · Signature' }), 'é');
      await expect(canvas.getAllByText('Impossible de décoder ce segment.')).toHaveLength(2);
    },
  }),
);

export const TraceDecoded = meta.story(
  practiceStory(challenge, {
    play: async ({ canvas }) => {
      const payload = await canvas.findByRole('textbox', { name: 'Charge utile décodée' });
      const text = payload instanceof HTMLTextAreaElement ? payload.value : '';
      const trace = /"debug": "([^"]+)"/.exec(text)?.[1] ?? '';
      await edit(canvas.getByRole('textbox', { name: 'Texte à décoder' }), trace);
      await expect(canvas.getByRole('textbox', { name: 'Texte décodé' })).toHaveDisplayValue(/password=/);
    },
  }),
);
