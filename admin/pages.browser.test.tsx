import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { CONSOLE_LANGUAGES } from '#schemas/console-constants.ts';
import { CONSOLE_PAGES } from '#schemas/console-pages.ts';
import { english } from './language/english/english.ts';
import { findCutText } from './testing/find-cut-text.ts';
import { addressIn, openFull } from './testing/open-full.ts';
import { renderConsole } from './testing/render-console.tsx';
import { startServer } from './testing/stand-in-server.ts';

/** Widths in pixels of telephones, tablets in both orientations, laptops and a desktop screen, and of these at 200 % zoom. */
const WIDTHS = [320, 390, 768, 820, 900, 1024, 1280, 1366, 1920];

describe.each(CONSOLE_PAGES)('$path', ({ name, path, least }) => {
  const title = english.shell.titles[name];
  const links: Partial<Record<typeof name, string>> = english.shell.links;
  const link = links[name];

  it('has a page of its own, with its title and the focus on its heading', async () => {
    startServer();
    renderConsole(addressIn(path));
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(document.title).toBe(`${title} · Vigie`);
    await expect.element(page.getByText(/^This page is for/)).not.toBeInTheDocument();
    const here = [...document.querySelectorAll('nav [aria-current="page"]')].map(({ textContent }) => textContent);
    // An administrator has no departments, so the navigation has no link to that page.
    expect(here).toEqual(link === undefined || name === 'own-departments' ? [] : [link]);
  });

  it.each(CONSOLE_LANGUAGES)(
    'is never wider than the window, keeps all in its panels, and breaks no word (%s)',
    async (language) => {
      await openFull(path, language);
      const found: string[] = [];
      for (const width of WIDTHS) {
        await page.viewport(width, 900);
        const across = document.documentElement.scrollWidth - width;
        if (across > 0) found.push(`${width}: the page is ${across} px too wide`);
        for (const panel of document.querySelectorAll('main section'))
          if (panel.scrollWidth > panel.clientWidth)
            found.push(`${width}: ${panel.querySelector('h2, caption')?.textContent} is cut`);
        for (const word of findCutText(document.body)) found.push(`${width}: ${word}`);
      }
      await page.viewport(1280, 800);
      expect(found).toEqual([]);
    },
  );

  it('is shown to a department where it is for that role; its desk is the page of its departments', async () => {
    startServer({ role: 'department' });
    renderConsole(addressIn(path));
    const [shown, refused] =
      name === 'dashboard' ? [english.shell.titles['own-departments'], 0] : [title, least === 'department' ? 0 : 1];
    await expect.element(page.getByRole('heading', { level: 1, name: shown })).toBeVisible();
    await expect.poll(() => page.getByText(/^This page is for/).elements()).toHaveLength(refused);
    const offered = () => page.getByRole('link', { name: link ?? 'none', exact: true }).elements();
    await expect.poll(offered).toHaveLength(link !== undefined && least === 'department' ? 1 : 0);
  });

  it('is shown to an observer where it is for that role, or for a lower one', async () => {
    const theirs = least === 'observer' || least === 'department';
    startServer({ role: 'observer' });
    renderConsole(addressIn(path));
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
    await expect.poll(() => page.getByText(/^This page is for/).elements()).toHaveLength(theirs ? 0 : 1);
    const offered = () => page.getByRole('link', { name: link ?? 'none', exact: true }).elements();
    await expect.poll(offered).toHaveLength(link !== undefined && theirs && name !== 'own-departments' ? 1 : 0);
  });
});

describe('an address that is no page of the console', () => {
  it('is the 404 page', async () => {
    startServer();
    renderConsole('/admin/nowhere');
    await expect.element(page.getByRole('heading', { name: '404 — Page non trouvée' })).toBeVisible();
  });
});
