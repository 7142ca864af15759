import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { fullCockpit } from '../testing/a-cockpit.ts';
import { renderConsole } from '../testing/render-console.tsx';
import { startServer } from '../testing/stand-in-server.ts';

/** Whether the whole element is visible in the window and in its scroll container. */
function inSight(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  const box = element.closest('[tabindex], div')?.getBoundingClientRect();
  const within = box === undefined || (top >= box.top - 1 && bottom <= box.bottom + 1);
  return within && top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
}

it.each([
  { people: 20, width: 1366, height: 768, language: 'en' },
  { people: 20, width: 1366, height: 768, language: 'fr' },
  { people: 40, width: 1920, height: 1080, language: 'fr' },
] as const)('$people people, the clock and who needs help are in sight at $width × $height ($language)', async (room) => {
  await page.viewport(room.width, room.height);
  const at = '2026-11-21T10:01:00.000Z';
  const refused = {
    email: 'ana@brevelle.example',
    reason: 'not-invited',
    nearest: null,
    firstAt: at,
    lastAt: at,
    count: 1,
  } as const;
  startServer({
    snapshot: fullCockpit(room.people, 12),
    door: { byAccount: false, refused: [refused], waiting: { count: 0, people: [] }, devices: [] },
  });
  renderConsole('/admin/sessions/s1/room', { language: room.language });
  const rows = () => [...document.querySelectorAll('tbody tr[aria-rowindex]')];
  // Waits until the page's own script is loaded.
  await expect.element(page.getByRole('table').first()).toBeVisible();
  await expect.poll(() => rows().length).toBe(room.people);
  await expect.poll(() => rows().filter((row) => !inSight(row.querySelector('th') ?? row)).length).toBe(0);
  expect(scrollY).toBe(0);
  for (const name of room.language === 'fr' ? ['Pause', 'Figer'] : ['Pause', 'Freeze'])
    expect(inSight(page.getByRole('button', { name, exact: true }).element())).toBe(true);
  const help = page.getByRole('region', { name: room.language === 'fr' ? 'Personnes à aider' : 'People who need help' });
  expect(inSight(help.getByRole('listitem').first().element())).toBe(true);
  await expect.element(page.getByText('ana@brevelle.example', { exact: true })).toBeVisible();
});
