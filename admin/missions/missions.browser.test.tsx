import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { catalogueEntry } from '../testing/a-catalogue-entry.ts';
import { renderConsole } from '../testing/render-console.tsx';
import { startServer } from '../testing/stand-in-server.ts';

const CATALOGUE = [
  catalogueEntry('hidden', { title: 'Cinq questions', listed: false, path: '/hidden-challenge' }),
  catalogueEntry('easy', {
    title: 'Le message décalé',
    difficulty: 'Facile',
    summary: 'Un carnet de bord.',
    tags: ['Chiffrement'],
  }),
  catalogueEntry('office', { title: 'Le tri de 9 h', programme: 'bureau-2026' }),
];

it('lists every mission by programme, the unlisted last, each to be previewed as a guest in a tab of its own', async () => {
  startServer();
  renderConsole('/admin/missions', { catalogue: CATALOGUE });
  await expect.element(page.getByRole('heading', { level: 3, name: 'Cinq questions' })).toBeVisible();
  expect(
    page
      .getByRole('heading', { level: 3 })
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Le message décalé', 'Cinq questions', 'Le tri de 9 h']);
  const classic = page.getByRole('region', { name: 'Le parcours classique' });
  await expect.element(classic).toHaveTextContent('1 mission, 5 min. Played by every session that chooses nothing else.');
  const office = page.getByRole('region', { name: 'Au bureau, en 2026' });
  await expect.element(office).toHaveTextContent('1 mission, 5 min. Played by the sessions that choose it.');
  await expect.element(office.getByRole('heading', { name: 'Le tri de 9 h' })).toBeVisible();
  await expect.element(page.getByText('5 min · Facile · Chiffrement')).toBeVisible();
  await expect.element(page.getByText('only where it is chosen, or by its address', { exact: false })).toBeVisible();
  const preview = page.getByRole('link', { name: 'Preview of Cinq questions, in a new tab' });
  await expect.element(preview).toHaveAttribute('href', '/hidden-challenge#apercu');
  // Without `noopener`, the new tab would start with a copy of this tab's session storage.
  await expect.element(preview).toHaveAttribute('rel', 'noopener noreferrer');
  await expect.element(preview).toHaveAttribute('target', '_blank');
});

it('asks for the notes of a mission once they are opened, and folds their sections', async () => {
  const server = startServer();
  renderConsole('/admin/missions', { catalogue: CATALOGUE });
  await expect.element(page.getByText('Notes of Le message décalé')).toBeVisible();
  expect(server.calls.filter((call) => call.includes('/notes'))).toEqual([]);
  await userEvent.click(page.getByText('Notes of Le message décalé'));
  await expect.element(page.getByText('une phrase pour toute la salle, mission easy.').first()).toBeVisible();
  expect(server.calls.filter((call) => call.includes('/notes'))).toEqual(['GET /admin/challenges/easy/notes']);
  const sections = () => [...document.querySelectorAll('details details')];
  expect(sections().map((section) => section.hasAttribute('open'))).toEqual([true, ...Array(7).fill(false)]);
  await userEvent.click(page.getByText('Solution', { exact: true }));
  expect(sections()[1]?.hasAttribute('open')).toBe(true);
});
