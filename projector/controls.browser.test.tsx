/** The keys and buttons that choose a view. */
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { heading, openProjector } from './testing/open-projector.tsx';
import { startServer } from './testing/projected-server.ts';
import { SAMPLE_TEAMS, sampleRoom } from './testing/sample-room.ts';

const { room: clock } = sampleRoom();

test('keys change the view until the session moves on, and can be turned off', async () => {
  const server = startServer(sampleRoom({ teams: [...SAMPLE_TEAMS] }));
  openProjector();
  await expect.element(heading(/réussites/)).toBeInTheDocument();
  await userEvent.keyboard('s');
  await expect.element(heading('À bord')).toBeInTheDocument();
  await userEvent.keyboard('j');
  await expect.element(heading('Montez à bord')).toBeInTheDocument();
  await userEvent.keyboard('te');
  await expect.element(page.getByRole('heading', { name: 'Équipes' })).toBeInTheDocument();
  await userEvent.keyboard('s');
  await server.tell({ number: 413, kind: 'room', room: { ...clock, phase: 'paused', pausedAt: clock.now } });
  await expect.element(heading('Pause')).toBeInTheDocument();
  await userEvent.keyboard('?');
  await expect.element(page.getByRole('dialog', { name: 'Les touches' })).toBeVisible();
  await page.getByRole('checkbox').click();
  await userEvent.keyboard('{Escape}s');
  await expect.element(heading('Pause')).toBeInTheDocument();
  const lobby = page.getByRole('button', { name: 'Salle', exact: true });
  // Keyboard focus shows the buttons, wherever the mouse is.
  lobby.element().focus();
  await lobby.click();
  await expect.element(heading('À bord')).toBeInTheDocument();
});

test('the key of the help closes what it opened, and every other key acts through it', async () => {
  const { top } = sampleRoom();
  startServer(sampleRoom({ top }));
  openProjector();
  await expect.element(heading(/réussites/)).toBeInTheDocument();
  const help = page.getByRole('dialog', { name: 'Les touches' });
  await userEvent.keyboard('?');
  await expect.element(help).toBeVisible();
  await userEvent.keyboard('?');
  await expect.poll(() => help.elements()).toEqual([]);
  await userEvent.keyboard('?');
  await expect.element(help.getByText(/^Podium.*place suivante/)).toBeVisible();
  await userEvent.keyboard('p');
  await expect.poll(() => help.elements()).toEqual([]);
  await expect.element(heading('Le classement')).toBeInTheDocument();
  await userEvent.keyboard('?');
  await expect.element(help).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByText(top.at(-1)?.name ?? '', { exact: true })).toBeInTheDocument();
  await expect.poll(() => help.elements()).toEqual([]);
});

test.each([
  [1024, 768],
  [1366, 768],
  [1440, 810],
  [1920, 1080],
  [3840, 2160],
])('the controls never lie over address and code on %i × %i', async (width, height) => {
  await page.viewport(width, height);
  onTestFinished(() => page.viewport(1280, 720));
  startServer(sampleRoom());
  openProjector();
  await expect.element(heading(/réussites/)).toBeInTheDocument();
  const way =
    page
      .getByText(/^Rejoindre\s:/)
      .element()
      .closest('p') ?? document.body;
  const controls = page.getByRole('navigation', { name: 'Vues du projecteur' }).element();
  window.dispatchEvent(new PointerEvent('pointermove', { pointerType: 'mouse' }));
  await vi.waitFor(() => expect(getComputedStyle(controls).pointerEvents).toBe('auto'));
  expect(getComputedStyle(way).visibility).toBe('visible');
  const [read, pressed] = [way.getBoundingClientRect(), controls.getBoundingClientRect()];
  expect(pressed.left >= read.right || pressed.bottom <= read.top).toBe(true);
  // On a wide screen, as rooms have it, the buttons do not cover the picture above the footer either.
  if (width / height > 1.5)
    expect(pressed.top).toBeGreaterThanOrEqual(document.querySelector('footer')?.getBoundingClientRect().top ?? 0);
});

test('a finger brings the controls back that it does not see, and chooses none of them; on a phone they are one line', async () => {
  await page.viewport(320, 640);
  onTestFinished(() => page.viewport(1280, 720));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  startServer(sampleRoom());
  openProjector();
  await expect.element(heading(/réussites/)).toBeInTheDocument();
  const controls = page.getByRole('navigation', { name: 'Vues du projecteur' }).element();
  const { left, top, height } = controls.getBoundingClientRect();
  expect(height).toBeLessThan(64);
  const touched = () => controls.contains(document.elementFromPoint(left + 20, top + 20));
  vi.advanceTimersByTime(3_000);
  await vi.waitFor(() => expect(touched()).toBe(false));
  // The buttons stay hidden until the click of this touch, which would otherwise press one of them.
  for (const type of ['pointerdown', 'pointermove', 'pointerup'])
    window.dispatchEvent(new PointerEvent(type, { pointerType: 'touch' }));
  await Promise.resolve();
  expect(touched()).toBe(false);
  document.body.click();
  await vi.waitFor(() => expect(touched()).toBe(true));
});
