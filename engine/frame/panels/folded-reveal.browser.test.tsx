/** A long reveal shows a dose of its first section; the rest is unfolded on demand, and the big screen shows all of it. */
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Mounted, mount } from '#engine/authoring/testing';
import type { Artifacts, Reveal } from '#engine/rules/checker.ts';
import { defineReveal, type RevealProps } from './reveal.ts';
import { RevealView } from './reveal-view.tsx';

const NUMBERS = ['Un', 'Deux', 'Trois', 'Quatre', 'Cinq'] as const;
/** Forty words. */
const entry = (name: string) => `${name} ${'mot '.repeat(39)}`.trim();

let mounted: Mounted | undefined;
afterEach(() => mounted?.unmount());

function TwoSections({ reveal: { entries } }: RevealProps<Reveal, Artifacts>) {
  return (
    <>
      <h3>Ce qui décidait</h3>
      <div>
        <ul style={{ display: 'grid' }}>
          {[entries].flat().map((text) => (
            <li key={String(text)} style={{ display: 'grid' }}>
              {String(text)}
            </li>
          ))}
        </ul>
      </div>
      <h3>La suite de la journée</h3>
      <p>Tout est rentré dans l’ordre.</p>
    </>
  );
}

async function show(entries: readonly string[], whole = false) {
  const load = async () => ({ default: defineReveal({ Reveal: TwoSections }) });
  mounted = await mount(<RevealView load={load} opened={{ artifacts: {}, reveal: { entries } }} whole={whole} />);
  await expect.element(page.getByRole('heading', { name: 'Ce qui décidait' })).toBeVisible();
}

const afterwards = () => page.getByText('Tout est rentré dans l’ordre.');
const theEntry = (name: string) => page.getByText(entry(name));

describe('a long reveal', () => {
  it('shows as many entries as are read at once, and the others on demand, to the keyboard too', async () => {
    await show(NUMBERS.map(entry));
    await expect.element(theEntry('Deux')).toBeVisible();
    await expect.element(theEntry('Trois')).not.toBeVisible();
    const more = page.getByRole('button', { name: 'Voir les 3 autres' });
    await userEvent.tab();
    await expect.element(more).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(theEntry('Cinq')).toBeVisible();
    await expect.element(theEntry('Trois')).toHaveFocus();
    await expect.element(more).not.toBeInTheDocument();
  });

  it('folds every further section behind its heading', async () => {
    await show(NUMBERS.map(entry));
    await expect.element(afterwards()).not.toBeVisible();
    await page.getByRole('heading', { name: 'La suite de la journée' }).click();
    await expect.element(afterwards()).toBeVisible();
  });

  it('shows its first entry, however long', async () => {
    await show([entry('Un').repeat(5), entry('Deux')]);
    await expect.element(page.getByText(/^Un mot/)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Voir l’autre' })).toBeVisible();
  });

  it('is whole where nobody unfolds anything', async () => {
    await show(NUMBERS.map(entry), true);
    await expect.element(theEntry('Cinq')).toBeVisible();
    await expect.element(afterwards()).toBeVisible();
  });
});

it('a short one has nothing to ask for', async () => {
  await show([entry('Un'), entry('Deux')]);
  await expect.element(theEntry('Deux')).toBeVisible();
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});
