import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { onPaper } from '#engine/client/testing/media.ts';
import { catalogueEntry } from '../testing/a-catalogue-entry.ts';
import { renderConsole } from '../testing/render-console.tsx';
import { startServer } from '../testing/stand-in-server.ts';

const CATALOGUE = [
  catalogueEntry('later', { title: 'Le serveur oublié', difficulty: 'Moyen', duration: 8 }),
  catalogueEntry('easy', { title: 'Le message décalé', difficulty: 'Facile', duration: 5 }),
  catalogueEntry('hidden', { title: 'Cinq questions', listed: false }),
];
const open = () => renderConsole('/admin/sessions/s1/running-order', { catalogue: CATALOGUE });
const titles = () =>
  page
    .getByRole('heading', { level: 2 })
    .elements()
    .map(({ textContent }) => textContent);

it('has what a session plays, in its order, with minutes that add up', async () => {
  startServer({ setups: { s1: { challenges: ['later', 'hidden', 'easy'] } } });
  open();
  await expect.poll(titles).toEqual(['1. Le serveur oublié', '2. Cinq questions', '3. Le message décalé']);
  await expect.element(page.getByText('5 min (minutes 13 to 18) · Facile · Techniques Web')).toBeVisible();
  await expect
    .element(page.getByText('Équipe achats, code K7QF-2MXD. 3 missions, 18 minutes of play', { exact: false }))
    .toBeVisible();
});

it('begins with the four parts of a workshop, by the hours of its day', async () => {
  const minutes = { welcome: 10, play: 30, debrief: 15, questions: 5 };
  const startsAt = new Date('2099-01-05T14:00').toISOString();
  const workshop = { startsAt, venue: null, audience: 'office', expected: 20, minutes } as const;
  startServer({ setups: { s1: { workshop } } });
  open();
  const parts = () =>
    page
      .getByRole('term')
      .elements()
      .map(({ textContent }) => textContent);
  await expect
    .poll(parts)
    .toEqual(['14:00 – 14:10 Welcome', '14:10 – 14:40 Play', '14:40 – 14:55 Debrief', '14:55 – 15:00 Questions']);
});

it('has, without a choice, what the hub lists, as the hub sorts it', async () => {
  startServer();
  open();
  await expect.poll(titles).toEqual(['1. Le message décalé', '2. Le serveur oublié']);
});

it('shows every section of the notes, in French, as text and never as markup', async () => {
  startServer({ setups: { s1: { challenges: ['easy'] } } });
  open();
  const heading = page.getByRole('heading', { level: 3, name: 'Sans souris' });
  await expect.element(heading).toBeVisible();
  expect(page.getByRole('heading', { level: 3 }).elements()).toHaveLength(8);
  expect(heading.element().closest('[lang]')?.getAttribute('lang')).toBe('fr');
  expect(document.querySelectorAll('main script')).toHaveLength(0);
  await expect.element(page.getByText('<script>alert(document.title)</script>').first()).toBeVisible();
});

it('says beside real incidents where players report: the session’s word over the installation’s', async () => {
  const reporting = { email: 'signaler@brevelle.example', phone: '01 99 00 12 34', button: null };
  const own = { email: null, phone: null, button: 'Signaler' };
  startServer({ reporting, setups: { s1: { challenges: ['easy', 'later'], reporting: own } } });
  open();
  const said = page.getByText(
    'Où signaler, à dire à la salle\u00a0: bouton «\u00a0Signaler\u00a0» de la messagerie · signaler@brevelle.example · 01 99 00 12 34.',
  );
  // The line is in the notes of both missions, which load one after the other.
  await expect
    .poll(() => said.elements().map((line) => line.closest('section')?.querySelector('h3')?.textContent))
    .toEqual(['Si quelqu’un raconte un incident réel', 'Si quelqu’un raconte un incident réel']);
});

it('tells a facilitator who set nothing to say where to report', async () => {
  startServer({ setups: { s1: { challenges: ['easy'] } } });
  open();
  await expect.element(page.getByText(/^Où signaler\u00a0: rien n’est réglé pour cette session\./)).toBeVisible();
});

it('says what could not be loaded, and tries again', async () => {
  const server = startServer({ setups: { s1: { challenges: ['easy', 'later'] } } });
  server.fail('GET /admin/challenges/later/notes', 503, { message: 'the server is busy.' });
  open();
  await expect.element(page.getByRole('alert')).toHaveTextContent('The notes could not be loaded: the server is busy.');
  await expect.poll(() => page.getByRole('heading', { level: 3 }).elements().length).toBe(8);
  server.recover();
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.poll(() => page.getByRole('heading', { level: 3 }).elements().length).toBe(16);
});

it('is on paper without anything to press', async () => {
  startServer({ setups: { s1: { challenges: ['easy'] } } });
  open();
  await expect.element(page.getByRole('heading', { level: 3, name: 'Solution' })).toBeVisible();
  await onPaper();
  await expect.element(page.getByRole('heading', { level: 3, name: 'Solution' })).toBeVisible();
  await expect.element(page.getByText('5 min (minutes 0 to 5)', { exact: false })).toBeVisible();
  expect(page.getByRole('link').elements()).toEqual([]);
  expect(page.getByRole('button').elements()).toEqual([]);
});

it('is reached from the participants of the session', async () => {
  startServer();
  renderConsole('/admin/sessions/s1/players', { catalogue: CATALOGUE });
  await userEvent.click(page.getByRole('link', { name: 'Running order' }));
  await expect.element(page.getByRole('heading', { level: 1, name: 'Running order' })).toHaveFocus();
});
