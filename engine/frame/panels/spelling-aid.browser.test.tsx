/** Addresses and numbers of a scene, spelt for the ear and for the eye. */
import { useRef, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AddressText } from '#engine/ui/scenery/address-text.tsx';
import { SpellingAid } from './spelling-aid.tsx';

let root: Root | undefined;
let host: HTMLElement | undefined;
afterEach(() => {
  root?.unmount();
  host?.remove();
});

function Scene() {
  const scene = useRef<HTMLDivElement>(null);
  const [called, setCalled] = useState(false);
  return (
    <>
      <div ref={scene}>
        <p>
          De <AddressText text="ines@brevelle-rh.example" />
        </p>
        <p hidden>cachee@brevelle.example</p>
        <input defaultValue="FR76 3000 4000 0312 3456 7890 143" aria-label="RIB" />
        <button type="button" onClick={() => setCalled(true)}>
          Appeler
        </button>
        {called && <p data-spelt="standard">Le 01 99 00 12 34 répond.</p>}
      </div>
      <SpellingAid scene={scene} />
    </>
  );
}

function show() {
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
  root.render(<Scene />);
}

const names = () =>
  page
    .getByRole('button', { name: /^Épeler/ })
    .elements()
    .map(({ textContent }) => textContent);

it('lists by keyboard what the scene shows and its fields hold, by the name it gives, as it changes, and nothing that is hidden', async () => {
  show();
  const opener = page.getByText('Épeler une adresse, un numéro');
  await expect.element(opener).toBeVisible();
  await opener.click();
  await expect.poll(names).toEqual(['Épeler ines@brevelle-rh.example', 'Épeler FR76 3000 4000 0312 3456 7890 143']);
  await page.getByRole('button', { name: 'Appeler' }).click();
  await expect.poll(names).toContain('Épeler 01 99 00 12 34 standard');
});

it('spells one at a press: announced in words, shown sign by sign, put away by another', async () => {
  show();
  await page.getByText('Épeler une adresse, un numéro').click();
  const address = page.getByRole('button', { name: 'Épeler ines@brevelle-rh.example' });
  await expect.element(address).toBeVisible();
  address.element().focus();
  await userEvent.keyboard('{Enter}');
  const said = page.getByText(/^i, n, e, s, arobase, b, r, e, v, e, l, l, e, tiret, r, h, point, e, x, a/);
  await expect.element(said).toBeInTheDocument();
  expect(said.element().closest('[aria-live="polite"]')).not.toBeNull();
  await expect.element(page.getByText('arobase', { exact: true })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('arobase', { exact: true })).not.toBeInTheDocument();
  await expect.element(address).toHaveFocus();
});

it('spells whole what an author marks for it', async () => {
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
  root.render(<Subject />);
  await userEvent.click(page.getByText('Épeler une adresse, un numéro'));
  await expect.element(page.getByRole('button', { name: 'Épeler avant cloture Objet' })).toBeVisible();
});

function Subject() {
  const scene = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={scene}>
        <h3 data-spelt="Objet" data-spelt-whole="">
          avant cloture
        </h3>
      </div>
      <SpellingAid scene={scene} />
    </>
  );
}
