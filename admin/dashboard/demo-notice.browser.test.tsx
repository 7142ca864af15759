import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderConsole } from '../testing/render-console.tsx';
import { startServer } from '../testing/stand-in-server.ts';

const notice = () => page.getByText('This is a demo session with simulated players');
const remove = () => page.getByRole('button', { name: 'Remove the demo' });

describe('the notice of a demo', () => {
  it('is shown while there is one, and one click removes it', async () => {
    const server = startServer({ demo: 's1' });
    renderConsole();
    await expect.element(notice()).toBeVisible();
    await userEvent.click(remove());
    await expect.element(page.getByText('The demo was removed.')).toBeVisible();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
    await expect.element(notice()).not.toBeInTheDocument();
    await expect.element(page.getByRole('row', { name: 'K7QF-2MXD' })).not.toBeInTheDocument();
    expect(server.calls).toContain('DELETE /admin/sessions/s1');
  });

  it('stays, with the reason, where the demo could not be removed', async () => {
    startServer({ demo: 's1' }).fail('DELETE /admin/sessions/s1', 503, { message: 'the database is away.' });
    renderConsole();
    await userEvent.click(remove());
    await expect.element(page.getByText('Could not remove the demo: the database is away.')).toBeVisible();
    await expect.element(notice()).toBeVisible();
  });

  it('lets an observer read it only', async () => {
    startServer({ demo: 's1', role: 'observer' });
    renderConsole();
    await expect.element(notice()).toBeVisible();
    expect(remove().query()).toBeNull();
  });

  it('is not shown where there is none', async () => {
    startServer();
    renderConsole();
    await expect.element(page.getByRole('row', { name: 'K7QF-2MXD' })).toBeVisible();
    expect(notice().query()).toBeNull();
  });
});
