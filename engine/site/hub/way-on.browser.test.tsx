import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import '#engine/ui/base.css';
import { catalogueEntry } from '#engine/rules/public-challenge.ts';
import { aManifest } from '#engine/rules/testing/a-manifest.ts';
import { WayOn } from './way-on.tsx';

const next = catalogueEntry(aManifest({ key: 'signals', title: 'Signaux', duration: 7 }));

let root: Root | undefined;
let host: HTMLElement | undefined;
afterEach(() => {
  root?.unmount();
  host?.remove();
});

/** @param completed of three missions */
function show(completed: number) {
  const counts = { available: 3, completed, inProgress: 3 - completed };
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
  root.render(
    <MemoryRouter>
      <p>Le hub</p>
      <WayOn counts={counts} next={completed < 3 ? next : undefined} />
    </MemoryRouter>,
  );
}

it('is silent before the first solve', async () => {
  show(0);
  await expect.element(page.getByText('Le hub')).toBeVisible();
  expect(page.getByRole('link').elements()).toEqual([]);
});

it('names the next mission, and the end page beside it', async () => {
  show(1);
  const mission = page.getByRole('link', { name: 'Prochaine mission : Signaux, 7 min' });
  await expect.element(mission).toHaveAttribute('href', '/signals-challenge');
  await expect.element(page.getByRole('link', { name: 'Mon bilan', exact: true })).toHaveAttribute('href', '/bilan');
  expect(page.getByText(/sont accomplies/).elements()).toEqual([]);
});

it('invites to the end page once all is done', async () => {
  show(3);
  await expect.element(page.getByText(/^Toutes les missions sont accomplies\./)).toBeVisible();
  await expect.element(page.getByRole('link')).toHaveTextContent('Lire et garder mon bilan');
});
