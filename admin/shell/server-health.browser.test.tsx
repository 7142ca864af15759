import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderConsole } from '../testing/render-console.tsx';
import { startServer } from '../testing/stand-in-server.ts';

it('says in the status line that the disk of the server is full, and what to do, until there is room again', async () => {
  const server = startServer();
  renderConsole();
  const refresh = page.getByLabelText('Sessions').getByRole('button', { name: 'Refresh', exact: true });
  const told = page.getByText(
    /^The database has no room left to write\. Nothing that players solve .* Free space on the server’s disk\.$/,
  );
  await expect.element(refresh).toBeVisible();
  await expect.element(told).not.toBeInTheDocument();
  server.fail('GET /readyz', 503, { code: 'disk-full', message: 'The database has no room left to write.' });
  await userEvent.click(refresh);
  await expect.element(told).toBeVisible();
  server.recover();
  await userEvent.click(refresh);
  await expect.element(told).not.toBeInTheDocument();
});

it('says of what was pressed that nothing was written', async () => {
  const server = startServer();
  server.fail('POST /admin/sessions', 507, {
    code: 'disk-full',
    message: 'The disk of the server is full: nothing was written. Make room, then try again.',
  });
  renderConsole();
  await userEvent.click(page.getByRole('button', { name: 'Create session' }));
  await userEvent.click(page.getByRole('button', { name: 'OK' }));
  await expect
    .element(page.getByText(/The disk of the server is full: nothing was written\. Make room, then try again\./).first())
    .toBeVisible();
});
