import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { catalogueEntry } from '../testing/a-catalogue-entry.ts';
import { participant } from '../testing/a-participant.ts';
import { renderConsole } from '../testing/render-console.tsx';
import { startServer } from '../testing/stand-in-server.ts';

const CATALOGUE = [catalogueEntry('caesar', { title: 'Le message décalé' })];

async function openInFrench(path: string) {
  startServer({
    role: 'facilitator',
    participants: [
      { ...participant('p1', 'brahim.benouali@brevelle.example', 4.75), team: 'Administration', personalCode: true },
      participant('p2', 'anna@example.fr', 1),
    ],
  });
  renderConsole(path, { catalogue: CATALOGUE });
  await userEvent.click(page.getByRole('button', { name: 'Français' }));
}

/** Expects that nothing is wider than its page or panel, on a telephone, a tablet and a laptop. */
async function expectNoOverflow() {
  for (const width of [320, 768, 1366]) {
    await page.viewport(width, 800);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  }
}

it('the participants of a session speak French, and are never wider than the screen', async () => {
  await openInFrench('/admin/sessions/s1/players');
  await expect.element(page.getByRole('heading', { name: 'Participants', level: 2 })).toBeVisible();
  await expect.element(page.getByRole('columnheader', { name: 'Arrivée' })).toBeInTheDocument();
  await expect.element(page.getByLabelText('Rechercher par e-mail, nom ou équipe')).toBeVisible();
  expect(document.querySelector('main')?.textContent).not.toMatch(/\b(Solved|Joined|Refresh|Search|of this session)\b/);
  await expectNoOverflow();
  await userEvent.fill(page.getByLabelText('Rechercher par e-mail, nom ou équipe'), 'zoe');
  await expect.element(page.getByText('Aucun résultat pour « zoe ».')).toBeVisible();
});

it('a participant’s page and its corrections speak French, and are never wider than the screen', async () => {
  await openInFrench('/admin/players/p1');
  await expect.element(page.getByRole('heading', { name: 'Historique des points' })).toBeVisible();
  await expect.element(page.getByRole('columnheader', { name: 'Essais manqués' })).toBeInTheDocument();
  expect(document.querySelector('main')?.textContent).not.toMatch(/\b(Ledger|Challenge|Summary|Remove|Reopen|Team|Given)\b/);
  await expectNoOverflow();
  await page.viewport(320, 800);
  await userEvent.click(page.getByRole('button', { name: 'Ajuster les points' }));
  const dialog = page.getByRole('dialog');
  await userEvent.fill(dialog.getByLabelText('Points'), '-1,5');
  await expect
    .element(dialog.getByText('qui est de 4,75 et passe à 3,25 (-1,5). Les missions restent telles quelles.'))
    .toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Ajuster les points' }));
  await expect.element(dialog.getByText('Indiquez le motif, en 3 lettres au moins.')).toBeVisible();
  await expectNoOverflow();
});
