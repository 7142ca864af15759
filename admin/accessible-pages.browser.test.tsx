/** Every page of the console with people, figures and long names on it, as it is read, seen and used without a mouse. */
import axe from 'axe-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CONSOLE_PAGES } from '#schemas/console-pages.ts';
import { RULES_OF_COLOUR } from '../tests/support/colour-rules.ts';
import '../tests/support/quiet-axe.ts';
import { openFull } from './testing/open-full.ts';

/** WCAG 2.2 AA, and what axe holds for good practice besides. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const THEMES = [
  { theme: 'light', runOnly: RULES },
  { theme: 'dark', runOnly: RULES_OF_COLOUR },
];

/** What the arrow keys go through once the Tab key is there: groups of controls, and the cells of the cockpit's matrix. */
const BY_ARROWS = '[role=grid], [role=toolbar], [role=tablist], [role=menu], [data-row][data-column]';

/** Presses of the Tab key that the page is asked for together: the way to the browser and back takes longer than a press. */
const AT_ONCE = 20;

/** What the Tab key must reach: all that is shown and can be used; of a group of radio buttons it reaches one. */
const reachable = () =>
  [...document.querySelectorAll<HTMLElement>('a[href], button, input:not([type=radio]), select, textarea, summary')].filter(
    (control) =>
      (control.tabIndex >= 0 || control.closest(BY_ARROWS) === null) &&
      !control.matches(':disabled') &&
      control.checkVisibility({ visibilityProperty: true }),
  );

describe.each(CONSOLE_PAGES)('$path', ({ path }) => {
  it('has no barrier that axe knows, on a phone and on a desk, by day and by night', { timeout: 60_000 }, async () => {
    onTestFinished(() => {
      delete document.documentElement.dataset['theme'];
      return page.viewport(1280, 800);
    });
    await openFull(path);
    const found: string[] = [];
    for (const width of [320, 1280]) {
      await page.viewport(width, 800);
      for (const { theme, runOnly } of THEMES) {
        document.documentElement.dataset['theme'] = theme;
        // The address that tests are shown stands beside the page.
        const { violations } = await axe.run(document, {
          runOnly,
          reporter: 'mistakes',
          resultTypes: ['violations'],
          ...(runOnly === RULES ? { rules: { region: { enabled: false } } } : {}),
        });
        found.push(...violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${theme}, ${width}: ${id}: ${html}`)));
      }
    }
    expect(found).toEqual([]);
  });

  it('lets the Tab key reach all that can be used', { timeout: 60_000 }, async () => {
    await openFull(path);
    const start = document.createElement('button');
    document.body.prepend(start);
    onTestFinished(() => start.remove());
    start.focus();
    const reached = new Set<EventTarget>();
    const note = ({ target }: FocusEvent) => target && reached.add(target);
    document.addEventListener('focusin', note);
    onTestFinished(() => document.removeEventListener('focusin', note));
    const wanted = reachable().filter((control) => control !== start);
    for (let presses = 0; presses < 2 * wanted.length && !reached.has(start); presses += AT_ONCE) {
      await userEvent.keyboard('{Tab}'.repeat(AT_ONCE));
      if (document.activeElement === null || document.activeElement === document.body) break;
    }
    const missed = wanted.filter((control) => control.isConnected && !reached.has(control));
    expect(missed.map(({ outerHTML }) => outerHTML.slice(0, 200))).toEqual([]);
    expect(wanted.length).toBeGreaterThan(3);
  });
});
