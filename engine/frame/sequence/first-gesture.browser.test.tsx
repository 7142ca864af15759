/** What a reveal says about a player's first gestures, in the tab in which they were made. */
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { RevealView } from '#engine/frame/panels/reveal-view.tsx';
import { type Deeds, NO_DEEDS, withGesture } from '#engine/frame/play/deeds.ts';
import type { ChoiceMemory } from '#engine/frame/play/use-choices.ts';
import { type Mounted, mount } from '#engine/frame/testing/mount.ts';
import { FirstGesture, useMistakesFirst } from './first-gesture.tsx';

const ARTIFACTS = { crates: ['un', 'deux'] };
const WORDS = { open: 'Ouvrir', keep: 'Garder' };

function Crates() {
  return (
    <>
      <h3>Les caisses</h3>
      <FirstGesture item="un" words={WORDS} right="keep" />
      <FirstGesture item="deux" words={WORDS} right="keep" />
      <FirstGesture item="trois" words={WORDS} right="keep" />
    </>
  );
}

function SortedCrates() {
  const crates = useMistakesFirst([{ id: 'zero' }, { id: 'un' }, { id: 'deux' }, { id: 'trois' }], ({ id }) =>
    id === 'deux' ? ['keep', 'open'] : 'keep',
  );
  return (
    <>
      <h3>Les caisses</h3>
      {crates.map(({ id }) => (
        <p key={id}>{id}</p>
      ))}
    </>
  );
}

let mounted: Mounted;
afterEach(() => mounted.unmount());

/** Deeds as a sequence stores them: one gesture for each of these items. */
const did = (gestures: Readonly<Record<string, string>>): Deeds =>
  Object.entries(gestures).reduce(
    (deeds, [id, gesture]) => withGesture(deeds, id, id, gesture, { gesture, act: 'safe' }),
    NO_DEEDS,
  );

async function show(kept: Deeds | undefined, Reveal = Crates) {
  const deeds: ChoiceMemory = { read: () => kept, write: () => undefined };
  const load = async () => ({ default: { Reveal } });
  mounted = await mount(<RevealView load={load} opened={{ artifacts: ARTIFACTS, reveal: {} }} deeds={deeds} />);
  await expect.element(page.getByRole('heading', { name: 'Les caisses' })).toBeVisible();
}
const told = () => [...mounted.host.querySelectorAll('p')].map(({ textContent }) => textContent?.replace(/\s/g, ' '));

it('names the first gesture beside what was right, and says where it was that', async () => {
  await show(did({ un: 'open', deux: 'keep', trois: 'unknown' }));
  expect(told()).toEqual(['Vous aviez répondu : « Ouvrir »', 'C’était votre premier geste.']);
});

it('says nothing where nothing is kept', async () => {
  await show(undefined);
  expect(told()).toEqual([]);
});

it('puts what was judged wrongly at first in front, and keeps the order of the rest', async () => {
  await show(did({ un: 'open', deux: 'open', trois: 'open' }), SortedCrates);
  expect(told()).toEqual(['un', 'trois', 'zero', 'deux']);
});

it('leaves the order as it is where no first gesture is known', async () => {
  await show(undefined, SortedCrates);
  expect(told()).toEqual(['zero', 'un', 'deux', 'trois']);
});
