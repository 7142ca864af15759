import { act } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createVariant, mountChallenge } from '#engine/authoring/testing';
import { BOXES } from './artifacts.ts';
import checker from './challenge.server.ts';
import scene from './challenge.tsx';
import manifest from './manifest.json';
import { sheetOptions } from './sheet-options.ts';
import solve from './solve.ts';

/** The first seed whose change of account is genuine, or not. */
function seedOf(truth: 'genuine' | 'fraud'): string {
  const seeds = Array.from({ length: 60 }, (_, index) => index.toString(16).padStart(32, '7'));
  const found = seeds.find((seed) => (checker.secrets(createVariant(seed)).desk.truth === 'genuine') === (truth === 'genuine'));
  return found ?? '';
}

it.each([
  ['genuine', 'Fournisseur'],
  ['fraud', 'Inconnu'],
] as const)('names the owner of the other account once a %s change is judged: %s', async (truth, owner) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const seed = seedOf(truth);
  const secrets = checker.secrets(createVariant(seed));
  const artifacts = checker.artifacts(secrets);
  const answer = Object(await solve(artifacts, {}, async (step) => checker.check(step, secrets).output));
  const options = sheetOptions(artifacts);
  const { host, unmount } = await act(() => mountChallenge({ manifest, checker, scene }, { seed }));
  onTestFinished(() => {
    unmount();
    vi.unstubAllGlobals();
  });
  const fieldsets = [...host.querySelectorAll('form fieldset')];
  expect(fieldsets).toHaveLength(BOXES.length);
  for (const [index, box] of BOXES.entries()) {
    const place = options[box].findIndex(({ value }) => value === answer[box]);
    await act(async () => fieldsets[index]?.querySelectorAll('input')[place]?.click());
  }
  await act(async () =>
    [...host.querySelectorAll('button')].find(({ textContent }) => textContent === 'Signer la fiche')?.click(),
  );
  await vi.waitFor(() => expect(host.querySelector('svg[data-move]')?.textContent ?? '').toContain(owner));
});
