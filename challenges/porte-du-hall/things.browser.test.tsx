import { act } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { mount } from '#engine/authoring/testing';
import type { Encounter } from './artifacts.ts';
import { EncounterDrawing } from './encounter-drawing.tsx';
import { PRACTICE_THINGS } from './practice.server.ts';
import { THINGS_MET } from './things-met.server.ts';

const plain = (text: string) => text.replaceAll(/\s/g, ' ');

/** The words that are drawn in an encounter. */
async function wordsIn(encounter: Pick<Encounter, 'figure' | 'mark'>): Promise<readonly string[]> {
  const { host, unmount } = await act(() => mount(<EncounterDrawing encounter={{ at: '8 h 32', ...encounter }} />));
  const words = [...host.querySelectorAll('text')].map(({ textContent }) => plain(textContent));
  await act(async () => unmount());
  return words;
}

it('have no words in their drawings that the text beside them does not say', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  onTestFinished(() => void vi.unstubAllGlobals());
  const hall = await wordsIn({ figure: 'fibre', mark: 'plain' });
  expect(hall).not.toEqual([]);
  for (const { figure, opening, genuine, others } of [...THINGS_MET, ...PRACTICE_THINGS])
    for (const { near, mark = 'plain' } of genuine ? [genuine, ...others] : others)
      for (const words of await wordsIn({ figure, mark }))
        if (!hall.includes(words)) expect(plain(`${opening} ${near}`)).toContain(words);
});
