import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { CONSOLE_PAGES } from '#schemas/console-pages.ts';
import { renderConsole } from './testing/render-console.tsx';
import { startServer } from './testing/stand-in-server.ts';

const at = (path: string) => path.replace(':session', 's1').replace(':participant', 'p1');

describe.each(CONSOLE_PAGES)('$path', ({ path, title, least, link }) => {
  it('has a page of its own, with its title and the focus on its heading', async () => {
    startServer();
    renderConsole(at(path));
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(document.title).toBe(`${title} · Vigie`);
    await expect.element(page.getByText(/^This page is for/)).not.toBeInTheDocument();
    const here = [...document.querySelectorAll('nav [aria-current="page"]')].map(({ textContent }) => textContent);
    expect(here).toEqual(link === null ? [] : [link]);
  });

  it('is shown to its lowest role, and to nobody below', async () => {
    startServer({ role: 'observer' });
    renderConsole(at(path));
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
    await expect.poll(() => page.getByText(/^This page is for/).elements()).toHaveLength(least === 'observer' ? 0 : 1);
    const offered = page.getByRole('link', { name: link ?? 'none', exact: true }).elements();
    expect(offered).toHaveLength(link !== null && least === 'observer' ? 1 : 0);
  });
});

describe('an address that is no page of the console', () => {
  it('is the 404 page', async () => {
    startServer();
    renderConsole('/admin/nowhere');
    await expect.element(page.getByRole('heading', { name: '404 — Page non trouvée' })).toBeVisible();
  });
});
