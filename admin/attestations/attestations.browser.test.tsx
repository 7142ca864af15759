import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { onPaper } from '#engine/client/testing/media.ts';
import { renderConsole } from '../testing/render-console.tsx';
import { startServer } from '../testing/stand-in-server.ts';

const PAGE = '/admin/sessions/s1/attestation-sheets';
const papers = () => page.getByRole('article', { name: 'Attestation de participation' });

it('the attestations of a session are issued by a press, told and printed together', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  const server = startServer();
  renderConsole('/admin/sessions/s1/players');
  await userEvent.click(page.getByRole('link', { name: 'Attestations' }));
  await expect.element(page.getByRole('heading', { level: 1, name: 'Attestations' })).toHaveFocus();
  expect(server.calls.some((call) => call.startsWith('POST'))).toBe(false);
  await userEvent.click(page.getByRole('button', { name: 'Issue the attestations' }));
  const news = page.getByRole('main').getByRole('status').first();
  await expect.element(news).toHaveTextContent(/^2 attestations are ready.*2 people have no name.*1 person has/);
  await expect.element(papers()).toHaveLength(2);
  await expect.element(papers().first()).toHaveTextContent(/Ana Moreau.*Achats.*21 novembre 2026/);
  await userEvent.click(page.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
});

it('the sheets name an address where others verify them, though the console was opened on the machine that runs Vigie', async () => {
  startServer({ addresses: ['http://192.0.2.2:4201'] });
  renderConsole(PAGE);
  await userEvent.click(page.getByRole('button', { name: 'Issue the attestations' }));
  await expect.element(papers().first()).toHaveTextContent('192.0.2.2:4201/attestation');
});

it('the sheets alone are on paper', async () => {
  startServer();
  renderConsole(PAGE);
  await userEvent.click(page.getByRole('button', { name: 'Issue the attestations' }));
  await expect.element(papers()).toHaveLength(2);
  await onPaper();
  await expect.element(papers().first()).toBeVisible();
  expect(page.getByRole('heading', { name: 'Attestations', exact: true }).elements()).toEqual([]);
  await expect.element(page.getByText(/attestations are ready/)).not.toBeVisible();
});

it('attestations bear names: a shared screen asks first', async () => {
  startServer();
  renderConsole(PAGE);
  await userEvent.click(page.getByRole('button', { name: 'Shared screen' }));
  await userEvent.click(page.getByRole('button', { name: 'Issue the attestations' }));
  await expect.element(page.getByText('Attestations bear real names, and the screen is shared.')).toBeVisible();
  await expect.element(papers()).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'Show all the same' }));
  await expect.element(papers()).toHaveLength(2);
});

it('says why no attestation could be issued, and is pressed again', async () => {
  const server = startServer();
  server.fail('POST /admin/sessions/s1/attestations', 409);
  renderConsole(PAGE);
  const press = () => userEvent.click(page.getByRole('button', { name: 'Issue the attestations' }));
  await press();
  await expect.element(page.getByText(/Could not issue the attestations: /)).toBeVisible();
  server.recover();
  await press();
  await expect.element(papers()).toHaveLength(2);
});

it('the attestations speak French, and are never wider than the screen', async () => {
  startServer();
  renderConsole(PAGE);
  await userEvent.click(page.getByRole('button', { name: 'Français' }));
  await userEvent.click(page.getByRole('button', { name: 'Établir les attestations' }));
  await expect.element(page.getByText(/^2 attestations sont prêtes/)).toBeVisible();
  for (const width of [320, 768, 1366]) {
    await page.viewport(width, 800);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  }
});
