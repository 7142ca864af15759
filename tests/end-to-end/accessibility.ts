/** Checks that every screen must pass (WCAG 2.2 AA). */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Locator, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { parseColoursOnce } from '../support/axe-colours.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Fails on a violation that axe finds, and on a page that scrolls sideways.
 * @param part of the page at which axe looks; without it, at all of it
 */
export async function expectAccessible(page: Page, part?: Locator): Promise<void> {
  expect(await violationsOn(page, { runOnly: { type: 'tag', values: RULES } }, part)).toEqual([]);
  await expectFitting(page);
}

/**
 * What axe finds wrong on the page, as one text for each rule that is broken. Frames are not looked into: those of the product have no
 * scripts, so that axe cannot run there.
 */
export async function violationsOn(page: Page, options: RunOptions, part = page.locator('html')): Promise<string[]> {
  // A page keeps axe until it is left: reading it takes as long as a check.
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(AXE);
    await page.evaluate(parseColoursOnce);
  }
  return part.evaluate(
    async (element, run) => {
      const { violations }: AxeResults = await Object(window)['axe'].run(element, run);
      return violations.map(
        ({ id, nodes }) =>
          `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary}`).join(' | ')}`,
      );
    },
    { ...options, resultTypes: ['violations'] } satisfies RunOptions,
  );
}

/**
 * Fails where the page scrolls sideways, where a control is cut off by an ancestor with `overflow: hidden`, and where a phone would zoom
 * into a field (text below 16 px).
 */
export async function expectFitting(page: Page): Promise<void> {
  const { overflow, cut, zoomed } = await page.evaluate(() => {
    const isCut = (control: Element) => {
      if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
      const { left, right } = control.getBoundingClientRect();
      let around = control.parentElement;
      while (around && getComputedStyle(around).overflowX === 'visible') around = around.parentElement;
      if (!around || !/hidden|clip/.test(getComputedStyle(around).overflowX)) return false;
      const edges = around.getBoundingClientRect();
      // A cut of less than one pixel is a rounding error.
      return edges.width > 1 && (left < edges.left - 1 || right > edges.right + 1);
    };
    return {
      overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      cut: [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
        .filter(isCut)
        .map((control) => control.outerHTML.slice(0, 200)),
      zoomed: [...document.querySelectorAll('input:not([type=radio], [type=checkbox], [type=range]), select, textarea')]
        .filter((field) => window.innerWidth < 576 && Number.parseFloat(getComputedStyle(field).fontSize) < 16)
        .map((field) => field.outerHTML.slice(0, 200)),
    };
  });
  expect(overflow, 'the page scrolls sideways').toBeLessThanOrEqual(0);
  expect(cut, 'cut off at an edge').toEqual([]);
  expect(zoomed, 'below 16 px').toEqual([]);
}

const EXPECTED = [
  // The browser logs a failed load by itself, also of a 404 page or a refused login; `watchPage` judges what failed.
  'Failed to load resource',
  // Browsers ignore this header over plain http, as in a room's own network, and say so.
  'The Cross-Origin-Opener-Policy header has been ignored',
  // Sandboxed frames refuse all scripts, also those that Playwright runs in every frame.
  "Blocked script execution in 'about:srcdoc' because the document's frame is sandboxed",
];

/**
 * Fails the test when the page logs an error, breaks its content security policy, calls another origin, lacks a file of its own, or gets
 * an answer of a server that fails.
 */
export function watchPage(page: Page, base: string): () => void {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !EXPECTED.some((start) => message.text().startsWith(start)))
      complaints.push(`console: ${message.text()}`);
  });
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== new URL(base).origin) complaints.push(`foreign request: ${request.url()}`);
  });
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    const status = response.status();
    if (status >= 500 || (status === 404 && pathname.includes('/assets/'))) complaints.push(`${status}: ${pathname}`);
  });
  return () => expect(complaints).toEqual([]);
}
