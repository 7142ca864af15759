/** Helpers for tests of the set-up form. */
import { page, userEvent } from 'vitest/browser';
import type { CatalogueEntry } from '#schemas/manifest.ts';
import { catalogueEntry } from './a-catalogue-entry.ts';
import { renderConsole } from './render-console.tsx';

/** Missions for the form. 15 minutes of play fit the easy ones and `odd`; 24 minutes fit all but `hard`, whose act is an attacker's. */
export const CATALOGUE = [
  catalogueEntry('hard', { act: 'attacker', difficulty: 'Difficile', duration: 20 }),
  catalogueEntry('easy', { category: 'Sensibilisation', difficulty: 'Facile', duration: 4 }),
  catalogueEntry('find', { category: 'Enquête & OSINT', difficulty: 'Facile', duration: 6 }),
  catalogueEntry('web', { difficulty: 'Moyen', duration: 8 }),
  catalogueEntry('odd', { duration: 5 }),
];

export const openSetup = (path: string, catalogue: readonly CatalogueEntry[] = CATALOGUE) => renderConsole(path, { catalogue });

export const order = () => page.getByRole('region', { name: 'Order of play' }).getByRole('listitem');
export const address = () => page.getByTestId('address');
/** Opens or closes a fold. */
export const open = (title: string) => userEvent.click(page.getByText(title, { exact: true }).first());
export const button = (name: string) => page.getByRole('button', { name, exact: true });

export async function signIn() {
  await userEvent.fill(page.getByLabelText('Username'), 'admin');
  await userEvent.fill(page.getByLabelText('Password'), 'secret');
  await userEvent.keyboard('{Enter}');
}

/** Body of the last call with this method. */
export function sent(calls: readonly string[], method: string) {
  const call = calls.findLast((one) => one.startsWith(`${method} `)) ?? '';
  return JSON.parse(call.slice(call.indexOf('{')));
}
