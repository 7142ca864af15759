import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { catalogueEntry } from '../testing/a-catalogue-entry.ts';
import { renderConsole, watchDownloads } from '../testing/render-console.tsx';
import { startServer } from '../testing/stand-in-server.ts';

async function find(email: string) {
  await userEvent.fill(page.getByLabelText('E-mail of the person'), email);
  await userEvent.click(page.getByRole('button', { name: 'Show what is held' }));
}

it('the desk tells what is held of a person, and erases it once the address is typed again', async () => {
  const server = startServer();
  renderConsole('/admin/installation', { catalogue: [catalogueEntry('caesar', { title: 'Le message décalé' })] });
  await userEvent.click(page.getByRole('link', { name: 'Personal data' }));
  await expect.element(page.getByRole('heading', { level: 1, name: 'Personal data' })).toBeVisible();
  await find('ana@example.fr');
  await expect.element(page.getByRole('heading', { level: 2, name: 'What is held' })).toHaveFocus();
  const title = 'Le message décalé';
  await expect.element(page.getByText(`${title}: 1 failed attempt, 0 hints, 5 points`)).toBeVisible();
  await expect.element(page.getByText(`Failed attempt · ${title}`, { exact: false })).toBeVisible();
  await expect.element(page.getByText(`Failed attempt · ${title} · trop de gestes`, { exact: false })).toBeVisible();
  await expect.element(page.getByText('Failed attempt · clicks · another wrong answer', { exact: false })).toBeVisible();
  await expect.element(page.getByText('Mission solved · clicks · accepted · 3 points', { exact: false })).toBeVisible();
  await expect.element(page.getByText(`mission: ${title}`, { exact: false })).toBeVisible();
  await expect.element(page.getByText('Name, team or address changed · by admin', { exact: false })).toBeVisible();
  await expect.element(page.getByText(`${title}, item 1: a trap, taken for genuine, then for a trap`)).toBeVisible();
  await expect.element(page.getByText(`${title} · 5 points`, { exact: false })).toBeVisible();
  await expect.element(page.getByText('verified attempt', { exact: false })).not.toBeInTheDocument();
  await expect.element(page.getByText('French', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Last mission, round 2: judged a trap', { exact: false })).toBeVisible();
  await expect.element(page.getByText(`Debrief question on ${title}: answer B`, { exact: false })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Erase this person…' }));
  await expect
    .element(page.getByRole('dialog'))
    .toHaveTextContent(/in the directory, in every session, on lists of invited people and in what campaigns keep/);
  await userEvent.click(page.getByRole('button', { name: 'Erase this person', exact: true }));
  await expect.element(page.getByText('This is not the address that was looked up.')).toBeVisible();
  await userEvent.fill(page.getByLabelText('To confirm, type the e-mail of the person'), 'ana@example.fr');
  await userEvent.click(page.getByRole('button', { name: 'Erase this person', exact: true }));
  await expect.element(page.getByText('Nothing is held of ana@example.fr.')).toBeVisible();
  await expect.element(page.getByText('Erased.', { exact: false })).toBeVisible();
  expect(server.calls.filter((call) => call.startsWith('POST /admin/data-protection/search'))).toHaveLength(1);
  await expect.element(page.getByRole('button', { name: 'Erase this person…' })).not.toBeInTheDocument();
  server.fail('POST /admin/data-protection/search', 503);
  await find('bob@example.fr');
  await expect.element(page.getByText('Could not look it up: refused for the test.', { exact: true })).toBeVisible();
});

it('an address with an accent, as a list may have it, is looked up', async () => {
  const server = startServer();
  renderConsole('/admin/personal-data');
  await find('jérôme@example.fr');
  await expect.element(page.getByRole('heading', { level: 2, name: 'What is held' })).toBeVisible();
  expect(server.calls.filter((call) => call.startsWith('POST /admin/data-protection/search'))).toHaveLength(1);
});

it('the merged addresses of a person are named before and after the erasure, and looked up by one press', async () => {
  startServer();
  renderConsole('/admin/personal-data');
  await find('merged.ana@example.fr');
  const other = page.getByRole('button', { name: 'Look up other.ana@example.fr' });
  await expect.element(other).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Erase this person…' }));
  await userEvent.fill(page.getByLabelText('To confirm, type the e-mail of the person'), 'merged.ana@example.fr');
  await userEvent.click(page.getByRole('button', { name: 'Erase this person', exact: true }));
  await expect.element(page.getByText('Nothing is held of merged.ana@example.fr.')).toBeVisible();
  await userEvent.click(other);
  await expect.element(page.getByText('Of other.ana@example.fr', { exact: false })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Erase this person…' })).toBeVisible();
  await expect.element(other).not.toBeInTheDocument();
});

it('a shared screen shows no name of the person, and saves none, until that is asked for', async () => {
  startServer();
  const files = watchDownloads();
  renderConsole('/admin/personal-data');
  await find('ana@example.fr');
  const name = page.getByText('Ana Le Goff');
  await expect.element(name).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Shared screen' }));
  await expect.element(name).not.toBeInTheDocument();
  for (const save of ['Save as text', 'Save as JSON']) {
    await userEvent.click(page.getByRole('button', { name: save }));
    await userEvent.click(page.getByRole('dialog', { name: 'The screen is shared' }).getByRole('button', { name: 'Cancel' }));
  }
  expect(files).toEqual([]);
  await userEvent.click(page.getByRole('button', { name: 'Show all the same' }));
  await expect.element(name).toBeVisible();
});

it('a rectification asks for something right, and shows the person under the right address', async () => {
  startServer();
  renderConsole('/admin/personal-data');
  await find('ana@example.fr');
  await userEvent.click(page.getByRole('button', { name: 'Rectify…' }));
  await userEvent.click(page.getByRole('button', { name: 'Rectify', exact: true }));
  await expect.element(page.getByText('Write the right address, the right name, or both.')).toBeVisible();
  await userEvent.fill(page.getByLabelText('Right address'), 'anna@example.fr');
  await userEvent.click(page.getByRole('button', { name: 'Rectify', exact: true }));
  await expect.element(page.getByText('Rectified.')).toBeVisible();
  await expect.element(page.getByText('Of anna@example.fr', { exact: false })).toBeVisible();
});

it('a rectification is told also where the search after it fails', async () => {
  const server = startServer();
  renderConsole('/admin/personal-data');
  await find('ana@example.fr');
  await userEvent.click(page.getByRole('button', { name: 'Rectify…' }));
  await userEvent.fill(page.getByLabelText('Right address'), 'anna@example.fr');
  server.fail('POST /admin/data-protection/search', 503);
  await userEvent.click(page.getByRole('button', { name: 'Rectify', exact: true }));
  const told = 'Rectified, but what is held now could not be looked up: refused for the test.';
  await expect.element(page.getByText(told, { exact: true })).toBeVisible();
});
