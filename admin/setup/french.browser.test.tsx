import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { button, openSetup } from '../testing/setup-page.ts';
import { startServer } from '../testing/stand-in-server.ts';

/** Expects that nothing is wider than its page or panel, on a telephone, a tablet and a laptop. */
async function expectNoOverflow() {
  for (const width of [320, 768, 1366]) {
    await page.viewport(width, 800);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    const cut = [...document.querySelectorAll('main section')].filter((panel) => panel.scrollWidth > panel.clientWidth);
    expect(cut.map((panel) => `${width}: ${panel.querySelector('h2')?.textContent}`)).toEqual([]);
  }
}

it('the set-up of a session speaks French, and is never wider than the screen', async () => {
  startServer();
  openSetup('/admin/new-session');
  await userEvent.click(button('Français'));
  await expect.element(page.getByRole('heading', { name: 'Préparer une session' })).toBeVisible();
  for (const name of ['Partir d’un modèle', 'Personnes et équipes', 'Horaires', 'Classement', 'Où signaler'])
    await expect.element(page.getByRole('heading', { name })).toBeVisible();
  for (const fold of document.querySelectorAll('main details')) fold.setAttribute('open', '');
  expect(document.querySelector('main')?.textContent).not.toMatch(
    /\b(Session name|optional|Challenges|Hints|Board|Opens|Closes|Everyone|Template|Free|Empty|Players|Save|missions? fit)\b/,
  );
  await expectNoOverflow();
});

it('tells in French what a list of people holds and what is wrong with it, and what the session will be', async () => {
  startServer();
  openSetup('/admin/new-session');
  await userEvent.click(button('Français'));
  await userEvent.click(button('Utiliser ce modèle'));
  const list = page.getByLabelText('Qui peut se connecter (facultatif)');
  await userEvent.fill(list, 'ana@example.fr;Nord\n@brevelle.example\nbob');
  await expect.element(page.getByText('Sur la liste : 1 personne et toutes les adresses d’un domaine.')).toBeVisible();
  await expect.element(page.getByText('1 entrée n’a pas pu être lue :')).toBeVisible();
  await expect.element(page.getByText(/^Ligne 3 «\sbob\s»\s: ni une adresse e-mail ni un @domaine/)).toBeVisible();
  await userEvent.click(button('Créer la session'));
  await expect.element(list).toHaveAccessibleDescription(/Corrigez ou supprimez les lignes qui n’ont pas pu être lues/);
  await expect.element(page.getByText(/Pas encore enregistré\s: corrigez les champs/)).toBeVisible();
  await expectNoOverflow();
  await userEvent.fill(list, 'ana@example.fr;Nord');
  const sentence =
    '3 missions, 15 min, ouverture immédiate, fermeture 15 min après l’ouverture, indices payants en points, 1 équipe, 1 personne sur la liste.';
  await expect.element(page.getByText(sentence)).toBeVisible();
});
