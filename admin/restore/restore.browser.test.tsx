import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderConsole } from '../testing/render-console.tsx';
import type { StandInServer } from '../testing/stand-in-fetch.ts';
import { startServer } from '../testing/stand-in-server.ts';

const session = (id: string, name: string, participants: number) => {
  const room = { active: true, phase: 'running', opensAt: null } as const;
  return { id, code: `CODE-${id}`, name, ...room, participants, scoreEvents: 0, pastRetention: false };
};
const CONTAINS = [session('1', 'Ventes', 2), session('2', 'Achats', 30)];
/** Paths of the calls with which the page sent the file to be checked or restored. */
const sent = ({ calls }: StandInServer) =>
  calls.flatMap((call) => /^POST (\/admin\/restore\S*) \[object File\]$/.exec(call)?.[1] ?? []);

async function check() {
  renderConsole('/admin/restore');
  await userEvent.upload(page.getByLabelText('Backup file (.json)'), new File(['{}'], 'backup.json'));
  await userEvent.click(page.getByRole('button', { name: 'Check the file' }));
}

describe('restoring a backup', () => {
  it('asks for a file before anything else', async () => {
    const server = startServer();
    renderConsole('/admin/restore');
    await userEvent.click(page.getByRole('button', { name: 'Check the file' }));
    await expect.element(page.getByLabelText('Backup file (.json)')).toHaveFocus();
    expect(sent(server)).toEqual([]);
  });

  it('says why a file is refused, and offers nothing of it', async () => {
    startServer().fail('POST /admin/restore', 400, { message: 'the checksum does not match.', code: 'damaged-backup' });
    await check();
    await expect
      .element(page.getByText('This file cannot be restored: the checksum does not match. Nothing was written.'))
      .toBeVisible();
    await expect.element(page.getByText('Error:', { exact: true })).toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: /^Restore/ })).not.toBeInTheDocument();
  });

  it('says once that nothing was written, also where the server says so', async () => {
    startServer().fail('POST /admin/restore', 422, { message: 'This backup is damaged: a row is cut. Nothing was restored.' });
    await check();
    const said = page.getByText('This file cannot be restored: This backup is damaged: a row is cut. Nothing was written.');
    await expect.element(said).toBeVisible();
  });

  it('lists what a backup holds, sorted as one likes, and restores one session once it is said what that does', async () => {
    const server = startServer({ backup: { empty: false, contains: CONTAINS } });
    await check();
    const codes = () =>
      page
        .getByRole('rowheader')
        .elements()
        .map((cell) => cell.textContent);
    await expect.poll(codes).toEqual(['CODE-2', 'CODE-1']);
    await userEvent.click(page.getByRole('button', { name: 'Participants', exact: true }));
    await expect.poll(codes).toEqual(['CODE-1', 'CODE-2']);
    await expect.element(page.getByRole('button', { name: 'Restore everything' })).not.toBeInTheDocument();
    await userEvent.click(page.getByRole('button', { name: 'Restore as new session, from CODE-2' }));
    await expect.element(page.getByRole('dialog')).toHaveTextContent(/with 30 participants and their scores/);
    expect(sent(server)).toEqual(['/admin/restore?dryRun=true']);
    await userEvent.click(page.getByRole('button', { name: 'Restore', exact: true }));
    await expect.element(page.getByText(/Restored as a new, closed session: “Achats”, code NEWC-ODE2/)).toBeVisible();
    expect(sent(server)).toEqual(['/admin/restore?dryRun=true', '/admin/restore?dryRun=false&session=2']);
  });

  it('tells the state of then by the words of the other pages', async () => {
    const over = { ...session('1', 'Ventes', 2), active: false, phase: 'ended' as const };
    const planned = {
      ...session('2', 'Achats', 0),
      active: false,
      phase: 'prepared' as const,
      opensAt: '2027-01-04T09:00:00.000Z',
    };
    startServer({ backup: { empty: false, contains: [over, planned] } });
    renderConsole('/admin/restore');
    await userEvent.click(page.getByRole('button', { name: 'Français' }));
    await userEvent.upload(page.getByLabelText('Fichier de sauvegarde (.json)'), new File(['{}'], 'backup.json'));
    await userEvent.click(page.getByRole('button', { name: 'Vérifier le fichier' }));
    await expect.element(page.getByRole('row', { name: /Ventes Terminée/ })).toBeVisible();
    await expect.element(page.getByRole('row', { name: /Achats Programmée/ })).toBeVisible();
  });

  it('restores everything into an empty installation', async () => {
    const server = startServer({ backup: { empty: true, contains: CONTAINS } });
    await check();
    await userEvent.click(page.getByRole('button', { name: 'Restore everything' }));
    await userEvent.click(page.getByRole('button', { name: 'Restore', exact: true }));
    await expect.element(page.getByText(/Restored 2 sessions/)).toBeVisible();
    expect(sent(server).at(-1)).toBe('/admin/restore?dryRun=false');
    await expect.element(page.getByRole('button', { name: 'Restore everything' })).not.toBeInTheDocument();
    await expect.element(page.getByText(/^This installation has no session/)).not.toBeInTheDocument();
  });

  it('says of an expired backup until when it was to be kept, and what happens', async () => {
    const contains = CONTAINS.map((one) => ({ ...one, pastRetention: true }));
    startServer({ backup: { empty: true, contains, keepUntil: '2026-10-02T09:00:00.000Z', expired: true } });
    await check();
    await expect.element(page.getByText(/This backup was to be kept until .*Oct.* 2026: it has expired\./)).toBeVisible();
    await expect
      .element(page.getByText(/restored with everything, they are deleted at once, with their people\.$/))
      .toBeVisible();
    await expect.element(page.getByText(/^A single session restored as new is kept for the whole time again/)).toBeVisible();
  });

  it('does not call an installation empty into which one session was restored', async () => {
    const server = startServer({ backup: { empty: true, contains: CONTAINS } });
    await check();
    await userEvent.click(page.getByRole('button', { name: 'Restore as new session, from CODE-2' }));
    await userEvent.click(page.getByRole('button', { name: 'Restore', exact: true }));
    await expect.element(page.getByText(/Restored as a new, closed session: “Achats”, code NEWC-ODE2, with/)).toBeVisible();
    await expect.element(page.getByText(/^This installation has no session/)).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Restore everything' })).not.toBeInTheDocument();
    server.fail('POST /admin/restore', 503);
    await userEvent.click(page.getByRole('button', { name: 'Restore as new session, from CODE-1' }));
    await userEvent.click(page.getByRole('button', { name: 'Restore', exact: true }));
    await expect.element(page.getByText(/refused for the test/)).toBeVisible();
    await expect.element(page.getByText(/^This installation has no session/)).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Restore everything' })).not.toBeInTheDocument();
  });
});
