import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { RestoreReport } from '#schemas/restore.ts';
import { stubServer } from '../testing/fake-server.ts';
import { renderConsole } from '../testing/render-console.tsx';

const NOTHING = { sessions: 0, participants: 0, challengeStates: 0, scoreEvents: 0, auditEntries: 0 };
const session = (id: string, name: string | null, participants: number) => ({
  id,
  code: `CODE-${id}`,
  name,
  active: true,
  participants,
  scoreEvents: 0,
});
const REPORT: RestoreReport = {
  dryRun: true,
  schemaVersion: 1,
  createdAt: '2026-11-21T09:00:00.000Z',
  empty: false,
  contains: [session('1', 'Ventes', 2), session('2', 'Achats', 30)],
  session: null,
  written: NOTHING,
};

/** Answers what the restore page asks; the calls that reached it. */
function stubRestore(answer: (query: URLSearchParams) => Response): string[] {
  stubServer();
  const others = globalThis.fetch;
  const calls: string[] = [];
  vi.stubGlobal('fetch', (address: string, request: RequestInit) => {
    if (!address.startsWith('/admin/restore')) return others(address, request);
    calls.push(address);
    return Promise.resolve(answer(new URL(address, location.href).searchParams));
  });
  return calls;
}

async function check() {
  renderConsole('/admin/restore');
  await userEvent.upload(page.getByLabelText('Backup file (.json)'), new File(['{}'], 'backup.json'));
  await userEvent.click(page.getByRole('button', { name: 'Check the file' }));
}

describe('restoring a backup', () => {
  it('asks for a file before anything else', async () => {
    const calls = stubRestore(() => Response.json(REPORT));
    renderConsole('/admin/restore');
    await userEvent.click(page.getByRole('button', { name: 'Check the file' }));
    await expect.element(page.getByLabelText('Backup file (.json)')).toHaveFocus();
    expect(calls).toEqual([]);
  });

  it('says why a file is refused, and offers nothing of it', async () => {
    stubRestore(() => Response.json({ message: 'the checksum does not match.', code: 'damaged-backup' }, { status: 400 }));
    await check();
    await expect
      .element(page.getByText('This file cannot be restored: the checksum does not match. Nothing was written.'))
      .toBeVisible();
    await expect.element(page.getByRole('button', { name: /^Restore/ })).not.toBeInTheDocument();
  });

  it('lists what a backup holds, sorted as one likes, and restores one session once it is said what that does', async () => {
    const calls = stubRestore((query) =>
      Response.json(
        query.get('dryRun') === 'true'
          ? REPORT
          : { ...REPORT, dryRun: false, session: { id: 'n', code: 'NEWC-ODE2' }, written: { ...NOTHING, participants: 30 } },
      ),
    );
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
    expect(calls).toEqual(['/admin/restore?dryRun=true']);
    await userEvent.click(page.getByRole('button', { name: 'Restore', exact: true }));
    await expect.element(page.getByText(/Restored as a new, closed session with the code NEWC-ODE2/)).toBeVisible();
    expect(calls).toEqual(['/admin/restore?dryRun=true', '/admin/restore?dryRun=false&session=2']);
  });

  it('restores everything into an empty installation', async () => {
    const calls = stubRestore(() => Response.json({ ...REPORT, empty: true, written: { ...NOTHING, sessions: 2 } }));
    await check();
    await userEvent.click(page.getByRole('button', { name: 'Restore everything' }));
    await userEvent.click(page.getByRole('button', { name: 'Restore', exact: true }));
    await expect.element(page.getByText(/Restored 2 sessions/)).toBeVisible();
    expect(calls.at(-1)).toBe('/admin/restore?dryRun=false');
  });
});
