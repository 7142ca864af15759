/** The reveal of the ranks, one after the other. */
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectOverFoot, heading, openProjector } from '../testing/open-projector.tsx';
import { startServer } from '../testing/projected-server.ts';
import { sampleRoom } from '../testing/sample-room.ts';

const { room: clock } = sampleRoom();

test('a freeze hides the order; when it is lifted, the places come one after the other, and who shares one shares its step', async () => {
  const [first, second, third, ...others] = sampleRoom().top;
  const top = [first, second, third].flatMap((row) => (row ? [{ ...row, points: 100, rank: 1 }] : [])).concat(others);
  const server = startServer(sampleRoom({ top }, { frozenAt: clock.now }));
  openProjector();
  await expect.element(heading('Classement figé')).toBeInTheDocument();
  expect(page.getByText('Goéland 12').elements()).toHaveLength(0);
  await server.tell({ number: 413, kind: 'room', room: clock });
  await expect.element(heading('Le classement')).toBeInTheDocument();
  expect(page.getByText('Goéland 12').elements()).toHaveLength(0);
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByText('Bernique 90', { exact: true })).toBeInTheDocument();
  await userEvent.keyboard('{End}');
  await expect.element(page.getByText('Goéland 12', { exact: true })).toBeInTheDocument();
  const step = (name = '') => page.getByText(name, { exact: true }).element().closest('li');
  expect(new Set([first, second, third].map((row) => step(row?.name))).size).toBe(1);
});

test('ten of the longest names are read whole when the places are told', async () => {
  await page.viewport(1366, 768);
  onTestFinished(() => page.viewport(1280, 720));
  const top = sampleRoom().top.map((row, index) => ({ ...row, name: `Un nom de trente lettres et ${100 + index}` }));
  startServer(sampleRoom({ top }));
  openProjector();
  await expect.element(heading(/réussites/)).toBeInTheDocument();
  await userEvent.keyboard('p');
  await expect.element(heading('Le classement')).toBeInTheDocument();
  await userEvent.keyboard('{End}');
  for (const { name } of top) {
    const shown = page.getByText(name, { exact: true });
    await expect.element(shown).toBeInTheDocument();
    expect(shown.element().scrollWidth, name).toBeLessThanOrEqual(shown.element().clientWidth);
    // The name moves up to its final position.
    await vi.waitFor(() => expectOverFoot(shown));
  }
});

test('who shares the third place comes with it, on the same step', async () => {
  const [first, second, third, fourth, ...others] = sampleRoom().top;
  const top = [first, second, third, fourth && { ...fourth, points: third?.points ?? 0, rank: 3 }, ...others].flatMap((row) =>
    row ? [row] : [],
  );
  startServer(sampleRoom({ top }));
  openProjector();
  await expect.element(heading(/réussites/)).toBeInTheDocument();
  await userEvent.keyboard('p');
  await expect.element(heading('Le classement')).toBeInTheDocument();
  const named = (row: (typeof top)[number] | undefined) => page.getByText(row?.name ?? '', { exact: true });
  for (let press = 0; press < 9 && named(third).elements().length === 0; press += 1) {
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(() => named(third).elements().length).toBe(named(fourth).elements().length);
  }
  await expect.element(named(third)).toBeInTheDocument();
  expect(named(second).elements()).toEqual([]);
  const stepOf = (row: (typeof top)[number] | undefined) => named(row).element().closest('li');
  expect(stepOf(third)).toBe(stepOf(fourth));
});

test('a room that shares one place has no step for a few of them', async () => {
  const { top } = sampleRoom();
  startServer(sampleRoom({ top: top.map((row) => ({ ...row, points: 12, rank: 1 })) }));
  openProjector();
  await expect.element(heading(/réussites/)).toBeInTheDocument();
  await userEvent.keyboard('p');
  await expect.element(heading('Le classement')).toBeInTheDocument();
  await userEvent.keyboard('{ArrowRight}');
  for (const { name } of top) await expect.element(page.getByText(name, { exact: true })).toBeInTheDocument();
  const places = page.getByText('1', { exact: true }).elements();
  expect(new Set(places.map((place) => place.clientHeight)).size).toBe(1);
});
