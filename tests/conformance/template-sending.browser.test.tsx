/** What scenes made from a template do while nothing can be sent: the session is paused, or the network fails. */
import { act } from 'react';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mountChallenge } from '#engine/authoring/testing';
import quizChecker from '../../challenges/_quiz/challenge.server.ts';
import quizScene from '../../challenges/_quiz/challenge.tsx';
import quiz from '../../challenges/_quiz/manifest.json';
import terminalChecker from '../../challenges/_terminal/challenge.server.ts';
import terminalScene from '../../challenges/_terminal/challenge.tsx';
import terminal from '../../challenges/_terminal/manifest.json';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a quiz stands still while the session is paused, and takes no answer', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let paused = false;
  const listeners = new Set<() => void>();
  const stop = {
    current: () => (paused ? ('paused' as const) : null),
    subscribe: (onChange: () => void) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
  const challenge = { manifest: quiz, checker: quizChecker, scene: quizScene };
  const { host, unmount } = await act(() => mountChallenge(challenge, { stop }));
  onTestFinished(() => act(async () => unmount()));
  const press = (button: HTMLButtonElement | undefined) => act(async () => button?.click());
  const seconds = async (count: number) => {
    for (let second = 0; second < count; second += 1) await act(async () => void (await vi.advanceTimersByTimeAsync(1000)));
  };
  const pause = (now: boolean) =>
    act(async () => {
      paused = now;
      for (const listener of listeners) listener();
    });

  await press([...host.querySelectorAll('button')].find(({ textContent }) => textContent === 'Commencer'));
  const question = host.querySelector('h3')?.textContent;
  const asked = () => host.querySelector('h3')?.textContent;
  await seconds(4);
  await pause(true);
  await seconds(70);
  await press(host.querySelector<HTMLButtonElement>('p:has(progress) ~ button') ?? undefined);
  expect(asked()).toBe(question);
  expect(host.querySelector('progress')?.value).toBe(26);
  await pause(false);
  await seconds(26);
  expect(asked()).not.toBe(question);
});

it('a command that was not sent is not shown as one that printed nothing', async () => {
  const challenge = { manifest: terminal, checker: terminalChecker, scene: terminalScene };
  const { host, unmount } = await mountChallenge(challenge, { failing: ['attempt'] });
  onTestFinished(unmount);
  await page.getByRole('textbox', { name: /Ligne de commande/ }).fill('ls');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => host.textContent).toMatch(/pas été envoyé|réseau/i);
  expect([...host.querySelectorAll('[role=log] *')].map(({ textContent }) => textContent)).not.toContainEqual(
    expect.stringMatching(/ls$/),
  );
});
