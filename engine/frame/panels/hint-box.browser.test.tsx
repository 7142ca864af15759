import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { ApiError } from '#engine/client/api-error.ts';
import type { ChallengeBackend, RemoteChange } from '#engine/frame/backends/backend.ts';
import { createPracticeBackend } from '#engine/frame/backends/practice-backend.ts';
import {
  answer,
  button,
  checker,
  framePage,
  host,
  manifest,
  onLeave,
  pass,
  press,
  show,
  text,
} from '#engine/frame/testing/frame-page.tsx';

framePage();

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

  it('are read out when they are asked for, and not when the rest comes after the solve', async () => {
    let changed: ((change: RemoteChange) => void) | undefined;
    await show(
      {},
      {},
      {},
      {
        subscribe: (_key, onChange) => {
          changed = onChange;
          return () => undefined;
        },
      },
    );
    await press('Afficher un indice');
    const list = () => host.querySelector('[aria-label="Indices affichés"]');
    expect(list()?.getAttribute('aria-live')).toBe('polite');
    await answer('PHARE');
    await act(async () => changed?.('any'));
    await pass(0);
    expect(list()?.children).toHaveLength(2);
    expect(list()?.getAttribute('aria-live')).toBe('off');
  });

  it('are all there to be read again once it is solved, and none of them looks paid for', async () => {
    await show({}, {}, { initial: { award: 500 } });
    expect(text()).toContain('Les indices de la mission, pour relire');
    expect(text()).not.toContain('Indices : ');
    const first = [...host.querySelectorAll('h3')].find(({ textContent }) => textContent === 'Un');
    expect(first?.checkVisibility()).toBe(false);
    await act(async () => first?.closest('details')?.querySelector('summary')?.click());
    expect(first?.checkVisibility()).toBe(true);
  });

  it('cost nothing where a facilitator gave them', async () => {
    await show({}, {}, { initial: { hintsShown: 1, hintsGiven: 1 } });
    expect(text()).toContain('Un indice vous a été offert.');
    expect(text()).toContain('Points restants : 5,00 / 5,00');
    await press('Afficher un indice');
    expect(text()).toContain('Points restants : 4,50 / 5,00');
  });

  it('leave what a solve would bring now, wrong answers included', async () => {
    const failures = { points: 0.5, every: 1 };
    await show({}, { scoring: { base: 5, hintStep: 0.5, floor: 1, failures } });
    expect(host.querySelector('[aria-label="Briefing"]')?.textContent).toMatch(/Essai faux\s: −0,50\spoint/);
    await press('Afficher un indice');
    await answer('faux');
    await answer('encore faux');
    expect(text()).toContain('Points restants : 3,50 / 5,00');
  });

  it.each([
    ['announce what is left', undefined, 'polite'],
    ['leave it to the price of a wrong answer to be announced', { points: 0.5, every: 1 }, 'off'],
  ] as const)('%s', async (_, failures, live) => {
    await show({}, { scoring: { base: 5, hintStep: 0.5, floor: 1, ...(failures && { failures }) } });
    const counts = [...host.querySelectorAll('[aria-live]')].find(({ textContent }) => textContent?.startsWith('Indices :'));
    expect(counts?.getAttribute('aria-live')).toBe(live);
  });

  it('come to the open page when a facilitator gives them, and what is typed stays', async () => {
    const practice = createPracticeBackend({ manifest, checker });
    const given = { title: 'Un', text: 'Premier' };
    let changed: ((change: RemoteChange) => void) | undefined;
    let granted = false;
    await show(
      {},
      {},
      {},
      {
        open: async (key) => ({ ...(await practice.open(key)), ...(granted ? { hints: [given], given: 1 } : {}) }),
        subscribe: (_key, onChange) => {
          changed = onChange;
          return () => undefined;
        },
      },
    );
    const field = host.querySelector('input');
    field?.focus();
    granted = true;
    await act(async () => changed?.('granted-hint'));
    await pass(0);
    expect(text()).toContain('Un indice vous a été offert.');
    expect(text()).toContain('Premier');
    const line = () => host.querySelector('[data-verdict]')?.textContent;
    expect(line(), 'is told where the player looks').toContain('vous offre un indice');
    expect(document.activeElement).toBe(field);
    expect(host.querySelector('input')).toBe(field);
    await answer('faux');
    await act(async () => changed?.('any'));
    await pass(0);
    expect(line(), 'is told once').not.toContain('vous offre un indice');
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
  expect(text()).not.toMatch(/Points restants|Essai faux/);
  expect(text()).toContain('Sans points, les indices ne coûtent rien.');
  await press('Afficher un indice');
  await answer('PHARE');
  expect(text()).toContain('Réussie sans points');
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
    const failures = { points: 1, every: 2 };
    await show({}, { scoring: { base: 8, hintStep: 0, floor: 5, failures }, hintBox: { base: 10, step: 2 } });
    expect(button('Afficher un indice')?.textContent).toBe('Afficher un indice');
    await press('Afficher un indice');
    expect(text()).toContain('Points restants : 8,00 / 10,00');
    expect(text()).toMatch(
      /Réussir maintenant rapporte 8\spoints\.Jauge des indices, sans effet sur votre score\. Points restants/,
    );
    await answer('faux');
    await answer('encore faux');
    expect(text()).toContain('Points restants : 8,00 / 10,00');
    expect(text()).toMatch(/Réussir maintenant rapporte 7\spoints\./);
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

  it('sends a guest to the login where players alone play', async () => {
    const message = 'Cette mission se joue en session : connectez-vous avec votre e-mail et le code de votre session.';
    const open = () => Promise.reject(new ApiError(403, message, 'players-only'));
    await show({}, {}, {}, { open });
    expect(host.querySelector('[role=alert]')?.textContent).toContain(message);
    expect(button('Réessayer')).toBeUndefined();
    expect(host.querySelector('[role=alert] a')?.getAttribute('href')).toBe('/user-login');
  });
});
