/** What every screen must pass (WCAG 2.2 AA). */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** No violation that axe knows, and nothing that makes the page scroll sideways. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    // In the page itself, not half of it in an empty page beside: no frame of the product comes from another origin or lets scripts in.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary}`).join(' | ')}`,
  );
  expect(found).toEqual([]);
  await expectFitting(page);
}

/**
 * Nothing makes the page scroll sideways, nothing to press is cut off where a part of it hides what is wider, and a phone zooms into
 * no field.
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
      // A part of a pixel is hidden for the eye only.
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
  // The browser logs a failed load by itself; a 404 page or a refused login is meant to be one.
  'Failed to load resource',
  // Plain http on a room's own network is not the place where this header works, and the browser says so.
  'The Cross-Origin-Opener-Policy header has been ignored',
  // A sandboxed frame refuses the scripts that Playwright runs in every frame, as it is meant to refuse any.
  "Blocked script execution in 'about:srcdoc' because the document's frame is sandboxed",
];

/** Fails the test when the page logs an error, breaks its own policy or asks another origin. */
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
  return () => expect(complaints).toEqual([]);
}
