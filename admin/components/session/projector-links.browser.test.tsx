import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { pressMore } from '../../testing/more-actions.ts';
import { renderConsole } from '../../testing/render-console.tsx';
import { startServer } from '../../testing/stand-in-server.ts';

const links = async () => {
  await userEvent.click(page.getByRole('button', { name: 'Projector of session K7QF-2MXD' }));
  return page.getByRole('dialog', { name: 'Projector of session K7QF-2MXD' });
};
const tab = () => ({ opener: window, location: { replace: vi.fn() }, close: vi.fn() });

test('the projector opens in a tab of its own, with its token behind the #', async () => {
  const server = startServer();
  const opened = tab();
  const open = vi.spyOn(window, 'open').mockImplementation(() => Object(opened));
  renderConsole();
  await pressMore('K7QF-2MXD');
  const dialog = await links();
  await userEvent.click(dialog.getByRole('button', { name: 'Open projector' }));
  const address = `${window.location.origin}/projector#projector-token`;
  // The dialog closes once the projector is open; opened again, it shows the projector's address.
  await expect.poll(() => dialog.elements()).toEqual([]);
  await links();
  await expect.element(dialog.getByRole('link', { name: 'this address' })).toHaveAttribute('href', address);
  expect(server.calls).toContain('POST /admin/sessions/s1/projector');
  expect(opened.location.replace).toHaveBeenCalledExactlyOnceWith(address);
  expect(opened.opener).toBeNull();
  open.mockRestore();
});

test('where the browser opens no tab, the dialog stays with the address', async () => {
  startServer();
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  renderConsole();
  await pressMore('K7QF-2MXD');
  const dialog = await links();
  await userEvent.click(dialog.getByRole('button', { name: 'Open projector' }));
  await expect.element(dialog.getByRole('link', { name: 'this address' })).toBeVisible();
  open.mockRestore();
});

test('where it cannot be opened the empty tab goes, and the reason is said', async () => {
  const server = startServer();
  server.fail('POST /admin/sessions/s1/projector', 503);
  const opened = tab();
  const open = vi.spyOn(window, 'open').mockImplementation(() => Object(opened));
  renderConsole();
  await pressMore('K7QF-2MXD');
  const dialog = await links();
  await userEvent.click(dialog.getByRole('button', { name: 'Open projector' }));
  await expect.element(dialog.getByText(/That did not work/)).toBeVisible();
  expect(opened.close).toHaveBeenCalled();
  open.mockRestore();
});

test('all addresses are taken back at once, with their number', async () => {
  const server = startServer();
  renderConsole();
  await pressMore('K7QF-2MXD');
  const dialog = await links();
  await userEvent.click(dialog.getByRole('button', { name: 'Revoke projector addresses' }));
  await expect.element(dialog.getByText(/^2 addresses revoked/)).toBeVisible();
  expect(server.calls).toContain('DELETE /admin/sessions/s1/projector');
});

test('who only looks has no projector to open', async () => {
  startServer({ role: 'observer' });
  renderConsole();
  await pressMore('K7QF-2MXD');
  await expect.element(page.getByRole('link', { name: 'Participants of session K7QF-2MXD' })).toBeVisible();
  expect(page.getByRole('button', { name: /Projector/ }).elements()).toHaveLength(0);
});
