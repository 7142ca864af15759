import { act } from 'react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ApiError } from '#engine/client/api-error.ts';
import { setPreference } from '#engine/client/preferences.ts';
import type { ChallengeBackend, RemoteChange } from './backends/backend.ts';
import { createPracticeBackend } from './backends/practice-backend.ts';
import {
  answer,
  button,
  checker,
  framePage,
  host,
  input,
  manifest,
  onLeave,
  onSolved,
  pass,
  press,
  show,
  text,
  WordRevealed,
} from './testing/frame-page.tsx';

framePage();

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

it('opened again while an answer is on its way, keeps the victory for the reply', async () => {
  const practice = createPracticeBackend({ manifest, checker });
  let changed: ((change: RemoteChange) => void) | undefined;
  const subscribe: ChallengeBackend['subscribe'] = (_key, onChange) => {
    changed = onChange;
    return () => undefined;
  };
  let [held, letOpen, letReply] = [false, () => {}, () => {}];
  const open: ChallengeBackend['open'] = async (key) => {
    if (held) await new Promise<void>((resolve) => (letOpen = resolve));
    return practice.open(key);
  };
  const attempt: ChallengeBackend['attempt'] = async (...sent) => {
    const reply = await practice.attempt(...sent);
    await new Promise<void>((resolve) => (letReply = resolve));
    return reply;
  };
  await show({}, {}, {}, { open, attempt, subscribe });
  held = true;
  await act(async () => changed?.('any'));
  await answer('PHARE');
  await act(async () => letOpen());
  await act(async () => letReply());
  await pass(0);
  expect(onSolved).toHaveBeenCalledOnce();
});

it('that is open when it is solved on another device says so, with what the solve brings and no price of a hint', async () => {
  const practice = createPracticeBackend({ manifest, checker });
  let changed: ((change: RemoteChange) => void) | undefined;
  const subscribe: ChallengeBackend['subscribe'] = (_key, onChange) => {
    changed = onChange;
    return () => undefined;
  };
  await show({}, {}, {}, { ...practice, subscribe });
  await practice.hint(manifest.key, 0);
  await practice.attempt(manifest.key, 'PHARE');
  await act(async () => changed?.('any'));
  await pass(0);
  expect(text()).toContain('Mission accomplie');
  expect(text()).toContain('4,50');
  expect(text()).toContain('Les indices de la mission, pour relire');
  expect(text()).not.toContain('Points restants');
  expect(input()).toBeNull();
  await pass(60_000);
  expect(onSolved).not.toHaveBeenCalled();
  expect(onLeave).not.toHaveBeenCalled();
});

it('begins anew where a merge made it another’s, whose secrets differ, and at no other news', async () => {
  const practice = createPracticeBackend({ manifest, checker });
  let changed: ((change: RemoteChange) => void) | undefined;
  const subscribe: ChallengeBackend['subscribe'] = (_key, onChange) => {
    changed = onChange;
    return () => undefined;
  };
  let player = 'who goes';
  const open: ChallengeBackend['open'] = async (key) => ({ ...(await practice.open(key)), artifacts: { of: player } });
  await show({}, {}, {}, { ...practice, open, subscribe });
  const before = input();
  await act(async () => changed?.('any'));
  expect(input()).toBe(before);
  player = 'who stays';
  await act(async () => changed?.('any'));
  expect(input()).not.toBe(before);
  expect(input()).not.toBeNull();
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

  it('is what was typed, letter by letter, on a phone too', async () => {
    await show();
    const typed = ['spellcheck', 'autocapitalize', 'autocorrect', 'autocomplete'].map((help) => input()?.getAttribute(help));
    expect(typed).toEqual(['false', 'off', 'off', 'off']);
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

  it('folds the learning mode from the next attempt on that is no failure', async () => {
    const practice = createPracticeBackend({ manifest, checker });
    const attempt: ChallengeBackend['attempt'] = async (key, sent, idempotencyKey) =>
      sent === 'C'
        ? { correct: false, verdict: 'incomplete', points: 0, failures: 2 }
        : practice.attempt(key, sent, idempotencyKey);
    await show({}, {}, {}, { ...practice, attempt });
    await answer('A');
    await answer('B');
    const panel = () => host.querySelector('[aria-label="Mode apprentissage"] details')?.hasAttribute('open');
    expect(panel()).toBe(true);
    await answer('C');
    expect(panel()).toBe(false);
  });

  it('announces the learning mode by its title, after the verdict, and never its text', async () => {
    await show();
    await answer('A');
    await answer('B');
    const announced = () => [...host.querySelectorAll('[role=status], [aria-live]')].map((region) => region.textContent).join('');
    expect(announced()).not.toContain('Mode apprentissage');
    await pass(1_500);
    expect(announced()).toContain('Mode apprentissage');
    expect(announced()).not.toContain(manifest.learningMode?.text ?? 'nothing');
  });
});

describe('a solve', () => {
  it('credits once, shows the debrief, and goes home after the delay', async () => {
    await show();
    await press('Afficher un indice');
    await answer('PHARE');
    expect(onSolved).toHaveBeenCalledExactlyOnceWith(4.5, 'Gagné\u00a0: 4,50.');
    expect(text()).toContain('Gagné\u00a0: 4,50.');
    expect(text()).toContain(manifest.debrief.tellAColleague);
    expect(input()).toBeNull();
    await pass(1999);
    expect(onLeave).not.toHaveBeenCalled();
    await pass(1);
    expect(onLeave).toHaveBeenCalledOnce();
  });

  it('tells where to report with the debrief, on the spot and on a page opened later', async () => {
    const reporting = { email: 'signaler@brevelle.example', phone: null, button: null };
    await show({}, { returnAfter: 60_000 }, { reporting });
    expect(text()).not.toContain('signaler@brevelle.example');
    await answer('PHARE');
    expect(text()).toContain('Signaler, chez nous');
    expect(text()).toContain('signaler@brevelle.example');
    await show({}, {}, { reporting, initial: { award: 450 } });
    expect(text()).toContain('signaler@brevelle.example');
    await show({}, {}, { initial: { award: 450 } });
    expect(text()).toContain('demandez-le à la personne qui anime la session');
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

  it('stays for whoever reaches for the button with a pointer, and clicks where it was seen', async () => {
    await show();
    await answer('PHARE');
    const seen = button('Rester sur la page')?.getBoundingClientRect() ?? new DOMRect();
    const under = () => document.elementFromPoint(seen.x + seen.width / 2, seen.y + seen.height / 2) ?? document.body;
    await act(async () => userEvent.hover(host.querySelector('h2') ?? document.body));
    await act(async () => window.dispatchEvent(new PointerEvent('pointermove', { movementX: 2 })));
    for (const _click of ['single', 'double']) await act(async () => userEvent.click(under()));
    expect(text()).toContain('Vous restez sur la page');
    expect(under().closest('a')).toBeNull();
    await pass(60_000);
    expect(onLeave).not.toHaveBeenCalled();
  });

  it('stays for whoever reaches for the button with the keyboard', async () => {
    await show();
    await answer('PHARE');
    await act(async () => userEvent.keyboard('{Tab}'));
    expect(document.activeElement?.textContent).toBe('Rester sur la page');
    await act(async () => userEvent.keyboard('{Enter}'));
    expect(document.activeElement?.textContent).toBe('Mission accomplie');
    expect(text()).toContain('Vous restez sur la page');
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

  it.each(['by-ear', 'untimed'] as const)(
    'never goes by itself for a player of « %s », who presses « Voir mes points »',
    async (preference) => {
      setPreference(preference, true);
      onTestFinished(() => setPreference(preference, false));
      await show({}, { returnAfter: 0 });
      await answer('PHARE');
      await pass(60_000);
      expect(onLeave).not.toHaveBeenCalled();
      await press('Voir mes points');
      expect(onLeave).toHaveBeenCalledOnce();
    },
  );

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
    expect(host.querySelector('[role=alertdialog]')?.textContent).toContain('Gagné\u00a0: 5.');
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
    expect(input()?.getAttribute('aria-invalid')).toBeNull();
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

it('takes back what a pause refused as the session goes on, and nothing else', async () => {
  const listeners = new Set<() => void>();
  const goOn = () => {
    for (const listener of listeners) listener();
  };
  let code = 'session-paused';
  const refuse = () => Promise.reject(new ApiError(403, `Refusé\u00a0: ${code}.`, code));
  const onRunning = (onChange: () => void) => {
    listeners.add(onChange);
    return () => void listeners.delete(onChange);
  };
  await show({}, {}, {}, { attempt: refuse, hint: refuse, onRunning });
  await answer('PHARE');
  await press('Afficher un indice');
  expect(text().split('session-paused')).toHaveLength(3);
  await act(async () => goOn());
  expect(text()).not.toContain('session-paused');
  expect(input()?.value).toBe('PHARE');
  code = 'rate-limited';
  await answer('PHARE');
  await press('Afficher un indice');
  await act(async () => goOn());
  expect(text().split('rate-limited')).toHaveLength(3);
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

it.each([
  [{ text: 'Bien vu. Points gagnés : {points}.' }, 'Bien vu.'],
  [
    { text: 'Bien vu. Points gagnés : {points}. Les clics en ont coûté deux.' },
    'Bien vu. Points gagnés : 5. Les clics en ont coûté deux.',
  ],
  [{ text: 'Points gagnés : {points}.' }, 'Points gagnés : 5.'],
  [{ text: 'Accès accordé. Points gagnés : {points}.', fixed: true as const }, 'Accès accordé. Points gagnés : 5.'],
])('%j stands beside the points without counting them once more', async (correct, told) => {
  await show(correct);
  await answer('PHARE');
  expect(onSolved).toHaveBeenCalledWith(5, expect.any(String));
  expect(String(onSolved.mock.lastCall?.[1]).replace(/\s/g, ' ')).toBe(told);
});

it.each([
  [600, 'stays in sight'],
  [50, 'scrolls away'],
])('in a window %i px high, the scene %s while hints are read beside it', async (height, where) => {
  await page.viewport(1000, height);
  onTestFinished(() => page.viewport(1280, 800));
  // A long briefing beside the scene.
  await show({}, { briefing: Array.from({ length: 30 }, (_, line) => `Ligne ${line}.`).join('\n\n') });
  const scene = () => host.querySelector('[data-scene]')?.getBoundingClientRect().top ?? 0;
  button('Afficher un indice')?.scrollIntoView();
  if (where === 'stays in sight') await expect.poll(scene).toBeGreaterThanOrEqual(0);
  else await expect.poll(scene).toBeLessThan(-height);
});
