import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { participant } from '../testing/a-participant.ts';
import { renderConsole } from '../testing/render-console.tsx';
import { startServer } from '../testing/stand-in-server.ts';

it('gives a new personal code once it is confirmed, and shows it once', async () => {
  const server = startServer({ participants: [{ ...participant('p1', 'ana@example.fr', 3), personalCode: true }] });
  renderConsole('/admin/players/p1');
  await page.getByRole('button', { name: 'New personal code' }).click();
  expect(server.calls.filter((call) => call.includes('personal-code'))).toEqual([]);
  await page.getByRole('button', { name: 'Give a new code' }).click();
  await expect.element(page.getByText('K7QF-2M', { exact: true })).toBeVisible();
  expect(server.calls.filter((call) => call.includes('personal-code'))).toHaveLength(1);
});

it('is nothing where the session asks for none', async () => {
  startServer();
  renderConsole('/admin/players/p1');
  await expect.element(page.getByText('Board name', { exact: true })).toBeVisible();
  expect(page.getByText('Personal code').query()).toBeNull();
});
