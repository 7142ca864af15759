/** A sequence in the frame, played through its screen: what is judged, announced and stored, and where the focus goes. */
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { setPreference } from '#engine/client/preferences.ts';
import { deedsIn } from '#engine/frame/play/deeds.ts';
import type { ChoiceMemory } from '#engine/frame/play/use-choices.ts';
import { defineScene, type SceneProps } from '#engine/frame/scene/scene.ts';
import { type Mounted, mountChallenge } from '#engine/frame/testing/mount.ts';
import type { Artifacts } from '#engine/rules/checker.ts';
import { defineChecker } from '#engine/rules/checker.ts';
import { type SequenceItem, sequence } from '#engine/rules/sequence.ts';
import { aManifest } from '#engine/rules/testing/a-manifest.ts';
import type { SequenceClosing } from './closing-step.tsx';
import { Sequence } from './sequence.tsx';
import { SEQUENCE_MESSAGES } from './sequence-messages.ts';

const ITEMS: readonly SequenceItem[] = ['Un', 'Deux', 'Trois'].map((name, index) => ({
  id: `item-${index + 1}`,
  gestures: [
    { value: 'open', text: 'Ouvrir', act: 'unsafe', says: `${name} s’ouvre, et tout part.`, place: 'seal' },
    { value: 'look', text: 'Regarder', act: 'tolerated', again: true, says: `${name} a été regardé pour rien.` },
    { value: 'report', text: 'Signaler', act: 'tolerated', says: `${name} était en ordre.` },
    { value: 'keep', text: 'Garder', act: 'safe', says: `${name} reste au sec.` },
  ],
}));

const checker = defineChecker({
  secrets: () => ({ items: ITEMS }),
  artifacts: () => ({ crates: ITEMS.map(({ id }) => ({ id })) }),
  ...sequence(({ items }: { readonly items: readonly SequenceItem[] }) => items),
});

function Crates({ artifacts, challenge, failures, closing }: SceneProps<Artifacts> & { readonly closing?: SequenceClosing }) {
  const crates = ITEMS.filter(() => artifacts['crates'] !== undefined);
  return (
    <Sequence
      items={crates}
      unit="Caisse"
      title={({ id }) => `Caisse ${id.slice(-1)}`}
      question={() => 'Que faites-vous ?'}
      gestures={({ gestures }) => gestures.map(({ value, text }) => ({ value, label: text }))}
      name={({ id }) => `caisse du quai ${id.slice(-1)}`}
      limits={(decided, { id }) => `${Object.keys(decided).length} sur 3 au sec, caisse ${id.slice(-1)}`}
      finish="Finir le quai"
      {...(closing && { closing })}
      challenge={challenge}
      failures={failures}
    >
      {(_, consequence) =>
        consequence?.place === 'seal' ? (
          <p data-marked>
            Sceau brisé, entouré <button type="button">Ôter</button>
          </p>
        ) : (
          <p>Sceau</p>
        )
      }
    </Sequence>
  );
}

const scene = defineScene<Artifacts, string>({
  Scene: Crates,
  messages: { ...SEQUENCE_MESSAGES, correct: { tone: 'success', text: 'Tout est au sec. Points gagnés : {points}.' } },
});
const CLOSING: SequenceClosing = { title: 'Le quai vu du large', children: (finish) => <div>Tout est à flot. {finish}</div> };
const closedScene = { ...scene, Scene: ClosedCrates };
function ClosedCrates(props: SceneProps<Artifacts>) {
  return <Crates {...props} closing={CLOSING} />;
}
const manifest = aManifest({
  act: 'safe',
  returnAfter: 60_000,
  scoring: { base: 5, hintStep: 0.5, floor: 1, failures: { points: 0.5, every: 1 } },
});

function memory(): ChoiceMemory & { kept: unknown } {
  const of: ChoiceMemory & { kept: unknown } = {
    kept: undefined,
    read: () => of.kept,
    write: (kept) => {
      of.kept = kept ?? undefined;
    },
  };
  return of;
}

let mounted: Mounted;
let choices: ReturnType<typeof memory>;
let deeds: ReturnType<typeof memory>;
const onSolved = vi.fn();
const open = async () => {
  mounted = await mountChallenge({ manifest, checker, scene }, { choices, deeds, onSolved });
  await expect.element(page.getByRole('button', { name: 'Ouvrir' }).or(page.getByText('Votre geste'))).toBeInTheDocument();
};
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const press = (name: string | RegExp) => button(name).click();
const keepAndGoOn = async (next: string | RegExp) => {
  await press('Garder');
  await press(next);
};

describe('a sequence', () => {
  beforeEach(async () => {
    choices = memory();
    deeds = memory();
    onSolved.mockClear();
    await open();
  });
  afterEach(() => mounted.unmount());

  it('shows one item, says which of how many, and is won item by item', async () => {
    await expect.element(page.getByRole('heading', { name: /^Caisse 1 sur 3.: Caisse 1$/ })).toBeVisible();
    await keepAndGoOn('Suivant');
    await keepAndGoOn('Suivant');
    await keepAndGoOn('Finir le quai');
    await expect.poll(() => onSolved.mock.calls).toEqual([[5, expect.any(String)]]);
    // All items are listed, read-only.
    await expect.poll(() => mounted.host.querySelectorAll('[data-still] h2')).toHaveLength(3);
  });

  it('tells what is limited before a gesture is made; its price stands in the briefing', async () => {
    const gestures = page.getByRole('group', { name: 'Que faites-vous ?' });
    await expect.element(gestures).toHaveAccessibleDescription('0 sur 3 au sec, caisse 1.');
    await keepAndGoOn('Suivant');
    await expect.element(gestures).toHaveAccessibleDescription('1 sur 3 au sec, caisse 2.');
  });

  it('says the marked words to whoever plays by ear, and without the buttons in them', async () => {
    setPreference('by-ear', true);
    onTestFinished(() => setPreference('by-ear', false));
    await press('Ouvrir');
    await expect.element(page.getByText(/^Le passage/)).toHaveTextContent(/^Le passage.: «.Sceau brisé, entouré.»$/);
    await press('Revenir avant le geste');
    await expect.element(page.getByText(/^Le passage/)).not.toBeInTheDocument();
  });

  it('calls an item by its short name in what it keeps of the gestures', async () => {
    await press('Garder');
    await expect.poll(() => deeds.kept).toMatchObject({ done: { 'item-1': { about: 'caisse du quai 1', first: 'Garder' } } });
  });

  it('marks a gesture as right or wrong once it is judged, and by more than its colour', async () => {
    await press('Ouvrir');
    await expect.element(button('Ouvrir')).toHaveAttribute('data-act', 'unsafe');
    expect(button('Ouvrir').element().querySelector('svg')).not.toBeNull();
    await press('Revenir avant le geste');
    await press('Garder');
    await expect.element(button('Garder')).toHaveAttribute('data-act', 'safe');
    expect(button('Garder').element().querySelector('svg')).not.toBeNull();
  });

  it('answers an unsafe gesture in the item, at the price of a wrong try, and lets one step back before it', async () => {
    await press('Ouvrir');
    await expect.element(page.getByRole('alert')).toHaveTextContent('Un s’ouvre, et tout part.');
    await expect.element(page.getByText('Sceau brisé, entouré')).toBeVisible();
    await expect.element(page.getByText(/Essais faux.: 1, soit −0,50/)).toBeVisible();
    await expect.element(button('Suivant')).not.toBeInTheDocument();
    await press('Revenir avant le geste');
    await expect.element(page.getByText('Que faites-vous ?')).toHaveFocus();
    await expect.element(button('Ouvrir (déjà essayé)')).toHaveAttribute('aria-disabled', 'true');
    await expect.element(page.getByText('Sceau', { exact: true })).toBeVisible();
  });

  it('takes nothing for a tolerated gesture, and says that another one is needed', async () => {
    await press('Regarder');
    await expect.element(page.getByText('Un a été regardé pour rien.')).toBeVisible();
    await press('Choisir un autre geste');
    await press('Garder');
    await expect.element(page.getByText(/^Essais faux/)).not.toBeInTheDocument();
    await expect.element(button('Suivant')).toBeVisible();
  });

  it('is played by keyboard alone, with the focus on the gesture, then on the next item', async () => {
    for (let tabs = 0; tabs < 30 && document.activeElement?.textContent !== 'Garder'; tabs += 1) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Un reste au sec.')).toBeVisible();
    await expect.element(button('Garder')).toHaveFocus();
    await userEvent.tab();
    await expect.element(button('Suivant')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('heading', { name: /2 sur 3/ })).toHaveFocus();
  });

  it('lets one look at what is decided, and change nothing of it', async () => {
    await keepAndGoOn('Suivant');
    await press('Revoir l’étape précédente');
    await expect.element(page.getByRole('heading', { name: /1 sur 3/ })).toHaveFocus();
    await expect.element(page.getByText('Un reste au sec.')).toBeVisible();
    await expect.element(button('Garder')).toHaveAttribute('aria-disabled', 'true');
    await expect.element(button('Ouvrir')).not.toBeInTheDocument();
    await press('Suivant');
    await expect.element(button('Ouvrir')).toBeVisible();
  });

  it('keeps what is decided over a reload, asks for its consequence again, and pays nothing for it', async () => {
    await keepAndGoOn('Suivant');
    mounted.unmount();
    await open();
    await expect.element(page.getByRole('heading', { name: /2 sur 3/ })).toBeVisible();
    await press('Revoir l’étape précédente');
    await expect.element(page.getByText('Un reste au sec.')).toBeVisible();
    await expect.element(page.getByText(/^Essais faux/)).not.toBeInTheDocument();
  });

  it('opens at its end, with the last consequence, where only the end was missing', async () => {
    await keepAndGoOn('Suivant');
    await keepAndGoOn('Suivant');
    await press('Garder');
    await expect.element(button('Finir le quai')).toBeVisible();
    mounted.unmount();
    await open();
    await expect.element(page.getByText('Trois reste au sec.')).toBeVisible();
    await press('Finir le quai');
    await expect.poll(() => onSolved.mock.calls).toHaveLength(1);
  });

  it('keeps at each item the first gesture that went wrong, or the first one, also after the solve', async () => {
    await press('Regarder');
    await press('Choisir un autre geste');
    await press('Ouvrir');
    await press('Revenir avant le geste');
    await keepAndGoOn('Suivant');
    await keepAndGoOn('Suivant');
    await keepAndGoOn('Finir le quai');
    await expect.poll(() => onSolved.mock.calls).toHaveLength(1);
    expect(deeds.kept).toMatchObject({
      done: { 'item-1': { gesture: 'open' }, 'item-2': { gesture: 'keep' }, 'item-3': { gesture: 'keep' } },
    });
    expect(choices.kept).toBeUndefined();
  });

  it('stays at its item while a gesture there waits for its reply', async () => {
    await keepAndGoOn('Suivant');
    mounted.unmount();
    mounted = await mountChallenge({ manifest, checker, scene }, { choices, silent: ['attempt'] });
    await press('Ouvrir');
    await expect.element(page.getByText('Votre geste')).toBeVisible();
    await press('Revoir l’étape précédente');
    await expect.element(page.getByRole('heading', { name: /2 sur 3/ })).toBeVisible();
    await expect.element(page.getByText('Votre geste')).toBeVisible();
  });

  it('offers the gesture again that did not get through', async () => {
    mounted.unmount();
    let cut = true;
    mounted = await mountChallenge({ manifest, checker, scene }, { choices, failing: () => (cut ? ['attempt'] : []) });
    await press('Garder');
    await expect.element(page.getByText(/Le réseau ne répond pas/)).toBeVisible();
    cut = false;
    await press('Garder');
    await expect.element(button('Suivant')).toBeVisible();
  });

  describe('on a phone', () => {
    beforeEach(() => page.viewport(390, 844));
    afterEach(() => page.viewport(1280, 800));

    it('has its gestures, and then what comes of them, at the foot of the window, wherever one looks', async () => {
      const foot = () => document.querySelector('[data-at-foot]')?.getBoundingClientRect();
      page
        .getByText('Sceau', { exact: true })
        .element()
        .after(Object.assign(document.createElement('div'), { style: 'height: 1500px' }));
      await expect.poll(() => Math.round(foot()?.bottom ?? 0)).toBe(window.innerHeight);
      await press('Ouvrir');
      await expect.element(page.getByRole('alert')).toHaveTextContent('Un s’ouvre, et tout part.');
      await expect.element(button('Revenir avant le geste')).toBeInViewport({ ratio: 1 });
      await press('Revenir avant le geste');
      await expect.poll(() => button('Garder').element().getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    });

    it('has what comes of a gesture below its item in a low window, which it would cover', async () => {
      await page.viewport(390, 640);
      const bar = () => button('Ouvrir').element().closest('[data-at-foot]');
      const position = () => getComputedStyle(bar() ?? document.body).position;
      await expect.poll(position).toBe('sticky');
      await press('Ouvrir');
      await expect.element(page.getByRole('alert')).toHaveTextContent('Un s’ouvre, et tout part.');
      expect(position()).toBe('static');
      await expect.element(button('Revenir avant le geste')).toBeInViewport({ ratio: 1 });
    });

    it('keeps what has the focus out of the bar', async () => {
      const link = Object.assign(document.createElement('a'), { href: '#x', textContent: 'Registre' });
      const space = Object.assign(document.createElement('div'), { style: 'height: 900px' });
      page.getByText('Sceau', { exact: true }).element().after(space, link, space.cloneNode());
      await expect.poll(() => document.documentElement.style.getPropertyValue('--foot-bar')).toMatch(/^[1-9]/);
      link.focus();
      const foot = document.querySelector('[data-at-foot]')?.getBoundingClientRect().top;
      expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(foot ?? 0);
    });
  });
});

describe('reports that are held', () => {
  const pile: readonly SequenceItem[] = [true, true, false].map((genuine, index) => ({
    id: `item-${index + 1}`,
    genuine,
    gestures: [
      { value: 'keep', text: 'Garder', act: genuine ? 'safe' : 'unsafe', says: 'Gardé.', takenFor: 'genuine' },
      { value: 'report', text: 'Signaler', act: genuine ? 'tolerated' : 'safe', says: 'Répondu.', takenFor: 'hostile' },
    ],
  }));
  const holding = defineChecker({
    secrets: () => ({ items: pile }),
    artifacts: () => ({ crates: pile.map(({ id }) => ({ id })) }),
    ...sequence(({ items }: { readonly items: readonly SequenceItem[] }) => items, {
      falseAlarms: { trusted: 1, held: 'La réponse viendra.', waiting: (count) => `Reprenez : ${count} attend.` },
    }),
  });

  it('are asked again at the end, at no cost, and those that were right are told so', async () => {
    deeds = memory();
    const solved = vi.fn();
    const opened = await mountChallenge({ manifest, checker: holding, scene }, { choices: memory(), deeds, onSolved: solved });
    onTestFinished(() => opened.unmount());
    for (const [told, next] of [
      ['Répondu.', 'Suivant'],
      ['La réponse viendra.', 'Suivant'],
      ['La réponse viendra.', 'Finir le quai'],
    ] as const) {
      await press('Signaler');
      await expect.element(page.getByText(told).first()).toBeVisible();
      await press(next);
    }
    await expect.element(page.getByText('Reprenez : 1 attend.').first()).toBeVisible();
    // The focused heading is described by the message.
    const again = page.getByRole('heading', { name: /Caisse 2/ });
    await expect.element(again).toHaveFocus();
    await expect.element(again).toHaveAccessibleDescription(/1 attend\./);
    await keepAndGoOn('Suivant');
    // One press keeps the earlier gesture of a reported item.
    await press(/^Signaler \(votre choix d’avant\)/);
    await expect.element(page.getByRole('heading', { name: /Caisse 3/ })).toHaveFocus();
    await press('Finir le quai');
    await expect.poll(() => solved.mock.calls).toEqual([[5, expect.any(String)]]);
    expect(deedsIn(deeds.kept).done['item-3']).toMatchObject({ first: 'Signaler', last: 'Signaler', mistaken: false });
    expect(deedsIn(deeds.kept).done['item-1']).toMatchObject({ first: 'Signaler', last: 'Garder', mistaken: false });
  });
});

it('ends in a step in which nothing is judged, where it has one', async () => {
  const { unmount } = await mountChallenge({ manifest, checker, scene: closedScene }, { choices: memory(), onSolved });
  onTestFinished(unmount);
  onSolved.mockClear();
  await expect.element(page.getByRole('heading', { name: /^Caisse 1 sur 4/ })).toBeVisible();
  for (const _ of ITEMS) await keepAndGoOn('Suivant');
  await expect.element(page.getByRole('heading', { name: /^Caisse 4 sur 4.*vu du large/ })).toHaveFocus();
  // The consequence of the last gesture is shown only with its item.
  await expect.element(page.getByText('reste au sec')).not.toBeInTheDocument();
  await press('Revoir l’étape précédente');
  await expect.element(page.getByText('Trois reste au sec.')).toBeVisible();
  await press('Suivant');
  await press('Finir le quai');
  await expect.poll(() => onSolved.mock.calls).toEqual([[5, expect.any(String)]]);
});
