/** What the frame guarantees to every scene: answers in order, no interaction after the solve, more time, and an error boundary. */
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ChallengeBackend } from '#engine/frame/backends/backend.ts';
import { ChallengeFrame } from '#engine/frame/challenge-frame.tsx';
import { NOTHING_REVEALED } from '#engine/frame/panels/reveal.ts';
import { FailurePrice } from '#engine/frame/play/failure-price.tsx';
import { useTimeAllowance } from '#engine/frame/play/time-allowance.tsx';
import { useAttempt } from '#engine/frame/play/use-attempt.ts';
import { type ChoiceMemory, useChoices } from '#engine/frame/play/use-choices.ts';
import { useShown } from '#engine/frame/play/use-shown.ts';
import { VerdictRegion } from '#engine/frame/play/verdict-region.tsx';
import type { Artifacts } from '#engine/rules/checker.ts';
import { publicChallenge } from '#engine/rules/public-challenge.ts';
import { aManifest } from '#engine/rules/testing/a-manifest.ts';
import type { AttemptReply } from '#schemas/challenges.ts';
import type { Message } from './scene.ts';

const challenge = publicChallenge(aManifest({ returnAfter: 2000 }));
const STEP: AttemptReply = { correct: false, verdict: 'step', points: 0, failures: 0 };

let root: Root;
let host: HTMLElement;
const attempt = vi.fn<ChallengeBackend['attempt']>();
const sent = () => attempt.mock.calls.map(([, answer]) => answer);

/** The choices stored in the tab, as JSON. */
let kept: string | undefined;
const choices: ChoiceMemory = {
  read: () => kept && JSON.parse(kept),
  write: (next) => {
    kept = next ? JSON.stringify(next) : undefined;
  },
};

async function show(Scene: () => ReactNode, artifacts: Artifacts = {}, more: Readonly<Record<string, Message>> = {}) {
  const backend: ChallengeBackend = {
    choices,
    open: async () => ({ artifacts, hints: [], failures: 0, solved: false, points: 0 }),
    hint: async () => ({ hints: [], remaining: 1 }),
    attempt,
    penalise: async () => undefined,
  };
  const messages = {
    correct: { tone: 'success', text: 'Gagné.' },
    incorrect: { tone: 'danger', text: 'Pas encore.' },
    ...more,
  } as const;
  const scene = { Scene, timed: true, messages };
  await act(async () =>
    root.render(
      <MemoryRouter>
        <ChallengeFrame
          challenge={challenge}
          scene={scene}
          loadReveal={async () => ({ default: NOTHING_REVEALED })}
          backend={backend}
          onSolved={vi.fn()}
          onLeave={vi.fn()}
        />
      </MemoryRouter>,
    ),
  );
}

const press = (name: string) =>
  act(async () =>
    [...host.querySelectorAll<HTMLElement>('button, label')].find(({ textContent }) => textContent === name)?.click(),
  );

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
  attempt.mockResolvedValue(STEP);
});

afterEach(async () => {
  await act(async () => root.unmount());
  host.remove();
  sessionStorage.clear();
  kept = undefined;
  vi.unstubAllGlobals();
  attempt.mockReset();
});

/** A scene in which wrong answers cost points. */
function Priced() {
  const scoring = { base: 5, hintStep: 1, floor: 1, failures: { points: 0.5, every: 1 } };
  return (
    <>
      <FailurePrice challenge={{ scoring }} failures={0} />
      <Sender />
    </>
  );
}

function Judged() {
  const { attempt: send } = useAttempt();
  return (
    <>
      <button type="button" onClick={() => void send('wrong')}>
        Envoyer
      </button>
      <VerdictRegion />
    </>
  );
}

function Sender() {
  const { attempt: send } = useAttempt();
  const both = () => {
    void send('first');
    void send('second');
  };
  return (
    <button type="button" onClick={both}>
      Envoyer
    </button>
  );
}

it.each([
  [
    'Gestes justes : {right} sur {of}. Relisez les adresses.',
    { right: 3, of: 8 },
    'Gestes justes\u00a0: 3 sur 8. Relisez les adresses.',
  ],
  // No count in the output: a guest, or a replay.
  ['Gestes justes : {right} sur {of}. Relisez les adresses.', {}, 'Relisez les adresses.'],
  ['Tout n’est pas juste ! Réglages justes : {right} sur {of}.', {}, 'Tout n’est pas juste\u202f!'],
  ['Réglages justes : {right} sur {of}.', {}, 'Ce n’est pas la bonne réponse. Essayez encore.'],
])('tells %s without the count where the server gives none', async (text, output, told) => {
  attempt.mockResolvedValueOnce({ correct: false, verdict: 'counted', points: 0, failures: 1, output });
  await show(Judged, {}, { counted: { tone: 'danger', text } });
  await press('Envoyer');
  expect(host.textContent).toContain(told);
  expect(host.textContent).not.toMatch(/[{}]|undefined/);
});

it('sends a step once the one before it is answered', async () => {
  let answerFirst: (answer: AttemptReply) => void = () => undefined;
  attempt.mockReturnValueOnce(
    new Promise((resolve) => {
      answerFirst = resolve;
    }),
  );
  await show(Sender);
  await press('Envoyer');
  expect(sent()).toEqual(['first']);
  await act(async () => answerFirst(STEP));
  expect(sent()).toEqual(['first', 'second']);
});

it('lets nobody play on in a scene that is solved', async () => {
  attempt.mockResolvedValue({ ...STEP, correct: true, verdict: 'correct', points: 5 });
  await show(Sender);
  expect(host.querySelector('[inert]')).toBeNull();
  await press('Envoyer');
  expect([...host.querySelectorAll('[inert] button')].map(({ textContent }) => textContent)).toEqual(['Envoyer']);
});

/** Two moments, one after the other, each with controls of the scene's own. */
function Moments() {
  return (
    <>
      {useShown(['Matin', 'Soir'], (_, place) => place === 0).map((moment) => (
        <label key={moment}>
          <input type="radio" /> {moment} <input type="range" />
        </label>
      ))}
      <Sender />
    </>
  );
}

it('shows once it is solved all that was met in turn, without a control that looks alive', async () => {
  attempt.mockResolvedValue({ ...STEP, correct: true, verdict: 'correct', points: 5 });
  await show(Moments);
  const moments = () => [...host.querySelectorAll('label:has([type=range])')].map(({ textContent }) => textContent?.trim());
  expect(moments()).toEqual(['Matin']);
  await press('Envoyer');
  expect(moments()).toEqual(['Matin', 'Soir']);
  expect([...host.querySelectorAll<HTMLElement>('[inert] input')].filter(({ offsetWidth }) => offsetWidth > 0)).toEqual([]);
});

/** Replaces `IntersectionObserver`. The returned function reports how many of the line's 60 pixels are visible, one entry per number. */
function watchedLine() {
  let report: (...seen: readonly number[]) => void = () => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(
        look: (entries: readonly Pick<IntersectionObserverEntry, 'boundingClientRect' | 'intersectionRect'>[]) => void,
      ) {
        report = (...seen) =>
          look(
            seen.map((height) => ({
              boundingClientRect: new DOMRect(0, 0, 300, 60),
              intersectionRect: new DOMRect(0, 0, 300, height),
            })),
          );
      }
      observe() {}
      disconnect() {}
    },
  );
  return (...seen: readonly number[]) => act(async () => report(...seen));
}
const line = () => host.querySelector('[data-verdict]');
const isPinned = () => line()?.hasAttribute('data-pinned');

it('keeps a message within the window, also when a busy page reports several frames at once', async () => {
  const report = watchedLine();
  attempt.mockResolvedValue({ ...STEP, verdict: 'incorrect', failures: 1 });
  await show(Sender);
  await press('Envoyer');
  await report(60, 20);
  expect(isPinned()).toBe(true);
  await report(20, 60);
  expect(isPinned()).toBe(false);
});

it('puts a message at the edge of the window away until there is another, and leaves it in its place', async () => {
  const report = watchedLine();
  attempt.mockResolvedValue({ ...STEP, verdict: 'incorrect', failures: 1 });
  await show(Sender);
  await press('Envoyer');
  expect(line()?.querySelector('button')).toBeNull();
  await report(0);
  const sender = host.querySelector<HTMLElement>('button');
  sender?.focus();
  await press('Fermer ce message');
  expect(document.activeElement).toBe(sender);
  expect(isPinned()).toBe(false);
  expect(line()?.textContent).toBe('Erreur : Pas encore.');
  // The line stays out of sight: the dismissed message is not pinned again.
  await report(0, 1, 0);
  expect(isPinned()).toBe(false);
  await press('Envoyer');
  await report(0);
  expect(isPinned()).toBe(true);
  line()?.querySelector('button')?.focus();
  await press('Fermer ce message');
  expect(document.activeElement?.contains(line())).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
});

it('puts a message at the edge of the window away once the player chooses something, which it may cover', async () => {
  const report = watchedLine();
  attempt.mockResolvedValue({ ...STEP, verdict: 'incorrect', failures: 1 });
  await show(() => (
    <>
      <Sender />
      <label>
        <input type="radio" />
        Garder
      </label>
      <button type="button" aria-pressed="false">
        Barrer
      </button>
    </>
  ));
  for (const choice of ['Garder', 'Barrer']) {
    await press('Envoyer');
    await report(0);
    expect(isPinned()).toBe(true);
    await press(choice);
    expect(isPinned()).toBe(false);
  }
  expect(line()?.textContent).toBe('Erreur : Pas encore.');
});

it('leaves a message in its place where it would cover what it speaks of, and brings that place into sight', async () => {
  const report = watchedLine();
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  attempt.mockResolvedValue({ ...STEP, verdict: 'incorrect', failures: 1 });
  await show(() => (
    <>
      <VerdictRegion inPlace />
      <Sender />
    </>
  ));
  expect(scrolled).not.toHaveBeenCalled();
  await press('Envoyer');
  await report(0);
  expect(isPinned()).toBe(false);
  expect(scrolled.mock.contexts.at(-1)).toBe(line()?.parentElement);
});

it('keeps such a message in sight while the page above it still grows, until one looks elsewhere', async () => {
  attempt.mockResolvedValue({ ...STEP, verdict: 'incorrect', failures: 1 });
  await show(() => (
    <>
      <Sender />
      <VerdictRegion inPlace />
    </>
  ));
  const grow = () => host.prepend(Object.assign(document.createElement('div'), { style: 'height: 2000px' }));
  const bottom = () => Math.floor(line()?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY);
  await press('Envoyer');
  grow();
  await expect.poll(bottom).toBeLessThanOrEqual(window.innerHeight);
  window.dispatchEvent(new WheelEvent('wheel'));
  window.scrollTo(0, 0);
  grow();
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  expect(window.scrollY).toBe(0);
});

it('says what a wrong answer costs until the mission is solved', async () => {
  attempt.mockResolvedValue({ ...STEP, correct: true, verdict: 'correct', points: 5 });
  await show(Priced);
  expect(host.textContent).toContain('chaque essai faux coûte');
  await press('Envoyer');
  expect(host.textContent).toContain('Mission accomplie');
  expect(host.textContent).not.toContain('essai faux');
});

it('asks for how much time before the scene, which may start the clock', async () => {
  await show(Sender);
  const [first] = host.querySelectorAll('fieldset, button');
  expect(first?.textContent).toMatch(/^Temps/);
});

it('gives the time that was asked for, ten times as much if need be', async () => {
  await show(() => <p>{useTimeAllowance().scale(1000)} ms</p>);
  expect(host.textContent).toContain('1000 ms');
  await press('× 10');
  expect(host.textContent).toContain('10000 ms');
});

it('gives it in a browser that stores nothing', async () => {
  const refused = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  await show(() => <p>{useTimeAllowance().scale(1000)} ms</p>);
  await press('Double');
  expect(host.textContent).toContain('2000 ms');
  refused.mockRestore();
  await press('Normal');
});

const GESTURES = ['Ouvrir', 'Signaler'] as const;

function Chooser() {
  const [{ mail }, choose] = useChoices(GESTURES);
  return (
    <>
      <p>Choisi : {mail ?? 'rien'}</p>
      {GESTURES.map((gesture) => (
        <button type="button" key={gesture} onClick={() => choose({ mail: gesture })}>
          {gesture}
        </button>
      ))}
      <Sender />
    </>
  );
}

/** Leaves the page, and opens it again. */
async function comeBack(Scene: () => ReactNode, artifacts?: Artifacts) {
  await act(async () => root.unmount());
  root = createRoot(host);
  await show(Scene, artifacts);
}

it('keeps what was chosen until the mission is solved', async () => {
  await show(Chooser);
  await press('Signaler');
  await comeBack(Chooser);
  expect(host.textContent).toContain('Choisi : Signaler');
  attempt.mockResolvedValue({ ...STEP, correct: true, verdict: 'correct', points: 5 });
  await press('Envoyer');
  expect(host.textContent).toContain('Choisi : Signaler');
  await comeBack(Chooser);
  expect(host.textContent).toContain('Choisi : rien');
});

it.each([
  ['were chosen for another scene', { mails: 2 }, undefined],
  ['the scene no longer knows', undefined, (text: string) => text.replace('Signaler', 'Jeter')],
  ['nobody can read', undefined, () => '{"of":0,"choices":[7]}'],
])('leaves choices alone that %s', async (_, artifacts, edit = (text: string) => text) => {
  await show(Chooser);
  await press('Signaler');
  kept = kept && edit(kept);
  await comeBack(Chooser, artifacts);
  expect(host.textContent).toContain('Choisi : rien');
});

function Fragile() {
  const [{ mail }, choose] = useChoices();
  if (mail) throw new Error('a mistake of its author');
  return (
    <button type="button" onClick={() => choose({ mail: 'Ouvrir' })}>
      Ouvrir
    </button>
  );
}

it('starts a scene again without the choices of which it failed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await show(Fragile);
  await press('Ouvrir');
  expect(host.textContent).toContain('La mission s’est interrompue');
  await press('Relancer la scène');
  expect(host.textContent).toContain('Ouvrir');
});

it('keeps the page when a scene fails, and starts the scene again', async () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let broken = true;
  await show(() => {
    if (broken) throw new Error('a mistake of its author');
    return <p>La scène</p>;
  });
  expect(host.querySelector('[role=alert]')?.textContent).toContain('La mission s’est interrompue');
  expect(host.textContent).toContain('Il était une fois.');
  expect(reported).toHaveBeenCalled();
  broken = false;
  await press('Relancer la scène');
  expect(host.textContent).toContain('La scène');
});
