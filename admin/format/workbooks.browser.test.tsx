/** Real workbooks, chosen on the pages that read them (tests/fixtures/workbooks). */
import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import exported from '../../tests/fixtures/workbooks/exported-1904.xlsx?url';
import people from '../../tests/fixtures/workbooks/people.xlsx?url';
import workshops from '../../tests/fixtures/workbooks/workshops.xlsx?url';
import { renderConsole } from '../testing/render-console.tsx';
import { startServer } from '../testing/stand-in-server.ts';

beforeEach(() => page.viewport(1440, 900));

const real = window.fetch.bind(window);

/** Chooses a workbook on a page. @returns the lines that the page sends for a preview */
async function linesOf(address: string, url: string, call: string): Promise<unknown> {
  const file = new File([await (await real(url)).arrayBuffer()], 'list.xlsx');
  const server = startServer();
  renderConsole(address);
  await userEvent.upload(page.getByLabelText(/file/i), file);
  await expect.poll(() => server.calls.find((one) => one.startsWith(call))).toBeDefined();
  const sent: unknown = JSON.parse(String(server.calls.find((one) => one.startsWith(call))).slice(call.length));
  return typeof sent === 'object' && sent !== null && 'lines' in sent ? sent.lines : null;
}

it('a directory is read under its title, over empty rows, and without its second sheet', async () => {
  expect(await linesOf('/admin/directory', people, 'POST /admin/people/preview ')).toEqual([
    {
      ...{ line: 4, email: 'zoe.beal@brevelle.example', name: 'Zoé Béal', firstName: 'Zoé' },
      ...{ department: 'Études', site: 'Siège' },
    },
    {
      ...{ line: 5, email: 'anais.legoff@brevelle.example', name: 'Anaïs Le Goff', firstName: 'Anaïs' },
      ...{ department: 'Achats et logistique', site: 'Dépôt n° 2' },
    },
    {
      ...{ line: 7, email: 'loic.celik@brevelle.example', name: 'Loïc Çelik', firstName: 'Loïc' },
      ...{ department: 'Études', site: 'L’Île-aux-Moines' },
    },
    { line: 8, email: 'n.oeuvrard@brevelle.example', name: 'Œuvrard', firstName: null, department: null, site: '12' },
  ]);
});

it('says which sheet was read, and which were not', async () => {
  await linesOf('/admin/directory', people, 'POST /admin/people/preview ');
  await expect.element(page.getByText(/^The sheet “[^”]+” was read, and no other: “[^”]+”\. For another one/)).toBeVisible();
});

const PREVIEW = 'POST /admin/campaigns/c1/workshops/preview ';
const NOTHING = { title: '', minutes: '', place: '', facilitator: '', seats: '', programme: '' };

it('workshops are read with days, hours and durations as the workbook formats them', async () => {
  expect(await linesOf('/admin/campaigns/c1/progress', workshops, PREVIEW)).toEqual([
    {
      ...{ ...NOTHING, line: 4, title: 'Équipe achats', day: '2127-01-12', time: '09:00', minutes: '60' },
      ...{ place: 'Salle Molène', facilitator: 'marie', seats: '20' },
    },
    {
      ...{ ...NOTHING, line: 5, title: 'Dépôt n° 2', day: '2127-01-14', time: '13:30', minutes: '90' },
      ...{ place: 'Salle Belle-Île', seats: '12' },
    },
    {
      ...{ ...NOTHING, line: 7, title: 'Soir', day: '2127-02-01', time: '18:15', minutes: '75' },
      ...{ place: 'Salle Houat', facilitator: 'marie' },
    },
  ]);
});

it('an export with texts in its cells and days counted from 1904 is read too', async () => {
  expect(await linesOf('/admin/campaigns/c1/progress', exported, PREVIEW)).toEqual([
    { ...NOTHING, line: 3, day: '2027-01-02', time: '09:00', place: 'Salle Molène & Sein' },
  ]);
});
