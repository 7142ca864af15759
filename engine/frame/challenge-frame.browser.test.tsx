import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#engine/client/api-error.ts';
import type { Artifacts, Checker, Reveal } from '#engine/rules/checker.ts';
import { publicChallenge } from '#engine/rules/public-challenge.ts';
import { aManifest } from '#engine/rules/testing/a-manifest.ts';
import type { ChallengeManifest } from '#schemas/manifest.ts';
import { AnswerForm } from './answer-form.tsx';
import type { ChallengeBackend } from './backend.ts';
import { ChallengeFrame } from './challenge-frame.tsx';
import { createPracticeBackend, type PracticeOptions } from './practice-backend.ts';
import { NOTHING_REVEALED, type RevealDefinition, type RevealProps } from './reveal.ts';
import type { Message, SceneDefinition } from './scene.ts';

const checker: Checker = {
  secrets: () => ({ word: 'PHARE' }),
  reveal: ({ word }) => ({ word: `C’était ${word} !` }),
  artifacts: () => ({}),
  check: (answer) => {
    if (answer === '') return { outcome: 'neutral', verdict: 'empty' };
    return answer === 'PHARE' ? { outcome: 'correct', verdict: 'correct' } : { outcome: 'incorrect', verdict: 'incorrect' };
  },
};

const manifest = aManifest({
  briefing: 'Un.\n\nDeux.',
  hints: [
    { title: 'Un', text: 'Premier' },
    { title: 'Deux', text: 'Le mot est {word}' },
  ],
  scoring: { base: 5, hintStep: 0.5, floor: 0 },
  learningMode: { after: 2, text: 'Le principe.' },
  returnAfter: 2000,
});

let root: Root;
let host: HTMLElement;
const onSolved = vi.fn();
const onLeave = vi.fn();

function OneField() {
  return <AnswerForm label="Mot" />;
}

function WordRevealed({ reveal }: RevealProps<Reveal, Artifacts>) {
  return <p>{String(reveal['word'])}</p>;
}

async function show(
  correct: Partial<Message> = {},
  changes: Partial<ChallengeManifest> = {},
  { replay = false, ...options }: Partial<PracticeOptions> & { readonly replay?: boolean } = {},
  session: Partial<ChallengeBackend> = {},
  reveal: RevealDefinition<Reveal, Artifacts> = NOTHING_REVEALED,
) {
  const whole = { ...manifest, ...changes };
  const scene: SceneDefinition<Artifacts> = {
    Scene: OneField,
    messages: {
      correct: { tone: 'success', text: 'Gagné : {points}.', ...correct },
      incorrect: { tone: 'danger', text: 'Raté.', clearsAfter: 2500 },
      empty: { tone: 'warning', text: 'Rien.' },
    },
  };
  const backend = { ...createPracticeBackend({ manifest: whole, checker, ...options }), ...session };
  await act(async () => {
    root.render(
      <MemoryRouter>
        <ChallengeFrame
          challenge={publicChallenge(whole)}
          scene={scene}
          loadReveal={async () => ({ default: reveal })}
          replay={replay}
          backend={backend}
          onSolved={onSolved}
          onLeave={onLeave}
        />
      </MemoryRouter>,
    );
  });
}

const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
const text = () => host.textContent ?? '';
const button = (name: string) =>
  [...host.querySelectorAll('button')].find((candidate) => candidate.textContent?.startsWith(name));
const press = (name: string) => act(async () => void button(name)?.click());
const input = () => host.querySelector('input');

async function answer(word: string) {
  const field = input();
  if (field) field.value = word;
  await act(async () => host.querySelector('form')?.requestSubmit());
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
});

afterEach(async () => {
  await act(async () => root.unmount());
  host.remove();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

describe('hints', () => {
  it('are revealed in place at the price shown, and the focus stays', async () => {
    await show();
    expect(text()).toContain('Points restants : 5,00 / 5,00');
    const ask = button('Afficher un indice');
    expect(ask?.textContent).toBe('Afficher un indice (−0,50\u00A0point)');
    ask?.focus();
    await press('Afficher un indice');
    expect(text()).toContain('Indices : 1 / 2');
    await press('Afficher un indice');
    expect(text()).toContain('Le mot est PHARE');
    expect(text()).toContain('Points restants : 4,00 / 5,00');
    expect(ask?.textContent).toBe('Tous les indices sont affiches');
    expect(document.activeElement).toBe(ask);
  });

  it('cost once when the answer was lost on the way', async () => {
    const practice = createPracticeBackend({ manifest, checker });
    let lost = true;
    const hint: ChallengeBackend['hint'] = async (key, seen) => {
      const answer = await practice.hint(key, seen);
      if (!lost) return answer;
      lost = false;
      throw new ApiError(0, '');
    };
    await show({}, {}, {}, { hint });
    await press('Afficher un indice');
    await press('Afficher un indice');
    expect(text()).toContain('Indices : 1 / 2');
  });
});

it('a replay names no price, and says at its end that nothing was won', async () => {
  const failures = { points: 1, every: 2 };
  await show({}, { scoring: { base: 5, hintStep: 0.5, floor: 0, failures } }, { replay: true });
  expect(button('Afficher un indice')?.textContent).toBe('Afficher un indice');
  await press('Afficher un indice');
  await answer('PHARE');
  expect(text()).toContain('Réussie de nouveau, sans points');
  expect(text()).not.toContain('Gagné');
  await pass(60_000);
  expect(onLeave).not.toHaveBeenCalled();
});

describe('in a session with rules of its own', () => {
  const opened = { artifacts: {}, hints: [], failures: 0, solved: false, points: 0 };

  it('offers free hints without a price', async () => {
    await show({}, {}, {}, { open: async () => ({ ...opened, hintPolicy: 'free' }) });
    expect(text()).toContain('Indices offerts pour cette session');
    expect(text()).not.toContain('Points restants');
    expect(button('Afficher un indice')?.textContent).toBe('Afficher un indice');
    await press('Afficher un indice');
    expect(text()).toContain('Premier');
  });

  it('names no price where hints take nothing off the award, whatever the box counts', async () => {
    await show({}, { scoring: { base: 5, hintStep: 0, floor: 0 }, hintBox: { base: 10, step: 2 } });
    expect(button('Afficher un indice')?.textContent).toBe('Afficher un indice');
    expect(text()).toContain('Dans cette mission, les indices ne coûtent rien.');
    await press('Afficher un indice');
    expect(text()).toContain('Points restants : 8,00 / 10,00');
  });

  it('says that there are no hints', async () => {
    await show({}, {}, {}, { open: async () => ({ ...opened, hintPolicy: 'none' }) });
    expect(text()).toContain('Pas d’indices pour cette session.');
    expect(button('Afficher un indice')).toBeUndefined();
  });

  it('says what it does not play, and shows the way back', async () => {
    const message = 'Cette mission ne fait pas partie de votre session.';
    const open = () => Promise.reject(new ApiError(403, message, 'not-in-session'));
    await show({}, {}, {}, { open });
    expect(host.querySelector('[role=alert]')?.textContent).toContain(message);
    expect(button('Réessayer')).toBeUndefined();
    expect(host.querySelector('[role=alert] a')?.getAttribute('href')).toBe('/');
  });
});

it('says of a challenge that was solved elsewhere meanwhile that it is, over whatever was sent', async () => {
  await show(
    {},
    { returnAfter: 60_000 },
    {},
    {
      attempt: async () => ({ correct: true, verdict: 'already-solved', points: 5, failures: 0 }),
    },
  );
  await answer('BOUEE');
  expect(text()).toContain('Cette mission est déjà accomplie');
  expect(text()).not.toContain('Gagné');
});

describe('a wrong answer', () => {
  it('sent again because its reply was lost goes under the same key, a new one under another', async () => {
    const keys: unknown[] = [];
    const attempt: ChallengeBackend['attempt'] = async (_key, _answer, idempotencyKey) => {
      keys.push(idempotencyKey);
      if (keys.length === 1) throw new ApiError(0, '');
      return { correct: false, verdict: 'incorrect', points: 0, failures: 1 };
    };
    await show({}, {}, {}, { attempt });
    await answer('BOUEE');
    await answer('BOUEE');
    await answer('BOUEE');
    expect(keys[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('is announced, keeps the input, and its message clears when it says so', async () => {
    await show();
    await answer('BALISE');
    expect(host.querySelector('[role=alert]')?.textContent).toContain('Raté.');
    expect(input()?.value).toBe('BALISE');
    await pass(2499);
    expect(text()).toContain('Raté.');
    await pass(1);
    expect(text()).not.toContain('Raté.');
  });

  it('opens the learning mode at the second failure', async () => {
    await show();
    await answer('A');
    expect(text()).not.toContain('Mode apprentissage');
    await answer('B');
    expect(text()).toContain('Mode apprentissage');
  });
});

describe('a solve', () => {
  it('credits once, shows the debrief, and goes home after the delay', async () => {
    await show();
    await press('Afficher un indice');
    await answer('PHARE');
    expect(onSolved).toHaveBeenCalledExactlyOnceWith(4.5, 'Gagné : 4,50.');
    expect(text()).toContain('Gagné : 4,50.');
    expect(text()).toContain(manifest.debrief.tellAColleague);
    expect(input()).toBeNull();
    await pass(1999);
    expect(onLeave).not.toHaveBeenCalled();
    await pass(1);
    expect(onLeave).toHaveBeenCalledOnce();
  });

  it('goes home at once without a delay', async () => {
    await show({}, { returnAfter: 0 });
    await answer('PHARE');
    expect(onLeave).toHaveBeenCalledOnce();
  });

  it('stays when asked to', async () => {
    await show();
    await answer('PHARE');
    button('Rester sur la page')?.focus();
    await press('Rester sur la page');
    expect(document.activeElement?.textContent).toBe('Mission accomplie');
    await pass(60_000);
    expect(onLeave).not.toHaveBeenCalled();
  });

  it.each([
    ['a wheel', () => new WheelEvent('wheel')],
    ['a key', () => new KeyboardEvent('keydown', { key: 'Tab' })],
    ['a touch', () => new Event('touchstart')],
    ['a pointer that moves', () => new PointerEvent('pointermove', { movementX: 2 })],
  ])('stays for whoever is reading: %s', async (_sign, event) => {
    await show();
    await answer('PHARE');
    await act(async () => window.dispatchEvent(event()));
    await pass(60_000);
    expect(onLeave).not.toHaveBeenCalled();
  });

  it('goes home under a pointer that rests', async () => {
    await show();
    await answer('PHARE');
    await act(async () => window.dispatchEvent(new PointerEvent('pointermove')));
    await pass(2000);
    expect(onLeave).toHaveBeenCalledOnce();
  });

  it('shows the reveal as it arrives, with the spaces of French', async () => {
    await show({}, {}, {}, {}, { Reveal: WordRevealed });
    expect(text()).not.toContain('C’était');
    await answer('PHARE');
    expect(text()).toContain('C’était PHARE\u202f!');
  });

  it('waits for the acknowledgement of its alert', async () => {
    await show({ alert: true }, { returnAfter: 0 });
    await answer('PHARE');
    expect(host.querySelector('[role=alertdialog]')?.textContent).toContain('Gagné : 5.');
    expect(onSolved).toHaveBeenCalledOnce();
    expect(onLeave).not.toHaveBeenCalled();
    await press('J’ai compris');
    expect(onLeave).toHaveBeenCalledOnce();
  });
});

describe('without a network', () => {
  it('says so, keeps the input, and a second try goes through', async () => {
    let lost = true;
    await show({}, {}, { failing: () => (lost ? ['attempt'] : []) });
    await answer('PHARE');
    expect(text()).toContain('Le réseau ne répond pas');
    expect(input()?.value).toBe('PHARE');
    lost = false;
    await answer('PHARE');
    expect(onSolved).toHaveBeenCalledOnce();
  });

  it('offers to open the page again', async () => {
    let lost = true;
    await show({}, {}, { failing: () => (lost ? ['open'] : []) });
    lost = false;
    await press('Réessayer');
    expect(input()).not.toBeNull();
  });
});

it('a page opened after the solve shows points and debrief, no form, and stays', async () => {
  await show({}, {}, { initial: { award: 450 } });
  await pass(60_000);
  expect(text()).toContain('4,50');
  expect(text()).toContain(manifest.debrief.tellAColleague);
  expect(input()).toBeNull();
  expect(onSolved).not.toHaveBeenCalled();
  expect(onLeave).not.toHaveBeenCalled();
});

it('whoever came for the debrief is led to it', async () => {
  const { pathname, search } = window.location;
  window.history.replaceState(null, '', '#debrief');
  await show({}, {}, { initial: { award: 450 } });
  window.history.replaceState(null, '', pathname + search);
  expect(document.activeElement?.textContent).toBe('Ce qu’il faut retenir');
});
