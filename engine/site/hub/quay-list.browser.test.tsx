import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { catalogueEntry } from '#engine/rules/public-challenge.ts';
import { aManifest } from '#engine/rules/testing/a-manifest.ts';
import { QuayList } from './quay-list.tsx';

let root: Root | undefined;
let host: HTMLElement | undefined;
afterEach(() => {
  root?.unmount();
  host?.remove();
});

/** As many missions as asked for, half of them about e-mail and half about databases; the last one is next. */
function show(count: number, filtering = false) {
  const missions = Array.from({ length: count }, (_, index) => {
    const key = `mission-${index}`;
    return catalogueEntry(aManifest({ key, title: `Mission ${index}`, themes: [index % 2 === 0 ? 'email' : 'databases'] }));
  });
  host = document.body.appendChild(document.createElement('div'));
  host.style.inlineSize = '320px';
  root = createRoot(host);
  root.render(
    <MemoryRouter>
      <QuayList
        missions={missions}
        completed={['mission-0']}
        told={['mission-3']}
        next={missions.at(-1)}
        filtering={filtering}
        over={false}
        drawings={{}}
        onApproach={() => undefined}
      />
    </MemoryRouter>,
  );
}

const open = () => [...(host?.querySelectorAll('details') ?? [])].map((quay) => quay.open);
const code = () => page.getByRole('heading', { level: 3, name: 'Quai du code' });

it('shows every quay of some missions, and says what is done, worth and asked of each', async () => {
  show(10);
  await expect.element(code()).toBeVisible();
  expect(open()).toEqual([true, true]);
  await expect.element(page.getByText('1 sur 5')).toBeVisible();
  const row = page.getByRole('article', { name: 'Mission 5' });
  await expect.element(row.getByText('Facile\u00a0· 5\u00a0points\u00a0· 5\u00a0min')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Jouer sans points : Mission 3' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Relire le débriefing : Mission 0' })).toBeVisible();
  expect(host?.scrollWidth).toBe(320);
});

it('leads on wherever a row is pressed', async () => {
  show(2);
  const row = page.getByRole('article', { name: 'Mission 1' });
  await expect.element(row).toBeVisible();
  // A row is drawn with the first frame that has it in sight.
  await expect
    .poll(() => {
      const { left, top, height } = row.element().getBoundingClientRect();
      return document.elementFromPoint(left + 20, top + height / 2);
    })
    .toBe(row.getByRole('link').element());
});

it('folds all quays of two hundred missions but that of the next one, until something is asked for', async () => {
  show(200);
  await expect.element(code()).toBeVisible();
  expect(open()).toEqual([false, true]);
  await page.getByText('Quai des messages').click();
  expect(open()).toEqual([true, true]);
  root?.unmount();
  host?.remove();
  show(200, true);
  await expect.element(code()).toBeVisible();
  expect(open()).toEqual([true, true]);
});
