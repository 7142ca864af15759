import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aCampaign } from '../testing/a-campaign.ts';
import { pressMore } from '../testing/more-actions.ts';
import { renderConsole, watchDownloads } from '../testing/render-console.tsx';
import { startServer } from '../testing/stand-in-server.ts';

describe('the deletion page', () => {
  it('is not for an observer', async () => {
    startServer({ role: 'observer' });
    renderConsole('/admin/sessions/s2/delete');
    await expect
      .element(page.getByText(/^This page is for facilitators and administrators; your role is observer\./))
      .toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Delete session' })).not.toBeInTheDocument();
  });

  it('goes to /admin without a token', async () => {
    startServer();
    renderConsole('/admin/sessions/s1/delete', { token: null });
    await expect.element(page.getByTestId('address')).toHaveTextContent(/^\/admin$/);
  });

  it('shows what would be destroyed, and Cancel goes back', async () => {
    const server = startServer();
    let answerNow = () => {};
    server.waitFor(
      new Promise<void>((resolve) => {
        answerNow = resolve;
      }),
    );
    renderConsole('/admin/sessions/s2/delete');
    await expect.element(page.getByText('Session details are loading...')).toBeVisible();
    answerNow();
    await expect.element(page.getByText('M3RT-9WQA')).toBeVisible();
    await expect.element(page.getByText('2 participants will go with it.')).toBeVisible();
    await expect.element(page.getByText(/removes the session, all participants and every score event/)).toBeVisible();
    await expect.element(page.getByText(/attestations can only be verified with code and name/)).toBeVisible();
    await userEvent.click(page.getByRole('link', { name: 'Cancel' }));
    await expect.element(page.getByTestId('address')).toHaveTextContent(/^\/admin$/);
    expect(server.calls.some((call) => call.startsWith('DELETE'))).toBe(false);
  });

  it('says what a running campaign keeps, and what its returns and the reports lose', async () => {
    const losses = { came: 6, returnsUntil: '2027-03-14', report: true };
    startServer({ losses: { ...losses, campaign: { name: 'Automne', running: true } } });
    renderConsole('/admin/sessions/s2/delete');
    await expect.element(page.getByText(/“Automne” goes on counting the 6 people who came here\./)).toBeVisible();
    await expect
      .element(
        page.getByText(
          /returns of these people, awaited until 14 Mar 2027 at the latest, if an invitation goes out late, will not take place/,
        ),
      )
      .toBeVisible();
    await expect.element(page.getByText('The report of this session goes with it: save it as a PDF first.')).toBeVisible();
  });

  it('says what the returns lose once their campaign has ended', async () => {
    const campaign = { name: 'Automne', running: false };
    startServer({ losses: { came: 6, campaign, returnsUntil: '2027-03-14', report: false } });
    renderConsole('/admin/sessions/s2/delete');
    await expect.element(page.getByText('The campaign “Automne” has ended: its figures of attendance stay.')).toBeVisible();
    await expect
      .element(page.getByText(/awaited until 14 Mar 2027 at the latest, if an invitation goes out late, will not take place/))
      .toBeVisible();
  });

  it('deletes and returns to /admin', async () => {
    const server = startServer();
    renderConsole('/admin/sessions/s2/delete');
    await userEvent.click(page.getByRole('button', { name: 'Delete session' }));
    await expect.element(page.getByTestId('address')).toHaveTextContent(/^\/admin$/);
    await expect.element(page.getByText('Session M3RT-9WQA was deleted.')).toBeVisible();
    await expect.element(page.getByRole('row', { name: 'M3RT-9WQA' })).not.toBeInTheDocument();
    expect(server.calls).toContain('DELETE /admin/sessions/s2');
  });

  it('leaves no figures of a campaign from before: the page reads them anew', async () => {
    const server = startServer();
    renderConsole('/admin/campaigns/c1/progress');
    const people = page.getByRole('region', { name: 'Who has not come yet' });
    await expect.element(people).toBeVisible();
    await userEvent.click(page.getByRole('link', { name: 'Sessions', exact: true }).first());
    await pressMore('M3RT-9WQA');
    await userEvent.click(page.getByRole('link', { name: 'Delete session M3RT-9WQA' }));
    await userEvent.click(page.getByRole('button', { name: 'Delete session' }));
    await expect.element(page.getByText('Session M3RT-9WQA was deleted.')).toBeVisible();
    await userEvent.click(page.getByRole('link', { name: 'Campaigns', exact: true }));
    let answerNow = () => {};
    const campaign = page.getByRole('link', { name: aCampaign().name });
    await expect.element(campaign).toBeVisible();
    server.waitFor(
      new Promise<void>((resolve) => {
        answerNow = resolve;
      }),
    );
    await userEvent.click(campaign);
    await expect.element(page.getByText('Loading the campaign…')).toBeVisible();
    await expect.element(people).not.toBeInTheDocument();
    answerNow();
    await expect.element(people).toBeVisible();
  });

  it('wants the code of an open session with people in it, and of no other', async () => {
    const server = startServer();
    renderConsole('/admin/sessions/s1/delete');
    const remove = page.getByRole('button', { name: 'Delete session' });
    const code = page.getByLabelText('This session is open: type its code, K7QF-2MXD, to delete it');
    await expect.element(code).toBeVisible();
    await expect.element(remove).toBeDisabled();
    await userEvent.fill(code, 'K7QF-2MX');
    await expect.element(remove).toBeDisabled();
    await userEvent.fill(code, ' k7qf 2mxd');
    await userEvent.click(remove);
    await expect.element(page.getByTestId('address')).toHaveTextContent(/^\/admin$/);
    expect(server.calls).toContain('DELETE /admin/sessions/s1');
  });

  it('makes the backup that it advises, for whoever may make one', async () => {
    startServer();
    const files = watchDownloads();
    renderConsole('/admin/sessions/s2/delete');
    await userEvent.click(page.getByRole('button', { name: 'Download a full backup first' }));
    await expect.element(page.getByText(/^Full backup saved as vigie-backup-/)).toBeVisible();
    expect(files).toHaveLength(1);
  });

  it('sends others to an administrator', async () => {
    startServer({ role: 'facilitator' });
    renderConsole('/admin/sessions/s2/delete');
    await expect.element(page.getByText(/Ask an administrator for a full backup first if you may need/)).toBeVisible();
  });

  it('stays, and says why, when the deletion fails', async () => {
    startServer().fail('DELETE /admin/sessions/s2', 500);
    renderConsole('/admin/sessions/s2/delete');
    await userEvent.click(page.getByRole('button', { name: 'Delete session' }));
    await expect.element(page.getByText('Could not delete the session: refused for the test.')).toBeVisible();
    await expect.element(page.getByTestId('address')).toHaveTextContent('/admin/sessions/s2/delete');
  });

  describe('where a second person is needed', () => {
    const AT = { requestedAt: '2026-11-21T09:00:00.000Z', expiresAt: '2026-12-01T09:00:00.000Z' };
    const requestedBy = (name: string) => ({ s2: { id: 'a'.repeat(28), requestedBy: name, ...AT } });

    it('requests the deletion of another’s session, and takes the request back', async () => {
      const server = startServer({ secondPerson: true, role: 'facilitator' });
      renderConsole('/admin/sessions/s2/delete');
      await expect.element(page.getByText(/This session is ana’s, and here two people delete/)).toBeVisible();
      await expect.element(page.getByRole('button', { name: 'Delete session' })).not.toBeInTheDocument();
      await userEvent.click(page.getByRole('button', { name: 'Request deletion' }));
      await expect.element(page.getByText('The deletion of session M3RT-9WQA is requested.')).toBeVisible();
      await expect
        .element(page.getByText(/You have requested this deletion\. ana, or an administrator other than you, may/))
        .toBeVisible();
      await userEvent.click(page.getByRole('button', { name: 'Withdraw the request' }));
      await expect.element(page.getByRole('button', { name: 'Request deletion' })).toBeVisible();
      expect(server.calls).toContain('DELETE /admin/sessions/s2/deletion');
    });

    it('deletes the own session at once', async () => {
      const server = startServer({ secondPerson: true, rooms: { s2: { owner: 'marie' } } });
      renderConsole('/admin/sessions/s2/delete');
      await userEvent.click(page.getByRole('button', { name: 'Delete session' }));
      await expect.element(page.getByText('Session M3RT-9WQA was deleted.')).toBeVisible();
      expect(server.calls).toContain('DELETE /admin/sessions/s2');
    });

    it('lets the second person confirm', async () => {
      const server = startServer({ secondPerson: true, deletionRequests: requestedBy('carl') });
      renderConsole('/admin/sessions/s2/delete');
      await expect.element(page.getByText(/^carl has requested this deletion and waits for you/)).toBeVisible();
      await userEvent.click(page.getByRole('button', { name: 'Confirm and delete' }));
      await expect.element(page.getByText('Session M3RT-9WQA was deleted.')).toBeVisible();
      expect(server.calls).toContain(`POST /admin/sessions/s2/deletion/confirmation {"request":"${'a'.repeat(28)}"}`);
    });

    it('lets the second person refuse: the session stays', async () => {
      const server = startServer({ secondPerson: true, deletionRequests: requestedBy('carl') });
      renderConsole('/admin/sessions/s2/delete');
      await userEvent.click(page.getByRole('button', { name: 'Refuse' }));
      await expect.element(page.getByText(/is gone; the session stays/)).toBeVisible();
      expect(server.calls).toContain('DELETE /admin/sessions/s2/deletion');
    });

    it('tells a third facilitator who decides, without a button', async () => {
      startServer({ secondPerson: true, role: 'facilitator', deletionRequests: requestedBy('carl') });
      renderConsole('/admin/sessions/s2/delete');
      await expect.element(page.getByText(/^carl has requested this deletion\. ana, or an administrator, decides/)).toBeVisible();
      await expect.element(page.getByRole('button', { name: /delet|Refuse/ })).not.toBeInTheDocument();
    });

    it('is told on the dashboard and in the room', async () => {
      startServer({ secondPerson: true, deletionRequests: requestedBy('carl') });
      renderConsole('/admin');
      await userEvent.click(page.getByRole('link', { name: 'Deletion requested of session M3RT-9WQA' }));
      await expect.element(page.getByTestId('address')).toHaveTextContent('/admin/sessions/s2/delete');
    });
  });
});
