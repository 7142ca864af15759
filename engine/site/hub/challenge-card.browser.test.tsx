import { drawings } from 'virtual:challenges/drawings';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { CardEntry } from '#schemas/manifest.ts';
import { CardGrid } from './challenge-card.tsx';

const ENTRY: CardEntry = {
  key: 'buoy',
  path: '/buoy-challenge',
  title: 'La bouée',
  category: 'Enquête & OSINT',
  summary: 'Une bouée dérive.',
  tags: ['Mer'],
  duration: 10,
  guest: true,
  listed: true,
};

let root: Root | undefined;
afterEach(() => root?.unmount());

it.each([
  [[], ['10 min']],
  [['buoy'], ['10 min', 'Terminé']],
])(
  'with %j completed, says %j, leads on wherever it is clicked, and stays within the narrowest screen',
  async (completed, badges) => {
    const host = document.body.appendChild(document.createElement('div'));
    host.style.inlineSize = '320px';
    root = createRoot(host);
    root.render(
      <MemoryRouter>
        <CardGrid entries={[ENTRY]} completed={completed} />
      </MemoryRouter>,
    );
    const card = page.getByRole('article', { name: 'La bouée' });
    for (const badge of badges) await expect.element(card.getByText(badge)).toBeVisible();
    const clicked: unknown[] = [];
    host.addEventListener('click', ({ target }) => clicked.push(target));
    await card.getByRole('heading').click({ force: true });
    expect(clicked).toEqual([card.getByRole('link').element()]);
    expect(host.scrollWidth).toBe(320);
  },
);

const [drawnKey = ''] = Object.keys(drawings);

it.each([
  [drawnKey, '0 0 160 96'],
  ['buoy', '0 0 24 24'],
])('%s has its own drawing, or quietly its category’s, in the same room', async (key, viewBox) => {
  const host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
  root.render(
    <MemoryRouter>
      <CardGrid entries={[{ ...ENTRY, key }]} completed={[]} />
    </MemoryRouter>,
  );
  const card = page.getByRole('article', { name: 'La bouée' });
  await expect.element(card).toBeVisible();
  const height = host.offsetHeight;
  const drawn = () => host.querySelector('article > div:first-child svg');
  await expect.poll(drawn).not.toBeNull();
  expect(drawn()?.getAttribute('viewBox')).toBe(viewBox);
  expect(host.offsetHeight).toBe(height);
});
