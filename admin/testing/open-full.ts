/** Opens a page of the console with people, figures and long names. */
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import type { ConsoleLanguage } from '#schemas/facilitators.ts';
import { catalogueEntry } from './a-catalogue-entry.ts';
import { fullCockpit } from './a-cockpit.ts';
import { fullSession } from './full-session.ts';
import { renderConsole } from './render-console.tsx';
import { startServer } from './stand-in-server.ts';

/** Opens the page at a path of `CONSOLE_PAGES`, and waits until all of it is loaded. */
export async function openFull(path: string, language: ConsoleLanguage = 'en'): Promise<void> {
  const server = startServer({ ...fullSession(), snapshot: fullCockpit(12, 6) });
  renderConsole(addressIn(path), {
    language,
    catalogue: [catalogueEntry('caesar', { title: 'Le message décalé de la direction générale' })],
  });
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  await expect.poll(() => page.getByText(/loading|chargement/i).elements()).toHaveLength(0);
  await expect.poll(() => server.calls.length).toBeGreaterThan(0);
}

/** Address of a page with the ids of the session, participant and campaign of the stand-in server. */
export function addressIn(path: string): string {
  return path.replace(':session', 's1').replace(':participant', 'p1').replace(':campaign', 'c1');
}
