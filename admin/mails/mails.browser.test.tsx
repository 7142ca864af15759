import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Mails } from '#schemas/mails.ts';
import { expectNoBarrier } from '../../tests/support/expect-no-barrier.ts';
import { renderConsole } from '../testing/render-console.tsx';
import { startServer } from '../testing/stand-in-server.ts';

const CAMPAIGN = '/admin/campaigns/c1/progress';
const MAILS: Mails = {
  enabled: true,
  from: 'vigie@brevelle.example',
  perMinute: 60,
  recipients: { first: 2, again: 3 },
  counts: { waiting: 0, sending: 0, sent: 3, refused: 0, uncertain: 0, copied: 0 },
  problems: [],
  stopped: null,
};

beforeEach(() => page.viewport(1440, 900));

describe('mails from the server', () => {
  it('are not offered where the installation sends none', async () => {
    startServer();
    renderConsole(CAMPAIGN);
    await expect.element(page.getByRole('button', { name: 'Copy 2 addresses' })).toBeVisible();
    await expect.element(page.getByText('Send from Vigie')).not.toBeInTheDocument();
  });

  it('show what is sent, ask where replies go, and tell how they stand', async () => {
    await page.viewport(320, 800);
    const server = startServer({ mails: MAILS });
    renderConsole(CAMPAIGN);
    await userEvent.click(page.getByRole('button', { name: 'Send to 2 people…' }));
    const dialog = page.getByRole('dialog', { name: 'Send this mail' });
    await expect.element(dialog.getByText(/Vous n’avez pas encore pu participer/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Send to 2 people' }));
    await expect.element(dialog.getByText('Write one address, such as camille@example.org.')).toBeVisible();
    await expect.element(dialog.getByLabelText('Replies go to')).toHaveFocus();
    await userEvent.fill(dialog.getByLabelText('Replies go to'), 'camille@brevelle.example');
    await userEvent.click(dialog.getByLabelText('Also to 3 people who have had a mail about this'));
    await expectNoBarrier();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    await userEvent.click(dialog.getByRole('button', { name: 'Send to 5 people' }));
    await expect.element(page.getByText('5 mails wait to be sent.')).toBeVisible();
    const sent = server.calls.find((call) => call.startsWith('POST /admin/campaigns/c1/mails '));
    expect(sent).toContain('"replyTo":"camille@brevelle.example","again":true');
    await expect.element(page.getByRole('button', { name: 'Send again to 5 people…' })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Cancel what waits' }));
    await expect.element(page.getByText('What waited is cancelled.')).toBeVisible();
    await expect.element(page.getByText('Waiting', { exact: true })).not.toBeInTheDocument();
  });

  it('are for the list of a session, on its invitation', async () => {
    const server = startServer({ mails: MAILS });
    renderConsole('/admin/sessions/s1/invite');
    await userEvent.click(page.getByRole('button', { name: 'Send to 2 people…' }));
    const dialog = page.getByRole('dialog', { name: 'Send this mail' });
    await userEvent.fill(dialog.getByLabelText('Replies go to'), 'camille@brevelle.example');
    await userEvent.click(dialog.getByRole('button', { name: 'Send to 2 people' }));
    await expect.element(page.getByText('2 mails wait to be sent.')).toBeVisible();
    expect(server.calls.some((call) => call.startsWith('POST /admin/sessions/s1/mails '))).toBe(true);
  });

  it('tell which were refused and why, and go on after a stop', async () => {
    const server = startServer({
      mails: {
        ...MAILS,
        counts: { waiting: 4, sending: 0, sent: 3, refused: 1, uncertain: 1, copied: 0 },
        problems: [
          { email: 'zoe@brevelle.example', state: 'refused', reason: '550 5.1.1 no such user', at: '2026-12-01T09:00:00.000Z' },
          { email: 'noel@brevelle.example', state: 'uncertain', reason: null, at: '2026-12-01T09:00:01.000Z' },
        ],
        stopped: { at: '2026-12-01T09:00:00.000Z', by: 'refusals' },
      },
    });
    renderConsole(CAMPAIGN);
    await expect.element(page.getByRole('row', { name: /zoe@brevelle\.example Refused 550 5\.1\.1 no such user/ })).toBeVisible();
    await expect.element(page.getByText(/^Uncertain: the connection ended/)).toBeVisible();
    await expectNoBarrier();
    await userEvent.click(page.getByRole('button', { name: 'Resume sending' }));
    await expect.element(page.getByText(/^Nothing is sent any more/)).not.toBeInTheDocument();
    expect(server.calls).toContain('POST /admin/mails/resume');
  });
});
