import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoBarrier } from '../../tests/support/expect-no-barrier.ts';
import { renderConsole } from '../testing/render-console.tsx';
import { startServer } from '../testing/stand-in-server.ts';

const PAGE = '/admin/directory';

beforeEach(() => page.viewport(1440, 900));

it('lists who is in the directory, found by a search or a department', async () => {
  const server = startServer();
  renderConsole(PAGE);
  await expect.element(page.getByRole('row', { name: /^Ana Ruiz ana@example\.fr Achats Quai nord/ })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Personal data' })).toBeVisible();
  await expect.element(page.getByRole('navigation', { name: 'People of the directory, by e-mail' })).toBeVisible();
  await expectNoBarrier();
  await userEvent.fill(page.getByLabelText('Search by name or e-mail'), 'Zoé');
  await expect.element(page.getByRole('row', { name: /^Ana Ruiz/ })).not.toBeInTheDocument();
  await userEvent.fill(page.getByLabelText('Search by name or e-mail'), '');
  await userEvent.selectOptions(page.getByLabelText('Department'), 'Achats');
  await expect.element(page.getByRole('row', { name: /^Zoé Roux/ })).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'Remove Ana Ruiz' }));
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }));
  await expect.poll(() => server.calls).toContain('DELETE /admin/people/p1');
  await expect.element(page.getByText('Nobody matches.')).toBeVisible();
  await expect.element(page.getByText('Removed: Ana Ruiz.')).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('goes to the page before when the only person of the last page is removed', async () => {
  const server = startServer();
  const [ana] = server.data.people;
  if (!ana) throw new Error('the directory has a person');
  server.data.people = Array.from({ length: 51 }, (_, index) => ({
    ...ana,
    ...{ id: `p${index}`, email: `p${index}@example.fr`, name: `Ana ${index}` },
  }));
  renderConsole(PAGE);
  await userEvent.click(page.getByRole('button', { name: 'Next page' }));
  await expect.element(page.getByText('51–51 of 51')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Remove Ana 50' }));
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }));
  await expect.element(page.getByText('1–50 of 50')).toBeVisible();
  await expect.element(page.getByRole('row', { name: /^Ana 49 / })).toBeVisible();
});

it('corrects a person, proposes a department that is nearly another, and tells a refusal at its field', async () => {
  const server = startServer();
  renderConsole(PAGE);
  await userEvent.click(page.getByRole('button', { name: 'Edit Ana Ruiz' }));
  const dialog = page.getByRole('dialog', { name: 'Edit Ana Ruiz' });
  await userEvent.fill(dialog.getByLabelText('Department'), 'Achat');
  await userEvent.click(dialog.getByRole('button', { name: 'Take “Achats”' }));
  await expect.element(dialog.getByLabelText('Department')).toHaveValue('Achats');
  await userEvent.fill(dialog.getByLabelText('Name'), 'Ana Ruis');
  await userEvent.fill(dialog.getByLabelText('Site'), '');
  await expectNoBarrier();
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await expect.element(page.getByText('Saved: Ana Ruis.')).toBeVisible();
  expect(server.calls).toContain('PATCH /admin/people/p1 {"name":"Ana Ruis","site":null}');
  await userEvent.click(page.getByRole('button', { name: 'Edit Ana Ruis' }));
  server.fail('PATCH /admin/people/p1', 400, { field: 'email' });
  await userEvent.fill(page.getByRole('dialog').getByLabelText('E-mail'), 'ana@example');
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Save' }));
  await expect.element(page.getByRole('dialog').getByLabelText('E-mail')).toHaveAttribute('aria-invalid', 'true');
});

it('keeps what is typed of purpose and end while a person is corrected', async () => {
  const server = startServer();
  renderConsole(PAGE);
  await userEvent.fill(page.getByLabelText('Why it is kept (optional)'), 'Awareness 2027');
  await userEvent.fill(page.getByLabelText('Last day (optional)'), '2027-12-31');
  server.data.directory = { ...server.data.directory, version: 'another' };
  await userEvent.click(page.getByRole('button', { name: 'Edit Ana Ruiz' }));
  await userEvent.fill(page.getByRole('dialog').getByLabelText('Name'), 'Ana Ruis');
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Save' }));
  await expect.element(page.getByText('Saved: Ana Ruis.')).toBeVisible();
  await expect.element(page.getByLabelText('Why it is kept (optional)')).toHaveValue('Awareness 2027');
  await expect.element(page.getByLabelText('Last day (optional)')).toHaveValue('2027-12-31');
});

it('asks whether a department that is nearly another is one of its own, before it saves', async () => {
  const server = startServer();
  server.data.directory = {
    ...server.data.directory,
    departments: [
      { department: 'Comptabilité', present: 9, left: 0 },
      { department: 'Comptabilite', present: 1, left: 0 },
    ],
  };
  renderConsole(PAGE);
  const saved = () => server.calls.filter((call) => call.startsWith('PATCH'));
  await userEvent.click(page.getByRole('button', { name: 'Edit Ana Ruiz' }));
  const dialog = page.getByRole('dialog', { name: 'Edit Ana Ruiz' });
  await userEvent.fill(dialog.getByLabelText('Department', { exact: true }), 'Comptabilite');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await expect
    .element(dialog.getByText('Say first whether “Comptabilite” is “Comptabilité” or another department.'))
    .toBeVisible();
  await expect.element(dialog.getByLabelText('Department', { exact: true })).toHaveFocus();
  expect(saved()).toEqual([]);
  await expectNoBarrier();
  await userEvent.click(dialog.getByLabelText('No: “Comptabilite” is another department than “Comptabilité”'));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await expect.poll(saved).toEqual(['PATCH /admin/people/p1 {"department":"Comptabilite"}']);
});

it('imports a pasted list once one has seen what it changes', async () => {
  const server = startServer();
  renderConsole(PAGE);
  const lines = [
    { line: 2, email: 'carl@example.fr', name: 'Carl Bono', department: 'Paie' },
    { line: 3, email: 'ana@example.fr', name: 'Ana Ruiz', department: 'Paie' },
  ];
  await userEvent.fill(
    page.getByLabelText('Or paste a list'),
    'Nom;E-mail;Service\nCarl Bono;carl@example.fr;Paie\nAna Ruiz;ana@example.fr;Paie',
  );
  await userEvent.click(page.getByRole('button', { name: 'See what changes' }));
  const preview = page.getByRole('region', { name: 'What the import changes' });
  await expect.element(preview.getByRole('listitem').filter({ hasText: 'Not on this list: 1 person' })).toBeVisible();
  expect(server.calls).toContain(`POST /admin/people/preview ${JSON.stringify({ lines })}`);
  await userEvent.click(preview.getByText('Changed: 1 person').last());
  await expect.element(preview.getByText('ana@example.fr · Department: Achats → Paie')).toBeVisible();
  await expectNoBarrier();
  await userEvent.click(preview.getByLabelText('1 person not on this list has left'));
  await userEvent.click(preview.getByRole('button', { name: 'Import' }));
  await expect.element(page.getByRole('status').getByText('Imported: 1 new, 1 changed, 1 left.')).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  await expect.element(page.getByRole('heading', { level: 1 })).toBeInViewport();
  expect(server.calls).toContain(`POST /admin/people/import ${JSON.stringify({ lines, version: '1', leave: true })}`);
});

it('shows what a loaded file changes, again when asked, and keeps its name', async () => {
  const server = startServer();
  renderConsole(PAGE);
  const file = page.getByLabelText('Load a file');
  await userEvent.upload(file, new File(['Nom;E-mail\nCarl Bono;carl@example.fr'], 'people.csv'));
  const previews = () => server.calls.filter((call) => call.startsWith('POST /admin/people/preview'));
  await expect.poll(previews).toHaveLength(1);
  await userEvent.click(page.getByRole('button', { name: 'See what changes' }));
  await expect.poll(previews).toHaveLength(2);
  expect(previews()[1]).toBe(previews()[0]);
  await expect.element(page.getByRole('region', { name: 'What the import changes' })).toBeVisible();
  await expect.element(file).toHaveValue('C:\\fakepath\\people.csv');
});

it('shows what a text changes that is pasted after a file was loaded, and names that file no more', async () => {
  const server = startServer();
  renderConsole(PAGE);
  await userEvent.upload(page.getByLabelText('Load a file'), new File(['E-mail\ncarl@example.fr'], 'people.csv'));
  await userEvent.fill(page.getByLabelText('Or paste a list'), 'zoe@example.fr');
  await userEvent.click(page.getByRole('button', { name: 'See what changes' }));
  await expect.poll(() => server.calls.at(-1)).toContain('zoe@example.fr');
  await expect.element(page.getByLabelText('Load a file')).toHaveValue('');
});

it('says what to do where there is neither a file nor a text', async () => {
  startServer();
  renderConsole(PAGE);
  await userEvent.click(page.getByRole('button', { name: 'See what changes' }));
  await expect.element(page.getByText('Nothing was changed: load a file or paste a list, then see what changes.')).toBeVisible();
});

it('says which departments get another name, some only once people have left', async () => {
  const server = startServer();
  const renamed = [
    { from: 'Achats', to: 'Approvisionnement', onceLeft: false },
    { from: 'Paie', to: 'Rémunération', onceLeft: true },
  ];
  server.data.imports = { ...server.data.imports, renamed };
  renderConsole(PAGE);
  await userEvent.fill(page.getByLabelText('Or paste a list'), 'ana@example.fr');
  await userEvent.click(page.getByRole('button', { name: 'See what changes' }));
  await expect.element(page.getByText('Achats becomes Approvisionnement')).toBeVisible();
  await expect.element(page.getByText('Paie becomes Rémunération')).not.toBeInTheDocument();
  await userEvent.click(page.getByLabelText('1 person not on this list has left'));
  await expect.element(page.getByText('Paie becomes Rémunération')).toBeVisible();
});

it('imports nothing of a list with a wrong line, and names it', async () => {
  const server = startServer();
  server.data.imports = {
    ...server.data.imports,
    refused: 1,
    refusals: [{ kind: 'address', line: 3, email: 'ana', found: null, why: 'other', name: null }],
  };
  renderConsole(PAGE);
  await userEvent.fill(page.getByLabelText('Or paste a list'), 'Name;E-mail\nana@;ana');
  await userEvent.click(page.getByRole('button', { name: 'See what changes' }));
  await expect.element(page.getByText('Line 3: ana is no e-mail.')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Import: 1 line to correct first' }), { force: true });
  expect(server.calls.filter((call) => call.includes('people/import'))).toEqual([]);
});

it('takes the name that is meant on one line, or on all with the doubtful one', async () => {
  const server = startServer();
  const near = (line: number) => ({
    ...{ kind: 'near-department' as const, line, email: `p${line}@example.fr` },
    ...{ department: 'Achat', meant: 'Achats', count: 9, lines: 2 },
  });
  server.data.imports = { ...server.data.imports, doubtful: 2, doubts: [near(2), near(3)] };
  renderConsole(PAGE);
  await userEvent.fill(page.getByLabelText('Or paste a list'), 'E-mail;Service\np2@example.fr;Achat\np3@example.fr;Achat');
  await userEvent.click(page.getByRole('button', { name: 'See what changes' }));
  const preview = page.getByRole('region', { name: 'What the import changes' });
  await expect.element(preview.getByText('2 lines to look at; they are imported as they are.')).toBeVisible();
  await expect.element(preview.getByRole('button', { name: 'Import, with 2 lines to look at' })).toBeVisible();
  await expectNoBarrier();
  const sent = (...departments: string[]) =>
    `POST /admin/people/preview ${JSON.stringify({
      lines: departments.map((department, index) => ({ line: index + 2, email: `p${index + 2}@example.fr`, department })),
    })}`;
  await userEvent.click(preview.getByRole('button', { name: 'Take Achats on line 3' }));
  await expect.poll(() => server.calls).toContain(sent('Achat', 'Achats'));
  await expect.element(preview.getByText('1 line was corrected here')).toBeVisible();
  await expect.element(preview.getByRole('heading', { name: 'What the import changes' })).toHaveFocus();
  server.data.imports = { ...server.data.imports, doubtful: 0, doubts: [] };
  await userEvent.click(preview.getByRole('button', { name: 'On all 2 lines with Achat, take Achats' }).first());
  await expect.poll(() => server.calls).toContain(sent('Achats', 'Achats'));
  await expect.element(preview.getByText('2 lines were corrected here')).toBeVisible();
  await userEvent.click(preview.getByRole('button', { name: 'Import', exact: true }));
  await expect.poll(() => server.calls.filter((call) => call.includes('people/import'))).toHaveLength(1);
  expect(server.calls.find((call) => call.includes('people/import'))).not.toContain('"Achat"');
});

it('names the columns that are not read, and reads one as what it is chosen to be', async () => {
  const server = startServer();
  renderConsole(PAGE);
  await userEvent.fill(page.getByLabelText('Or paste a list'), 'Mél;Affectation\nana@example.fr;Paie');
  await userEvent.click(page.getByRole('button', { name: 'See what changes' }));
  await expect.element(page.getByText('Columns read: “Mél” (E-mail); ignored: “Affectation”.')).toBeVisible();
  await userEvent.click(page.getByText('Say what each column is'));
  await expectNoBarrier();
  await userEvent.selectOptions(page.getByLabelText('Affectation'), 'Department');
  await expect.element(page.getByText('Columns read: “Mél” (E-mail), “Affectation” (Department).')).toBeVisible();
  const lines = [{ line: 2, email: 'ana@example.fr', department: 'Paie' }];
  expect(server.calls).toContain(`POST /admin/people/preview ${JSON.stringify({ lines })}`);
});

/** Pastes a list in which « Achat » resembles the department « Achats », and accepts the suggested « Achats ». */
async function takeAchats(list: string) {
  const server = startServer();
  const near = {
    ...{ kind: 'near-department' as const, line: 2, email: 'ana@example.fr' },
    ...{ department: 'Achat', meant: 'Achats', count: 9, lines: 1 },
  };
  server.data.imports = { ...server.data.imports, doubtful: 1, doubts: [near] };
  renderConsole(PAGE);
  await userEvent.fill(page.getByLabelText('Or paste a list'), list);
  await userEvent.click(page.getByRole('button', { name: 'See what changes' }));
  await userEvent.click(page.getByRole('button', { name: 'Take Achats on line 2' }));
  return server;
}

it('keeps what was taken when a column is read as another', async () => {
  const server = await takeAchats('Mél;Service;Lieu-dit\nana@example.fr;Achat;Brest');
  await expect.element(page.getByText('1 line was corrected here')).toBeVisible();
  await userEvent.click(page.getByText('Say what each column is'));
  await userEvent.selectOptions(page.getByLabelText('Lieu-dit'), 'Site');
  const lines = [{ line: 2, email: 'ana@example.fr', department: 'Achats', site: 'Brest' }];
  await expect.poll(() => server.calls.at(-1)).toBe(`POST /admin/people/preview ${JSON.stringify({ lines })}`);
  await expect.element(page.getByText('1 line was corrected here')).toBeVisible();
});

it('forgets the corrections', async () => {
  const server = await takeAchats('E-mail;Department\nana@example.fr;Achat');
  await userEvent.click(page.getByRole('button', { name: 'Forget the corrections' }));
  const lines = [{ line: 2, email: 'ana@example.fr', department: 'Achat' }];
  await expect.poll(() => server.calls.at(-1)).toBe(`POST /admin/people/preview ${JSON.stringify({ lines })}`);
  await expect.element(page.getByText('1 line was corrected here')).not.toBeInTheDocument();
});

it('makes one person of two addresses once that is ticked, and two again', async () => {
  const server = startServer();
  const person = { line: 2, email: 'carl@example.fr', name: 'Carl Bono', department: 'Paie' };
  const former = { email: 'c.bono@example.fr', name: 'Carl Bono', department: 'Achats' };
  const proposed = (kept: boolean) => {
    server.data.imports = { ...server.data.imports, readdressed: [{ ...person, former, kept }], readdressedCount: 1 };
  };
  proposed(false);
  renderConsole(PAGE);
  await userEvent.fill(page.getByLabelText('Or paste a list'), 'E-mail\ncarl@example.fr');
  await userEvent.click(page.getByRole('button', { name: 'See what changes' }));
  const same = page.getByLabelText('Line 2: Carl Bono');
  await expect.element(same).not.toBeChecked();
  await expect.element(page.getByText('c.bono@example.fr (Achats) → carl@example.fr (Paie)')).toBeVisible();
  await expectNoBarrier();
  proposed(true);
  await userEvent.click(same);
  const sent = (line: object) => `POST /admin/people/preview ${JSON.stringify({ lines: [line] })}`;
  await expect.poll(() => server.calls.at(-1)).toBe(sent({ line: 2, email: 'carl@example.fr', former: 'c.bono@example.fr' }));
  await expect.element(same).toBeChecked();
  await expect.element(same).toHaveFocus();
  proposed(false);
  await userEvent.click(same);
  await expect.poll(() => server.calls.at(-1)).toBe(sent({ line: 2, email: 'carl@example.fr' }));
});

it('says who was erased, and takes them again once that is ticked', async () => {
  const server = startServer();
  const erased = (taken: boolean) => {
    const person = { line: 2, email: 'carl@example.fr', name: 'Carl Bono', department: 'Paie', taken };
    server.data.imports = { ...server.data.imports, erased: [person], erasedCount: 1 };
  };
  erased(false);
  renderConsole(PAGE);
  await userEvent.fill(page.getByLabelText('Or paste a list'), 'E-mail\ncarl@example.fr');
  await userEvent.click(page.getByRole('button', { name: 'See what changes' }));
  const again = page
    .getByRole('group', { name: 'Erased before, and not imported: 1 person' })
    .getByLabelText('Line 2: take Carl Bono again');
  await expect.element(again).not.toBeChecked();
  await expect.element(page.getByText('carl@example.fr · Paie', { exact: true })).toBeVisible();
  await expectNoBarrier();
  const sent = (line: object) => `POST /admin/people/preview ${JSON.stringify({ lines: [line] })}`;
  for (const taken of [true, false]) {
    erased(taken);
    await userEvent.click(again);
    const line = { line: 2, email: 'carl@example.fr', ...(taken && { afterErasure: true }) };
    await expect.poll(() => server.calls.at(-1)).toBe(sent(line));
    await expect.element(again).toHaveFocus();
  }
});

it('says once that a list has no addresses', async () => {
  const server = startServer();
  renderConsole(PAGE);
  await userEvent.fill(page.getByLabelText('Or paste a list'), 'Contact;Service\nAna;Paie\nBob;Paie');
  await userEvent.click(page.getByRole('button', { name: 'See what changes' }));
  await expect.element(page.getByText(/no cell has an e-mail .* Columns found: “Contact”, “Service”/)).toBeVisible();
  expect(server.calls.filter((call) => call.includes('people/preview'))).toEqual([]);
});

it('names all the departments of one person', async () => {
  const server = startServer();
  const singles = Array.from({ length: 20 }, (_, index) => `Quai ${index}`);
  server.data.imports = { ...server.data.imports, departmentCount: 21, singleDepartments: 20, singles };
  renderConsole(PAGE);
  await userEvent.fill(page.getByLabelText('Or paste a list'), 'ana@example.fr');
  await userEvent.click(page.getByRole('button', { name: 'See what changes' }));
  await expect
    .element(page.getByText(`21 departments on this list, 20 of one person only: ${singles.join(', ')}.`))
    .toBeVisible();
});

it('says how many lines its lists leave out', async () => {
  const server = startServer();
  server.data.imports = { ...server.data.imports, added: 201 };
  renderConsole(PAGE);
  await userEvent.fill(page.getByLabelText('Or paste a list'), 'x@example.fr');
  await userEvent.click(page.getByRole('button', { name: 'See what changes' }));
  await userEvent.click(page.getByText('New: 201 people').last());
  await expect.element(page.getByText('And 200 more.')).toBeVisible();
});

it('hides what an import changes on a shared screen, until it is asked for', async () => {
  startServer();
  renderConsole(PAGE);
  const shared = page.getByRole('button', { name: 'Shared screen' });
  await userEvent.click(shared);
  await userEvent.fill(page.getByLabelText('Or paste a list'), 'x@example.fr');
  await userEvent.click(page.getByRole('button', { name: 'See what changes' }));
  await expect.element(page.getByRole('status').getByText('What the import changes. Wrong: 0 lines')).toBeInTheDocument();
  await expect.element(page.getByRole('region', { name: 'What the import changes' })).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'Show all the same' }).last());
  await expect.element(page.getByRole('region', { name: 'What the import changes' })).toBeVisible();
  await userEvent.click(shared);
});

it('fits the narrowest screen', async () => {
  await page.viewport(320, 700);
  startServer();
  renderConsole(PAGE);
  await expect.element(page.getByText('Ana Ruiz').first()).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(320);
});
