import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { address, button, openSetup, sent } from '../../testing/setup-page.ts';
import { startServer } from '../../testing/stand-in-server.ts';

const joint = (name: string) => page.getByRole('slider', { name });
const mission = () => page.getByRole('region', { name: 'Missions' }).getByRole('listitem');

it('plans a workshop by five questions, and makes a session of it', async () => {
  const server = startServer();
  openSetup('/admin/new-workshop');
  await expect.element(page.getByRole('heading', { name: 'Plan a workshop' })).toHaveFocus();
  await userEvent.click(page.getByRole('radio', { name: '45 min' }));
  await userEvent.fill(page.getByLabelText('How many seats (optional)'), '20');
  await userEvent.fill(page.getByLabelText('When people are welcome (optional)'), '2099-01-05T14:00');
  await userEvent.fill(page.getByLabelText('Where (optional)'), 'Salle Belle-Île');
  const list = page.getByLabelText('Who may log in (optional)');
  await userEvent.fill(list, 'ana@brevelle.example; Achats\nLéo Faure');
  await userEvent.click(button('Create the workshop'));
  await expect.element(list).toHaveFocus();
  await expect.element(page.getByText(/^Correct or remove the lines/)).toBeVisible();
  await userEvent.fill(list, 'ana@brevelle.example; Achats');
  await expect.element(page.getByText(/^Correct or remove the lines/)).not.toBeInTheDocument();
  await expect.element(page.getByText('45 min, from 14:00 to 14:45')).toBeVisible();
  await expect.element(page.getByText('14:05 – 14:30')).toBeVisible();
  await userEvent.click(button('Create the workshop'));
  const alert = page.getByRole('alertdialog', { name: 'Session created. Share the code with players.' });
  await expect.element(alert).toHaveTextContent('P4XW-7KDR');
  expect(sent(server.calls, 'POST')).toEqual({
    name: null,
    challenges: ['easy', 'find', 'odd', 'web'],
    durationMinutes: 25,
    opensAt: new Date('2099-01-05T13:45').toISOString(),
    startBy: 'hand',
    teams: ['Achats'],
    allowed: [{ entry: 'ana@brevelle.example', team: 'Achats', name: null }],
    workshop: {
      startsAt: new Date('2099-01-05T14:00').toISOString(),
      venue: 'Salle Belle-Île',
      audience: 'office',
      expected: 20,
      minutes: { welcome: 5, play: 25, debrief: 10, questions: 5 },
      facilitator: null,
    },
  });
  await userEvent.click(alert.getByRole('button', { name: 'OK' }));
  await expect.element(address()).toHaveTextContent(/^\/admin$/);
});

it('says why a session opens at once where people are welcome soon', async () => {
  startServer();
  openSetup('/admin/new-workshop');
  const soon = new Date(Date.now() + 10 * 60_000);
  const local = new Date(soon.getTime() - soon.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
  await userEvent.fill(page.getByLabelText('When people are welcome (optional)'), local);
  await expect.element(page.getByText(/opens at once, less than 15 min before people are welcome\./)).toBeVisible();
});

it('moves the joints of the timeline by keyboard, aloud, and the missions follow', async () => {
  startServer();
  openSetup('/admin/new-workshop');
  await userEvent.click(page.getByRole('radio', { name: '30 min' }));
  const play = joint('End of play');
  await expect.element(play).toHaveAttribute('aria-valuetext', '20 min: play 15 min, debrief 5 min');
  await expect.element(mission()).toHaveLength(3);
  play.element().focus();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await expect.element(play).toHaveAttribute('aria-valuetext', '18 min: play 13 min, debrief 7 min');
  await expect.element(page.getByLabelText('Play, minutes')).toHaveValue(13);
  await expect.element(mission()).toHaveLength(2);
  // Play keeps at least five minutes; the parts beside it may shrink to 0.
  await userEvent.keyboard('{Home}');
  await expect.element(play).toHaveAttribute('aria-valuetext', '10 min: play 5 min, debrief 15 min');
  await userEvent.keyboard('{End}');
  await expect.element(play).toHaveAttribute('aria-valuetext', '25 min: play 20 min, debrief 0 min');
});

it('moves a joint under the pointer, and by the minutes of a part', async () => {
  startServer();
  openSetup('/admin/new-workshop');
  const welcome = joint('End of welcome');
  await userEvent.fill(page.getByLabelText('Welcome, minutes'), '15');
  await expect.element(welcome).toHaveAttribute('aria-valuetext', '15 min: welcome 15 min, play 25 min');
  const line = welcome.element().getBoundingClientRect();
  const handle = 28;
  const at = (minute: number) => ({ x: handle / 2 + (minute / 60) * (line.width - handle), y: line.height / 2 });
  await userEvent.dragAndDrop(welcome, welcome, { sourcePosition: at(15), targetPosition: at(6) });
  await expect.element(welcome).toHaveAttribute('aria-valuetext', '6 min: welcome 6 min, play 34 min');
});

it('takes the minutes of a part as they are typed, and keeps its range once the field is left', async () => {
  const server = startServer();
  openSetup('/admin/new-workshop');
  const play = page.getByLabelText('Play, minutes');
  const debrief = page.getByLabelText('Debrief, minutes');
  await userEvent.tripleClick(play);
  await userEvent.keyboard('25');
  await expect.element(play).toHaveValue(25);
  await expect.element(debrief).toHaveValue(20);
  await expect.element(joint('End of play')).toHaveAttribute('aria-valuetext', '35 min: play 25 min, debrief 20 min');
  await userEvent.keyboard('{Backspace}{Backspace}');
  await expect.element(play).toHaveValue(null);
  await userEvent.keyboard('{Tab}');
  await expect.element(play).toHaveValue(25);
  await userEvent.tripleClick(play);
  await userEvent.keyboard('90');
  await expect.element(play).toHaveValue(90);
  await userEvent.keyboard('{Enter}');
  await expect.element(play).toHaveValue(45);
  await expect.element(debrief).toHaveValue(0);
  expect(server.calls.some((call) => call.startsWith('POST'))).toBe(false);
});

it('says at the field what is wrong, and keeps what was written', async () => {
  const server = startServer();
  openSetup('/admin/new-workshop');
  const people = page.getByLabelText('How many seats (optional)');
  await userEvent.fill(people, 'vingt');
  await userEvent.click(button('Create the workshop'));
  await expect.element(people).toHaveFocus();
  await expect.element(people).toHaveAccessibleDescription(/a whole number from 1 to 20000/);
  expect(server.calls.some((call) => call.startsWith('POST'))).toBe(false);
});

it('takes a department of the directory onto the list, once', async () => {
  const person = { site: null, manager: null, language: null, leftAt: null };
  startServer({
    people: [
      { ...person, id: 'p1', email: 'ana@brevelle.example', name: 'Ana Roy', department: 'Logistique' },
      { ...person, id: 'p2', email: 'bob@brevelle.example', name: null, department: 'Achats' },
    ],
    directory: {
      ...{ version: '0', present: 2, left: 0, purpose: null, endsOn: null },
      departments: ['Logistique', 'Achats'].map((department) => ({ department, present: 1, left: 0 })),
    },
  });
  openSetup('/admin/new-workshop');
  await userEvent.selectOptions(page.getByLabelText('From the directory'), 'Logistique (1 person)');
  for (let time = 0; time < 2; time += 1) await userEvent.click(button('Add to the list'));
  await expect.element(page.getByText('Added: 1 person of the directory.')).toBeVisible();
  const list = page.getByLabelText('Who may log in (optional)').element();
  expect(list instanceof HTMLTextAreaElement && list.value).toMatch(/^[^\n]*ana@brevelle\.example[^\n]*Logistique[^\n]*$/);
});

it('speaks French, and is never wider than the screen', async () => {
  startServer();
  openSetup('/admin/new-workshop');
  await userEvent.click(button('Français'));
  await expect.element(page.getByRole('heading', { name: 'Préparer un atelier' })).toBeVisible();
  expect(document.querySelector('main')?.textContent).not.toMatch(
    /\b(Welcome|Play|Questions,|Where|When|optional|Creates?|for)\b/,
  );
  for (const width of [320, 768, 1366]) {
    await page.viewport(width, 800);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  }
});
