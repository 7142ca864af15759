/** A mission whose session is paused, or over: controls whose requests the server would refuse are disabled, and say why. */
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ApiError } from '#engine/client/api-error.ts';
import type { Stop } from '#engine/frame/backends/backend.ts';
import { createPracticeBackend } from '#engine/frame/backends/practice-backend.ts';
import {
  answer,
  button,
  checker,
  framePage,
  host,
  input,
  manifest,
  pass,
  press,
  show,
  text,
} from '#engine/frame/testing/frame-page.tsx';

framePage();

/** Shows a mission whose session the test can stop. */
async function showStoppable() {
  const practice = createPracticeBackend({ manifest, checker });
  const attempt = vi.fn(practice.attempt);
  const hint = vi.fn(practice.hint);
  const listeners = new Set<() => void>();
  let stopped: Stop | null = null;
  const subscribe = (onChange: () => void) => {
    listeners.add(onChange);
    return () => listeners.delete(onChange);
  };
  await show({}, {}, {}, { attempt, hint, stop: { current: () => stopped, subscribe } });
  const stop = (next: Stop | null) =>
    act(async () => {
      stopped = next;
      for (const listener of listeners) listener();
    });
  return { attempt, hint, stop };
}

const isOff = (name: string) => button(name)?.getAttribute('aria-disabled');

it('takes no answer and no hint while it is paused, keeps what is typed and the focus, and goes on afterwards', async () => {
  const { attempt, hint, stop } = await showStoppable();
  input()?.focus();
  await userEvent.keyboard('PHA');
  await stop('paused');
  expect(isOff('Valider')).toBe('true');
  expect(isOff('Afficher un indice')).toBe('true');
  expect(text()).toMatch(/en pause\s: votre réponse attend ici/);
  expect(text()).toMatch(/en pause\s: les indices reviennent/);
  expect(document.activeElement).toBe(input());
  await press('Valider');
  await userEvent.keyboard('{Enter}');
  await press('Afficher un indice');
  expect(attempt).not.toHaveBeenCalled();
  expect(hint).not.toHaveBeenCalled();
  await stop(null);
  expect(isOff('Valider')).toBeNull();
  expect(input()?.value).toBe('PHA');
  await answer('PHARE');
  expect(attempt).toHaveBeenCalledOnce();
});

it('says after the end that answers count no more', async () => {
  const { stop } = await showStoppable();
  await stop('ended');
  expect(isOff('Valider')).toBe('true');
  expect(text()).toMatch(/terminée\s: les réponses ne comptent plus/);
  expect(text()).toMatch(/terminée\s: il n’y a plus d’indice/);
});

it('is whole where it was solved before', async () => {
  const { stop } = await showStoppable();
  await answer('PHARE');
  await stop('ended');
  expect(text()).not.toMatch(/ne comptent plus|plus d’indice/);
});

it('waits before the start, and opens by itself when the session runs', async () => {
  const practice = createPracticeBackend({ manifest, checker });
  const listeners = new Set<() => void>();
  const onRunning = (onChange: () => void) => {
    listeners.add(onChange);
    return () => listeners.delete(onChange);
  };
  const open = vi.fn(practice.open);
  open.mockRejectedValueOnce(new ApiError(403, 'La session n’a pas encore commencé.', 'session-not-started'));
  await show({}, {}, {}, { open, onRunning });
  expect(host.querySelector('[role=alert]')?.textContent).toContain('Encore à quai');
  expect(text()).toContain('La session n’a pas encore commencé.');
  expect(button('Réessayer')).toBeUndefined();
  await act(async () => {
    for (const listener of listeners) listener();
  });
  await pass(0);
  expect(button('Valider')).toBeDefined();
});
