/** The decoy's countdown of three seconds, with fake timers. */
import { act } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { mount, mountChallenge } from '#engine/authoring/testing';
import checker from './challenge.server.ts';
import scene from './challenge.tsx';
import { countdownText } from './countdown.ts';
import manifest from './manifest.json';
import { useCountdown } from './use-countdown.ts';

function Clock() {
  const { left, restart } = useCountdown(false);
  return (
    <button type="button" onClick={restart}>
      {countdownText(left)}
    </button>
  );
}

it.each([
  ['a second', '1', 1000],
  ['two, for whoever asked for double time', '2', 2000],
])('each step lasts %s, and the whole can be seen again', async (_, allowance, step) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  sessionStorage.setItem('time_allowance', allowance);
  const { host, unmount } = await act(() => mount(<Clock />));
  onTestFinished(() => {
    unmount();
    sessionStorage.clear();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

  for (const [now, next] of [
    ['3s', '2s'],
    ['2s', '1s'],
    ['1s', 'Prêt !'],
  ]) {
    await pass(step - 1);
    expect(host.textContent).toBe(now);
    await pass(1);
    expect(host.textContent).toBe(next);
  }
  await pass(60_000);
  expect(host.textContent).toBe('Prêt !');

  await act(async () => host.querySelector('button')?.click());
  expect(host.textContent).toBe('3s');
  await pass(step);
  expect(host.textContent).toBe('2s');
});

it.each([
  ['asks for no limit', () => sessionStorage.setItem('time_allowance', 'Infinity')],
  ['plays by ear', () => localStorage.setItem('preferences', JSON.stringify({ '': ['by-ear'] }))],
])('waits for the player who %s, and lets the three seconds pass at a press', async (_, chooses) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  chooses();
  const { host, unmount } = await act(() => mountChallenge({ manifest, checker, scene }, { seed: '6'.repeat(32) }));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    unmount();
    sessionStorage.clear();
    localStorage.clear();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const press = (name: string) =>
    act(async () => [...host.querySelectorAll('button')].find(({ textContent }) => textContent?.includes(name))?.click());

  await press('Ouvrir le lien de Solène');
  expect(host.textContent).toContain('Overlay actif');
  await press('Laisser passer les trois secondes');
  expect(host.textContent).toContain('Action sécurisée');
  expect(host.textContent).not.toContain('Laisser passer');
  // The focused button has disappeared, so the page that appears has the focus.
  expect(document.activeElement?.getAttribute('aria-label')).toBe('La Passerelle, intranet');
});

it('says aloud that the countdown begins, and tells nobody of the page that nobody sees', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const { host, unmount } = await act(() => mountChallenge({ manifest, checker, scene }, { seed: '6'.repeat(32) }));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    unmount();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const press = (name: string) =>
    act(async () => [...host.querySelectorAll('button')].find(({ textContent }) => textContent?.includes(name))?.click());
  const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
  const status = () => [...host.querySelectorAll('[role=status]')].map(({ textContent }) => textContent);
  await press('Ouvrir le lien de Solène');
  expect(status()).not.toContain('«\u00a0Overlay actif\u00a0»\u00a0: un compte à rebours de trois secondes commence.');
  await pass(200);
  expect(status()).toContain('«\u00a0Overlay actif\u00a0»\u00a0: un compte à rebours de trois secondes commence.');
  const intranet = host.querySelector('[aria-label="La Passerelle, intranet"]');
  expect(intranet?.getAttribute('aria-hidden')).toBe('true');
  await act(async () => host.querySelector<HTMLInputElement>('input[type=checkbox]')?.click());
  expect(intranet?.getAttribute('aria-hidden')).toBeNull();
  expect(status()).toContain('Calques affichés\u00a0: deux pages, l’une sur l’autre. Elles se lisent avant cette case.');
});

it('takes back what it said of a click where the browser loads the page again', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const { host, unmount } = await act(() => mountChallenge({ manifest, checker, scene }, { seed: '6'.repeat(32) }));
  onTestFinished(() => {
    unmount();
    vi.unstubAllGlobals();
  });
  const press = (name: string) =>
    act(async () =>
      [...host.querySelectorAll('button')]
        .find(({ textContent, ariaLabel }) => textContent?.includes(name) || ariaLabel === name)
        ?.click(),
    );
  await press('Ouvrir le lien de Solène');
  await press('Je participe');
  await vi.waitFor(() => expect(host.querySelector('[role=alert]')?.textContent).toContain('Vous avez cliqué trop tôt'));
  await press('Recharger la page');
  expect(host.textContent).not.toContain('Vous avez cliqué trop tôt');
});
