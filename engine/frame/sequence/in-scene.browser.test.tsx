/** Gestures that stand in the drawing of their item: where the focus goes, what is disabled, and that nothing moves. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { defineScene, type SceneProps } from '#engine/frame/scene/scene.ts';
import { type Mounted, mountChallenge } from '#engine/frame/testing/mount.ts';
import { type Artifacts, defineChecker } from '#engine/rules/checker.ts';
import { type SequenceItem, sequence } from '#engine/rules/sequence.ts';
import { aManifest } from '#engine/rules/testing/a-manifest.ts';
import { Gesture, GestureGroup } from './gesture.tsx';
import { Sequence } from './sequence.tsx';
import { SEQUENCE_MESSAGES } from './sequence-messages.ts';

const ITEMS: readonly SequenceItem[] = ['Un', 'Deux'].map((name) => ({
  id: name.toLowerCase(),
  gestures: [
    { value: 'open', text: 'Ouvrir', act: 'unsafe', says: `${name} s’ouvre.` },
    { value: 'keep', text: 'Garder', act: 'safe', says: `${name} reste au sec.` },
  ],
}));

const checker = defineChecker({
  secrets: () => ({ items: ITEMS }),
  artifacts: () => ({}),
  ...sequence(({ items }: { readonly items: readonly SequenceItem[] }) => items),
});

function Quay({ challenge, failures }: SceneProps<Artifacts>) {
  return (
    <Sequence
      items={ITEMS}
      unit="Caisse"
      title={({ id }) => id}
      question={() => 'Que faites-vous ?'}
      gestures={({ gestures }) => gestures.map(({ value, text }) => ({ value, label: text }))}
      inScene
      progress={({ decided }) => <p>{Object.keys(decided).length} à quai</p>}
      finish="Finir le quai"
      challenge={challenge}
      failures={failures}
    >
      {() => (
        <GestureGroup>
          <Gesture value="open" picture={<svg aria-hidden="true" />} />
          <p>La caisse</p>
          <Gesture value="keep" />
        </GestureGroup>
      )}
    </Sequence>
  );
}

const scene = defineScene<Artifacts, string>({
  Scene: Quay,
  messages: { ...SEQUENCE_MESSAGES, correct: { tone: 'success', text: 'Tout est au sec.' } },
});

let mounted: Mounted;
const button = (name: string) => page.getByRole('button', { name, exact: true });

/** Position of a button within its group, as the group slides in as a whole. */
function placeOf(name: string): { readonly left: number; readonly top: number } {
  const element = button(name).element();
  const group = element.closest('fieldset')?.getBoundingClientRect();
  const { left, top } = element.getBoundingClientRect();
  return { left: left - (group?.left ?? 0), top: top - (group?.top ?? 0) };
}

beforeEach(async () => {
  mounted = await mountChallenge({ manifest: aManifest({ act: 'safe' }), checker, scene });
  await expect.element(button('Ouvrir')).toBeVisible();
});
afterEach(() => mounted.unmount());

it('asks its question of the gestures wherever they stand', async () => {
  await expect.element(page.getByRole('group', { name: 'Que faites-vous ?' })).toHaveTextContent(/Ouvrir.*La caisse.*Garder/);
});

it('keeps the gesture that was made and its neighbours in their places, and lets nobody press another', async () => {
  const before = placeOf('Garder');
  await button('Ouvrir').click();
  await expect.element(button('Revenir avant le geste')).toBeVisible();
  await expect.element(button('Garder')).toBeDisabled();
  await expect.element(button('Ouvrir')).toHaveAttribute('aria-pressed', 'true');
  expect(placeOf('Garder')).toEqual(before);
  await button('Revenir avant le geste').click();
  await expect.element(page.getByText('Que faites-vous ?')).toHaveFocus();
  await expect.element(button('Ouvrir (déjà essayé)')).toHaveAttribute('aria-disabled', 'true');
  await expect.element(button('Garder')).toBeEnabled();
});

it('is played by keyboard, and draws its own progress', async () => {
  await expect.element(page.getByText('0 à quai')).toBeVisible();
  for (let tabs = 0; tabs < 30 && document.activeElement?.textContent !== 'Garder'; tabs += 1) await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Un reste au sec.')).toBeVisible();
  await expect.element(page.getByText('1 à quai')).toBeVisible();
  await userEvent.tab();
  await expect.element(button('Suivant')).toHaveFocus();
});
