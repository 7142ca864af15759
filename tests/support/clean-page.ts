/** Files share a page: one leaves nothing on it for the next, no window of another size and, failed half-way, no dialog, clock or sign-in. */
import { afterAll, vi } from 'vitest';
import { page } from 'vitest/browser';

const { innerWidth, innerHeight } = window;

afterAll(async () => {
  vi.useRealTimers();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  await page.viewport(innerWidth, innerHeight);
});
