/** Tests of the quiz's clock on its screen, with simulated time. */
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createVariant, type Mounted, mountChallenge } from '#engine/authoring/testing';
import checker from './challenge.server.ts';
import scene from './challenge.tsx';
import manifest from './manifest.json';

const TIMEOUT = 'Chronometre ecoule pour cette question.';
const seed = '6'.repeat(32);
const {
  rounds: [questions = [], others = []],
} = checker.secrets(createVariant(seed));

let host: HTMLElement;
let unmount: Mounted['unmount'];
const onLeave = vi.fn();
let stopped: 'paused' | null = null;
const listeners = new Set<() => void>();
const stop = {
  current: () => stopped,
  subscribe: (onChange: () => void) => {
    listeners.add(onChange);
    return () => listeners.delete(onChange);
  },
};

const text = () => host.textContent ?? '';
const heading = () => host.querySelector('h2')?.textContent;
const button = (name: string) => [...host.querySelectorAll('button')].find(({ textContent }) => textContent?.includes(name));
const press = (name: string) => act(async () => void button(name)?.click());

const setStopped = (now: typeof stopped) =>
  act(async () => {
    stopped = now;
    for (const listener of listeners) listener();
  });

/** Advances the time second by second, because each tick sets the next timer. */
async function seconds(count: number) {
  for (let second = 0; second < count; second += 1) await act(async () => void (await vi.advanceTimersByTimeAsync(1000)));
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  sessionStorage.clear();
  onLeave.mockClear();
  stopped = null;
  ({ host, unmount } = await act(() => mountChallenge({ manifest, checker, scene }, { seed, onLeave, stop })));
});

afterEach(async () => {
  await act(async () => unmount());
  sessionStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('does not run before the start, then gives ten seconds, and explains for fifteen before the next clock begins', async () => {
  await seconds(30);
  expect(text()).not.toContain(questions[0]?.text);
  await press('Commencer');
  expect(heading()).toBe(questions[0]?.text);
  await seconds(9);
  expect(heading()).toBe(questions[0]?.text);
  expect(text()).toContain('1\u00a0s');
  await seconds(1);
  expect(heading()).toContain('trop tard');
  expect(text()).toContain(questions[0]?.from.cue);
  expect(document.activeElement?.textContent).toBe('Question suivante');
  await seconds(14);
  expect(heading()).toContain('Question 1');
  await seconds(1);
  expect(heading()).toBe(questions[1]?.text);
  expect(document.activeElement?.textContent).toBe(questions[1]?.text);
  expect(text()).toContain('10\u00a0s');
  expect(text()).not.toContain(TIMEOUT);
});

it('goes on at once when asked', async () => {
  await press('Commencer');
  await press('A');
  await seconds(3);
  await press('Question suivante');
  expect(heading()).toBe(questions[1]?.text);
});

it('keeps an explanation twice as long for a player with double time', async () => {
  await act(async () => host.querySelectorAll<HTMLInputElement>('input[type=radio]')[1]?.click());
  await press('Commencer');
  await press('A');
  expect(text()).toContain('dans 30\u00a0s');
  await seconds(29);
  expect(heading()).toContain('Question 1');
  await seconds(1);
  expect(heading()).toBe(questions[1]?.text);
});

it('waits while the pointer reads the explanation, not where it merely rests', async () => {
  await press('Commencer');
  await press('A');
  const coach = () => host.querySelector('[aria-label=Coaching]');
  const point = (type: string, movementX: number) =>
    act(
      async () =>
        void coach()?.dispatchEvent(
          new PointerEvent(type, { bubbles: true, pointerType: 'mouse', movementX, relatedTarget: host }),
        ),
    );
  await point('pointermove', 0);
  await seconds(5);
  expect(text()).toContain('dans 10\u00a0s');
  await point('pointermove', 4);
  await seconds(60);
  expect(heading()).toContain('Question 1');
  await point('pointerout', 4);
  await seconds(10);
  expect(heading()).toBe(questions[1]?.text);
});

it('waits while the focus is elsewhere than on the button that goes on', async () => {
  await press('Commencer');
  await press('A');
  const explanation = host.querySelector<HTMLElement>('[aria-label=Coaching][tabindex]');
  await act(async () => explanation?.focus());
  expect(explanation?.textContent).toContain(questions[0]?.from.cue);
  await seconds(60);
  expect(heading()).toContain('Question 1');
  await act(async () => button('Question suivante')?.focus());
  await seconds(15);
  expect(heading()).toBe(questions[1]?.text);
});

it('waits for whoever was reading a hint when the time ran out', async () => {
  await press('Commencer');
  await act(async () => button('Afficher un indice')?.focus());
  await seconds(10);
  expect(heading()).toContain('trop tard');
  expect(text()).toContain('la suite vous attend');
  await seconds(60);
  expect(heading()).toContain('Question 1');
});

it('says the verdict and its explanation once, in a live region that was there before', async () => {
  await press('Commencer');
  const live = host.querySelectorAll('[role=status]');
  await press('A');
  const said = [...live].map(({ textContent }) => textContent).filter((line) => line?.includes(questions[0]?.from.cue ?? '?'));
  expect(said).toHaveLength(1);
  expect(said[0]).toMatch(/^Question 1\u00a0: (bien vu|pas cette fois)\. .+ La suite vient dans 15\u00a0secondes/);
});

it('shows the summary by itself after the last explanation', async () => {
  await press('Commencer');
  for (const _ of questions) await seconds(25);
  expect(heading()).toBe('Récapitulatif');
});

it.each([
  ['c', 'KeyC'],
  ['C', 'KeyC'],
  ['3', 'Numpad3'],
  ['"', 'Digit3'],
])('is answered by the key %s (%s) where the focus is in the quiz', async (key, code) => {
  await press('Commencer');
  const typed = (target: Element) =>
    act(async () => void target.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true })));
  await typed(document.body);
  expect(heading()).toBe(questions[0]?.text);
  await typed(host.querySelector('h2') ?? host);
  expect(text()).toContain(questions[0]?.options[2]?.text);
  expect(text()).toContain(questions[0]?.from.cue);
});

it('answers one question with a double click, which does not skip its explanation', async () => {
  await press('Commencer');
  for (const [name, detail] of [
    ['A', 1],
    ['Question suivante', 2],
  ] as const)
    await act(async () => void button(name)?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail })));
  expect(heading()).toContain('Question 1');
});

it('warns by words from three seconds on', async () => {
  await press('Commencer');
  await seconds(6);
  expect(host.querySelector('[role=timer]')?.textContent).toBe('4\u00a0s');
  await seconds(1);
  expect(host.querySelector('[role=timer]')?.textContent).toBe('Plus que 3\u00a0s');
});

it('says that the time ran out, and clears the line after 4.5 seconds', async () => {
  await press('Commencer');
  await seconds(10);
  expect(text()).toContain(TIMEOUT);
  await seconds(4);
  expect(text()).toContain(TIMEOUT);
  await act(async () => void (await vi.advanceTimersByTimeAsync(500)));
  expect(text()).not.toContain(TIMEOUT);
});

const timeouts = async () => {
  for (const _ of questions) {
    await seconds(10);
    await press(button('Question suivante') ? 'Question suivante' : 'Voir le récapitulatif');
  }
};

it('goes through five timeouts to the summary, where no clock runs, and waits with other questions when handed in', async () => {
  await press('Commencer');
  await timeouts();
  expect(heading()).toBe('Récapitulatif');
  expect(text()).not.toContain(TIMEOUT);
  expect(text()).toContain('0 bonne réponse sur 5');
  await seconds(60);
  expect(heading()).toBe('Récapitulatif');
  await press('Valider');
  expect(text()).toContain('Moins de 3 bonnes reponses. Analyse calmement et retente.');
  expect(text()).not.toContain('Mode apprentissage');
  await seconds(60);
  expect(heading()).toBe('Retour à la question 1');
  await press('Recommencer');
  expect(heading()).toBe(others[0]?.text);
  await timeouts();
  await press('Valider');
  expect(text()).toContain('Mode apprentissage');
  expect(text()).toContain('Cinq autres situations');
  await press('Recommencer');
  await timeouts();
  await press('Valider');
  expect(text()).not.toContain('autres situations');
  expect(text()).toContain('Les premières situations reviennent');
  await press('Recommencer');
  expect(heading()).toBe(questions[0]?.text);
});

it('gives ten times as long to whoever asks, at any moment', async () => {
  await press('Commencer');
  await seconds(4);
  await act(async () => host.querySelectorAll<HTMLInputElement>('input[type=radio]')[2]?.click());
  expect(text()).toContain('60\u00a0s');
  await seconds(59);
  expect(heading()).toBe(questions[0]?.text);
  await seconds(1);
  await press('Question suivante');
  expect(heading()).toBe(questions[1]?.text);
  expect(text()).toContain('100\u00a0s');
});

it('runs no clock for who asks for none, before a question and after it', async () => {
  await act(async () => host.querySelectorAll<HTMLInputElement>('input[type=radio]')[3]?.click());
  await press('Commencer');
  expect(text()).toContain('Sans limite de temps');
  await seconds(120);
  expect(heading()).toBe(questions[0]?.text);
  await press('A');
  expect(text()).toContain('la suite vous attend');
  await seconds(120);
  expect(heading()).toContain('Question 1');
});

it('runs again for who had no limit and asks for one, in a question and after it', async () => {
  const choose = (place: number) => act(async () => host.querySelectorAll<HTMLInputElement>('input[type=radio]')[place]?.click());
  await choose(3);
  await press('Commencer');
  await seconds(5);
  await choose(0);
  await seconds(10);
  expect(heading()).toContain('trop tard');
  await choose(3);
  await seconds(5);
  await choose(0);
  await seconds(15);
  expect(heading()).toBe(questions[1]?.text);
});

it('stands still while the session is paused, and goes on where it was', async () => {
  await setStopped('paused');
  await press('Commencer');
  expect(text()).not.toContain(questions[0]?.text);
  await setStopped(null);
  await press('Commencer');
  await seconds(4);
  await setStopped('paused');
  await seconds(60);
  await press('A');
  expect(heading()).toBe(questions[0]?.text);
  expect(text()).toContain('6\u00a0s');
  await setStopped(null);
  await press('A');
  await seconds(5);
  await setStopped('paused');
  await press('Question suivante');
  await seconds(60);
  expect(heading()).toContain('Question 1');
  await setStopped(null);
  expect(text()).toContain('dans 10\u00a0s');
  await seconds(10);
  expect(heading()).toBe(questions[1]?.text);
});

it('goes home one second after it was passed', async () => {
  await press('Commencer');
  for (const [index, { options, right }] of questions.entries()) {
    await press(options.find(({ id }) => id === right)?.text ?? '');
    await press(index < 4 ? 'Question suivante' : 'Voir le récapitulatif');
  }
  expect(text()).toContain('5 bonnes réponses sur 5');
  await press('Valider');
  expect(text()).toContain('Mission validee. 3 points ajoutes.');
  await act(async () => void (await vi.advanceTimersByTimeAsync(999)));
  expect(onLeave).not.toHaveBeenCalled();
  await act(async () => void (await vi.advanceTimersByTimeAsync(1)));
  expect(onLeave).toHaveBeenCalledOnce();
});

it.each([
  [1366, 620],
  [390, 844],
])('keeps the explanation, its button and the line under it in sight at %i × %i', async (width, height) => {
  // The briefing folds where the window is narrow.
  await act(async () => page.viewport(width, height));
  await press('Commencer');
  for (const _ of questions) {
    await seconds(10);
    for (const part of [host.querySelector('[aria-label=Coaching]'), [...host.querySelectorAll('[role=status]')].at(-1)]) {
      const { top, bottom } = part?.getBoundingClientRect() ?? { top: -1, bottom: -1 };
      expect([top >= 0, bottom <= height]).toEqual([true, true]);
    }
    await press(button('Question suivante') ? 'Question suivante' : 'Voir le récapitulatif');
  }
});
