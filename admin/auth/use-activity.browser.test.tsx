import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderConsole } from '../testing/render-console.tsx';
import { startServer } from '../testing/stand-in-server.ts';

const MINUTE = 60_000;
const ACT = 'POST /admin/me/activity';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

it('tells the server of a person, once a minute, and warns two minutes before an idle sign-in ends', async () => {
  const server = startServer({ endsIn: 10 * MINUTE });
  renderConsole('/admin');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await userEvent.keyboard('a');
  expect(server.calls).not.toContain(ACT);
  await vi.advanceTimersByTimeAsync(MINUTE);
  await expect.poll(() => server.calls.filter((call) => call === ACT)).toHaveLength(1);
  await userEvent.keyboard('a');
  expect(server.calls.filter((call) => call === ACT)).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(7 * MINUTE);
  expect(page.getByText(/Nobody has used the console/).query()).toBeNull();
  await vi.advanceTimersByTimeAsync(MINUTE);
  await expect.element(page.getByText(/Nobody has used the console for a while/)).toBeVisible();
  await userEvent.keyboard('a');
  await expect.poll(() => server.calls.filter((call) => call === ACT)).toHaveLength(2);
  await expect.element(page.getByText(/Nobody has used the console/)).not.toBeInTheDocument();
});

it('says when a sign-in ends that no act puts off', async () => {
  startServer({ endsIn: MINUTE });
  renderConsole('/admin');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await vi.advanceTimersByTimeAsync(MINUTE);
  await expect.element(page.getByText(/This sign-in is twelve hours old and ends at/)).toBeVisible();
});
