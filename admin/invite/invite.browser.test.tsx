import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderConsole, watchDownloads } from '../testing/render-console.tsx';
import { startServer } from '../testing/stand-in-server.ts';

const open = () => renderConsole('/admin/sessions/s1/invite');
const sheet = () => page.getByRole('article', { name: 'Feuille pour la salle' });

it('shows address, code and link, and a QR code of the same link, under the address that players have', async () => {
  startServer();
  open();
  const typed = page.getByLabelText('Address of the site for players');
  await typed.fill('192.0.2.7:3000');
  const link = 'http://192.0.2.7:3000/user-login#code=K7QF-2MXD';
  await expect.element(page.getByRole('link', { name: link })).toHaveAttribute('href', link);
  await expect.element(page.getByRole('img', { name: `QR code of ${link}` })).toBeVisible();
  await expect.element(sheet().getByText('192.0.2.7:3000', { exact: true })).toBeVisible();
  await expect.element(page.getByText(/Only this computer/)).not.toBeInTheDocument();
  await typed.fill('127.0.0.1:3000');
  await expect.element(page.getByText(/Only this computer reaches 127.0.0.1:3000/)).toBeVisible();
  await typed.fill('nowhere at all');
  await expect.element(typed).toHaveAttribute('aria-invalid', 'true');
});

it('takes an address that the room has where the page was opened under one of this computer only, and offers the others', async () => {
  const addresses = ['http://192.0.2.2:4201', 'http://vigie.local:4201'];
  startServer({ addresses });
  open();
  const typed = page.getByLabelText('Address of the site for players');
  await expect.element(typed).toHaveValue('http://192.0.2.2:4201');
  await expect.element(sheet().getByText('192.0.2.2:4201', { exact: true })).toBeVisible();
  await expect.element(page.getByText(/Only this computer/)).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Use http://vigie.local:4201' }).click();
  await expect.element(typed).toHaveValue('http://vigie.local:4201');
  await expect.element(typed).toHaveFocus();
  const link = 'http://vigie.local:4201/user-login#code=K7QF-2MXD';
  await expect.element(page.getByRole('img', { name: `QR code of ${link}` })).toBeVisible();
  await expect.element(page.getByText(`où le code est déjà rempli : ${link}`, { exact: false })).toBeVisible();
  await expect.element(sheet().getByText('vigie.local:4201', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Use http/ })).toHaveTextContent('Use http://192.0.2.2:4201');
});

it('says how to be found where the room has no address for it', async () => {
  startServer();
  open();
  await expect.element(page.getByText(/Only this computer reaches/)).toHaveTextContent('npm start -- --room');
});

it('says that there is no list, and leads to where it is put', async () => {
  startServer({ setups: { s1: { allowed: [] } } });
  open();
  await expect.element(page.getByText(/^This session has no list of people/)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Add the list' }))
    .toHaveAttribute('href', '/admin/sessions/s1/edit?back=invite#list');
});

it('names the returns of the campaign in the invitation', async () => {
  startServer({ setups: { s1: { returns: ['months-3'] } } });
  open();
  await expect.element(page.getByText('Un e-mail vous proposera, trois mois après votre venue', { exact: false })).toBeVisible();
});

it('gives a calendar entry for a session that opens later, and only for that', async () => {
  startServer({ setups: { s1: { opensAt: '2099-01-05T09:30:00.000Z', durationMinutes: 45 } } });
  const files = watchDownloads();
  open();
  await page.getByRole('button', { name: 'Download calendar entry' }).click();
  expect(files.map(({ name }) => name)).toEqual(['vigie-K7QF-2MXD.ics']);
  const text = await files[0]?.text;
  expect(text).toContain('UID:s1@vigie\r\n');
  expect(text).toContain('DTSTART:20990105T093000Z\r\nDTEND:20990105T101500Z\r\n');
});

it('has no calendar entry without a time, and says who helps on the sheet', async () => {
  startServer();
  open();
  await page.getByLabelText('Whom to ask').fill('Camille, poste 12');
  await expect.element(sheet().getByText('Camille, poste 12')).toBeVisible();
  expect(page.getByRole('button', { name: 'Download calendar entry' }).query()).toBeNull();
  expect(sheet().element().getAttribute('lang')).toBe('fr');
  expect(sheet().element().textContent).not.toContain('code personnel');
});

it('tells on the sheet of personal codes where the session gives them', async () => {
  startServer({ setups: { s1: { personalCodes: true } } });
  open();
  await expect.element(sheet().getByText('Notez le code personnel', { exact: false })).toBeVisible();
});

it('draws personal seats at one press, prints their tickets, and cancels or draws one again', async () => {
  const allowed = [
    { entry: 'ana@example.fr', team: null, name: 'Ana Roux' },
    { entry: 'noel@example.fr', team: null, name: null },
    { entry: '@example.org', team: null, name: null },
  ];
  const server = startServer({ setups: { s1: { allowed } } });
  const printed = vi.spyOn(window, 'print').mockReturnValue();
  onTestFinished(() => printed.mockRestore());
  open();
  await page.getByRole('button', { name: 'Draw 2 personal seats' }).click();
  const tickets = page.getByRole('article', { name: 'Billets à découper' });
  await expect.element(tickets.getByText('K7QF-2MXD-B4T2')).toBeVisible();
  await expect.element(tickets.getByText('K7QF-2MXD-B4T3')).toBeVisible();
  await expect.element(tickets.getByRole('img', { name: 'Code QR du siège de Ana Roux' })).toBeVisible();
  await expect.element(page.getByText('2 people have a seat, 0 have none.')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Personal seats' })).toHaveFocus();
  await page.getByRole('button', { name: 'Print the tickets' }).click();
  expect(printed).toHaveBeenCalledOnce();
  await page.getByRole('button', { name: 'Print or save as PDF' }).click();
  await expect.element(sheet()).toBeVisible();

  await page.getByText('Seat by seat').click();
  await page.getByRole('button', { name: 'Cancel the seat of noel@example.fr' }).click();
  await expect.element(page.getByText('1 person has a seat, 0 have none, 1 seat is cancelled.')).toBeVisible();
  await page.getByRole('button', { name: 'Draw the seat of Ana Roux again' }).click();
  await expect.element(tickets.getByText('XPZR-7KDR-P4XW')).toBeVisible();
  await expect.element(tickets.getByText('K7QF-2MXD-B4T2')).not.toBeInTheDocument();
  await expect.element(tickets.getByText('K7QF-2MXD-B4T3')).not.toBeInTheDocument();

  await page.getByRole('button', { name: 'Withdraw all seats…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw all seats…' }).click();
  await expect.element(page.getByRole('button', { name: 'Draw 2 personal seats' })).toBeVisible();
  await expect.element(tickets).not.toBeInTheDocument();
  expect(server.data.seats).toEqual([]);
});

it('tells who is invited, and notes only those who are not', async () => {
  const allowed = ['ana@example.org', 'noel@example.fr'].map((entry) => ({ entry, team: null, name: null }));
  const server = startServer({ setups: { s1: { allowed } } });
  open();
  const panel = page.getByRole('region', { name: 'Who is invited' });
  await expect.element(panel.getByText('1 of 2 people on the list')).toBeVisible();
  await expect.element(panel.getByRole('row', { name: /^Ana Roux/ })).toHaveTextContent(/noted as written on 27 Nov 2026/);
  await expect.element(page.getByRole('button', { name: 'Note that 1 person is written to' })).toBeVisible();
  await expect.element(panel.getByRole('navigation', { name: 'Who is invited' })).toBeVisible();
  await panel.getByLabelText('Show').selectOptions('Not yet invited');
  await expect.element(panel.getByText('ana@example.org')).not.toBeInTheDocument();
  await panel.getByLabelText('Show').selectOptions('The whole list');
  await panel.getByRole('button', { name: 'Take back the mark of Ana Roux' }).click();
  await expect.element(panel.getByText('0 of 2 people on the list')).toBeVisible();
  expect(server.calls).toContain('POST /admin/mails/m1/withdrawal {"email":"ana@example.org"}');
});
