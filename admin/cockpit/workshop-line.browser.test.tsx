import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { fullCockpit } from '../testing/a-cockpit.ts';
import { renderConsole } from '../testing/render-console.tsx';
import { startServer } from '../testing/stand-in-server.ts';

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const workshop = (startsAt: string) => ({
  startsAt,
  venue: 'Salle Belle-Île',
  audience: 'office' as const,
  expected: 20,
  minutes: { welcome: 10, play: 30, debrief: 15, questions: 5 },
});
/** Opens the cockpit of a session whose play began `ago` minutes ago. */
function openRoom(ago: number, startsAt: string | null) {
  const snapshot = fullCockpit(3, 2);
  const room = { ...snapshot.room, startedAt: inMinutes(-ago), closesAt: inMinutes(30 - ago), now: inMinutes(0) };
  startServer({ snapshot: { ...snapshot, room }, setups: { s1: startsAt === null ? {} : { workshop: workshop(startsAt) } } });
  renderConsole('/admin/sessions/s1/room');
}
const line = () => page.getByRole('region', { name: 'The workshop' });

it('says in the cockpit which part it is in and until when', async () => {
  openRoom(5, inMinutes(-15.5));
  await expect.element(line()).toHaveTextContent(/^Play, until \d\d:\d\d$/);
});

it('says that it is late and what to drop, on the screen and aloud', async () => {
  openRoom(5, inMinutes(-21.5));
  await expect
    .element(line())
    .toHaveTextContent(/^6 min late: leave out the questions \(5 min\), shorten the debrief by 1 min\.5 min late$/);
  await expect.element(line().getByRole('status')).toHaveTextContent('5 min late');
});

it('is not there for a session that is no workshop', async () => {
  openRoom(5, null);
  await expect.element(page.getByRole('heading', { name: /Everybody/ }).first()).toBeVisible();
  await expect.element(line()).not.toBeInTheDocument();
});
