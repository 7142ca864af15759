/** The board with long names, a rank shared by ten people, and many missions. */
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectOverFoot, heading, openProjector } from '../testing/open-projector.tsx';
import { startServer } from '../testing/projected-server.ts';
import { sampleRoom } from '../testing/sample-room.ts';

const latest = page.getByRole('region', { name: 'Dernières réussites' });

test.each([
  [1024, 768],
  [1280, 720],
  [1920, 1080],
])('the longest name of a team is read whole on %i × %i', async (width, height) => {
  await page.viewport(width, height);
  const names = ['Ressources humaines', 'Service informatique, étage 2', 'Direction des achats', 'Accueil'];
  startServer(sampleRoom({ top: [], teams: names.map((name, index) => ({ name, points: 160.25 - index, rank: index + 1 })) }));
  openProjector();
  await expect.element(page.getByRole('heading', { name: 'Équipes' })).toBeInTheDocument();
  for (const name of names) {
    const shown = page.getByText(name, { exact: true }).element();
    expect(shown.scrollWidth, name).toBeLessThanOrEqual(shown.clientWidth);
  }
  expectOverFoot(latest);
});

test('ten who share the first place leave room for what was solved last', async () => {
  await page.viewport(1280, 720);
  const { top } = sampleRoom();
  startServer(sampleRoom({ top: top.map((row) => ({ ...row, points: 3, rank: 1 })) }));
  openProjector();
  await expect.element(heading(/réussites/)).toBeInTheDocument();
  expectOverFoot(latest);
});

test('one mission for one person is counted in the singular', async () => {
  const people = { present: 1, expected: 1, names: ['Amina'] };
  const missions = [{ key: 'mission-0', title: 'Le mot de passe recyclé', solved: 0 }];
  startServer(
    sampleRoom({ people, missions, latest: [], top: [], moments: [] }, { phase: 'lobby', startedAt: null, closesAt: null }),
  );
  openProjector();
  await expect.element(heading('Montez à bord')).toBeInTheDocument();
  await userEvent.keyboard('s');
  await expect.element(page.getByText(/^1\s+mission vous attend\./)).toBeInTheDocument();
  await expect.element(page.getByText(/^sur 1\s+attendue$/)).toBeInTheDocument();
  await userEvent.keyboard('t');
  await expect.element(heading(/^0\s+réussite sur 1$/)).toBeInTheDocument();
});

test.each([9, 24, 31])('%i missions stand over the way in', async (count) => {
  await page.viewport(1366, 768);
  onTestFinished(() => page.viewport(1280, 720));
  startServer(
    sampleRoom({
      missions: Array.from({ length: count }, (_, index) => ({
        key: `mission-${index}`,
        title: 'Le mot de passe recyclé',
        solved: 1,
      })),
    }),
  );
  openProjector();
  await expect.element(heading(/réussites/)).toBeInTheDocument();
  const together = page.getByRole('region', { name: /réussites sur/ });
  expectOverFoot(together.getByRole('listitem').last());
});
