/** What a reveal tells of a player's first gestures: of this draw, on the tab that saw them. */
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { RevealView } from '#engine/frame/panels/reveal-view.tsx';
import { type ChoiceMemory, keptChoices } from '#engine/frame/play/use-choices.ts';
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

async function show(kept: object | undefined, Reveal = Crates) {
  const firstGestures: ChoiceMemory = { read: () => kept, write: () => undefined };
  const load = async () => ({ default: { Reveal } });
  mounted = await mount(<RevealView load={load} opened={{ artifacts: ARTIFACTS, reveal: {} }} firstGestures={firstGestures} />);
  await expect.element(page.getByRole('heading', { name: 'Les caisses' })).toBeVisible();
}
const told = () => [...mounted.host.querySelectorAll('p')].map(({ textContent }) => textContent?.replace(/\s/g, ' '));

it('names the first gesture beside what was right, and says where it was that', async () => {
  await show(keptChoices({ un: 'open', deux: 'keep', trois: 'unknown' }, ARTIFACTS));
  expect(told()).toEqual(['Vous aviez répondu : « Ouvrir »', 'C’était votre premier geste.']);
});

it.each([
  ['nothing is kept', undefined],
  ['the draw was another', keptChoices({ un: 'open' }, { crates: ['trois'] })],
])('says nothing where %s', async (_, kept) => {
  await show(kept);
  expect(told()).toEqual([]);
});

it('puts what was judged wrongly at first in front, and keeps the order of the rest', async () => {
  await show(keptChoices({ un: 'open', deux: 'open', trois: 'open' }, ARTIFACTS), SortedCrates);
  expect(told()).toEqual(['un', 'trois', 'zero', 'deux']);
});

it('leaves the order as it is where no first gesture is known', async () => {
  await show(undefined, SortedCrates);
  expect(told()).toEqual(['zero', 'un', 'deux', 'trois']);
});
