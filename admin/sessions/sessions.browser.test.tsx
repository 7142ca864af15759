import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { stubServer } from '../testing/fake-server.ts';
import { renderConsole } from '../testing/render-console.tsx';
import { COPY_CONFIRMATION } from './copy-code.tsx';

describe('Create session', () => {
  it('asks for a name, creates, and shows the code to share', async () => {
    const server = stubServer();
    renderConsole();
    await userEvent.click(page.getByRole('button', { name: 'Create session' }));
    await userEvent.fill(page.getByLabelText('Session name (optional)'), '  Compta ');
    await userEvent.keyboard('{Enter}');
    const alert = page.getByRole('alertdialog', { name: 'Session created. Share the code with players.' });
    await expect.element(alert).toHaveTextContent('P4XW-7KDR');
    expect(server.calls).toContain('POST /admin/sessions {"name":"Compta"}');
    await userEvent.click(alert.getByRole('button', { name: 'OK' }));
    await expect.element(page.getByRole('row', { name: 'P4XW-7KDR' })).toBeVisible();
  });

  it('takes no name for an answer, and creates nothing on Cancel', async () => {
    const server = stubServer();
    renderConsole();
    await userEvent.click(page.getByRole('button', { name: 'Create session' }));
    await userEvent.click(page.getByRole('button', { name: 'Cancel' }));
    expect(server.calls.some((call) => call.startsWith('POST'))).toBe(false);
    await userEvent.click(page.getByRole('button', { name: 'Create session' }));
    await userEvent.click(page.getByRole('button', { name: 'OK' }));
    await expect.element(page.getByRole('alertdialog')).toBeVisible();
    expect(server.calls).toContain('POST /admin/sessions {"name":null}');
  });
});

describe('Copy', () => {
  it('confirms for 1.2 s, aloud too', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    stubServer();
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    renderConsole();
    await userEvent.click(page.getByRole('button', { name: 'Copy code K7QF-2MXD' }));
    await expect.element(page.getByRole('button', { name: 'Copied code K7QF-2MXD' })).toBeVisible();
    await expect.element(page.getByText('Code K7QF-2MXD copied')).toBeInTheDocument();
    expect(write).toHaveBeenCalledWith('K7QF-2MXD');
    await vi.advanceTimersByTimeAsync(COPY_CONFIRMATION);
    await expect.element(page.getByRole('button', { name: 'Copy code K7QF-2MXD' })).toBeVisible();
    write.mockRestore();
  });
});

describe('the deletion page', () => {
  it('goes to /admin without a token', async () => {
    stubServer();
    renderConsole('/admin/sessions/s1/delete', null);
    await expect.element(page.getByTestId('address')).toHaveTextContent(/^\/admin$/);
  });

  it('shows what would be destroyed, and Cancel goes back', async () => {
    const server = stubServer();
    let answerNow = () => {};
    server.ready = new Promise((resolve) => {
      answerNow = resolve;
    });
    renderConsole('/admin/sessions/s2/delete');
    await expect.element(page.getByText('Session details are loading...')).toBeVisible();
    answerNow();
    await expect.element(page.getByText('M3RT-9WQA')).toBeVisible();
    await expect.element(page.getByText(/removes the session, all participants and every score event/)).toBeVisible();
    await userEvent.click(page.getByRole('link', { name: 'Cancel' }));
    await expect.element(page.getByTestId('address')).toHaveTextContent(/^\/admin$/);
    expect(server.calls.some((call) => call.startsWith('DELETE'))).toBe(false);
  });

  it('deletes and returns to /admin', async () => {
    const server = stubServer();
    renderConsole('/admin/sessions/s2/delete');
    await userEvent.click(page.getByRole('button', { name: 'Delete session' }));
    await expect.element(page.getByTestId('address')).toHaveTextContent(/^\/admin$/);
    await expect.element(page.getByText('Session M3RT-9WQA was deleted.')).toBeVisible();
    await expect.element(page.getByRole('row', { name: 'M3RT-9WQA' })).not.toBeInTheDocument();
    expect(server.calls).toContain('DELETE /admin/sessions/s2');
  });

  it('stays, and says why, when the deletion fails', async () => {
    stubServer().failures.set('DELETE /admin/sessions/s2', 500);
    renderConsole('/admin/sessions/s2/delete');
    await userEvent.click(page.getByRole('button', { name: 'Delete session' }));
    await expect.element(page.getByText('Could not delete the session: refused for the test.')).toBeVisible();
    await expect.element(page.getByTestId('address')).toHaveTextContent('/admin/sessions/s2/delete');
  });
});
