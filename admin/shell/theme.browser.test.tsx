import { expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderConsole } from '../testing/render-console.tsx';
import { startServer } from '../testing/stand-in-server.ts';

it.each(['admin-token', null])('the theme is turned, and kept where the hub keeps it (token %s)', async (token) => {
  onTestFinished(() => void delete document.documentElement.dataset['theme']);
  document.documentElement.dataset['theme'] = 'light';
  startServer();
  renderConsole('/admin', { token });
  const dark = page.getByRole('button', { name: 'Dark theme' });
  await expect.element(dark).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(dark);
  await expect.element(dark).toHaveAttribute('aria-pressed', 'true');
  expect(document.documentElement.dataset['theme']).toBe('dark');
  expect(localStorage.getItem('theme')).toBe('dark');
  await userEvent.click(dark);
  expect(localStorage.getItem('theme')).toBe('light');
  expect(document.documentElement.dataset['theme']).toBe('light');
});
