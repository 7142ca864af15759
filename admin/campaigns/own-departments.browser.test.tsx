import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoBarrier } from '../../tests/support/expect-no-barrier.ts';
import { aCampaign } from '../testing/a-campaign.ts';
import { account } from '../testing/an-account.ts';
import { renderConsole } from '../testing/render-console.tsx';
import { startServer } from '../testing/stand-in-server.ts';

const head = (departments: string[]) => ({ ...account('f1', 'lea', 'department', 2), departments });

describe('the page of the own departments', () => {
  it('is where a department’s account arrives, and with its own account all that it may open', async () => {
    await page.viewport(1440, 900);
    startServer({ accounts: [head(['Achats', 'Paie', 'Quai'])] });
    renderConsole('/admin');
    await expect.element(page.getByRole('heading', { level: 1, name: 'My departments' })).toBeVisible();
    await expect.element(page.getByRole('row', { name: 'Achats, Paie 9 5 2 4 56%' })).toBeVisible();
    const links = page.getByRole('navigation', { name: 'Pages of the console' }).getByRole('link').elements();
    expect(links.map(({ textContent }) => textContent)).toEqual(['My departments', 'Accounts']);
    await expectNoBarrier();
  });

  it('says which of the departments nobody is in any more', async () => {
    startServer({ accounts: [head(['Achats', 'Ancien'])], unknownDepartments: ['Ancien'] });
    renderConsole('/admin/my-departments');
    await expect.element(page.getByText(/^Nobody is in Ancien any more: the directory has changed\./)).toBeVisible();
    await expectNoBarrier();
  });

  it('lists who is expected, by department and attendance, and saves the same as a file', async () => {
    const server = startServer({ accounts: [head(['Achats', 'Paie'])] });
    renderConsole('/admin/my-departments');
    const panel = page.getByRole('region', { name: 'Who is expected' });
    await expect.element(panel.getByRole('row', { name: 'Ana Ruiz ana@example.fr Achats Came and finished' })).toBeVisible();
    await expect.element(panel.getByRole('navigation', { name: 'Who is expected' })).toBeVisible();
    await userEvent.selectOptions(panel.getByLabelText('Attendance'), 'Not yet');
    await expect.element(panel.getByRole('row', { name: 'Zoé Roux zoe@example.fr Paie Not yet' })).toBeVisible();
    await expect.element(panel.getByText('Ana Ruiz')).not.toBeInTheDocument();
    await userEvent.selectOptions(panel.getByLabelText('Department'), 'Achats');
    await expect.element(panel.getByText('There is nobody here.')).toBeVisible();
    await userEvent.selectOptions(panel.getByLabelText('Department'), 'All of mine');
    await userEvent.click(panel.getByRole('button', { name: 'Spreadsheet' }));
    await expect.element(page.getByText('Saved as vigie-attendance-2026.csv.')).toBeVisible();
    expect(server.calls).toContain('GET /admin/own-departments/c1/people.csv?state=absent');
  });

  it('fits a phone, chooses among campaigns, and says when one has ended', async () => {
    await page.viewport(320, 640);
    const former = { ...aCampaign(), id: 'c0', name: 'Printemps 2026', endedAt: '2026-06-30T00:00:00.000Z' };
    startServer({ accounts: [head(['Achats'])], campaigns: [aCampaign(), former] });
    renderConsole('/admin/my-departments');
    await expect.element(page.getByRole('region', { name: 'Who is expected' })).toBeVisible();
    await userEvent.selectOptions(page.getByLabelText('Campaign'), page.getByRole('option', { name: /^Printemps 2026/ }));
    await expect.element(page.getByText(/The campaign has ended: its figures stay/)).toBeVisible();
    await expect.element(page.getByRole('region', { name: 'Who is expected' })).not.toBeInTheDocument();
    expect(document.documentElement.scrollWidth).toBe(320);
    await expectNoBarrier();
  });

  it('says that no department was given yet', async () => {
    startServer({ accounts: [head([])] });
    renderConsole('/admin/my-departments');
    await expect.element(page.getByText(/No department has been given to your account yet/)).toBeVisible();
  });
});

describe('the role of a department', () => {
  it('is given with its departments, and an unknown one is said in the dialog', async () => {
    await page.viewport(1440, 900);
    const server = startServer();
    renderConsole('/admin/accounts');
    await userEvent.click(page.getByRole('button', { name: 'Role paul' }));
    const dialog = page.getByRole('dialog');
    await userEvent.click(dialog.getByRole('radio', { name: /Department head/ }));
    await userEvent.fill(dialog.getByLabelText('Departments'), ' Achats \n\nPaie\nAchats');
    await expectNoBarrier();
    const unknown = { message: 'departments: the directory has no department “Paie”.', field: 'departments' };
    server.fail('PATCH /admin/facilitators/f2', 400, unknown);
    await userEvent.click(dialog.getByRole('button', { name: 'Change role' }));
    await expect.element(dialog.getByText(unknown.message)).toBeVisible();
    server.recover();
    await userEvent.click(dialog.getByRole('button', { name: 'Change role' }));
    await expect.element(page.getByRole('row', { name: /^paul Department head ?Achats, Paie/ })).toBeVisible();
    expect(server.calls).toContain(
      `PATCH /admin/facilitators/f2 ${JSON.stringify({ role: 'department', departments: ['Achats', 'Paie'] })}`,
    );
  });
});
