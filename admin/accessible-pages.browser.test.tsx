/** Accessibility of every page of the console, with people, figures and long names: rules of axe, contrast, and use by keyboard. */
import axe from 'axe-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CONSOLE_PAGES } from '#schemas/console-pages.ts';
import { RULES_OF_COLOUR } from '../tests/support/colour-rules.ts';
import '../tests/support/quiet-axe.ts';
import { openFull } from './testing/open-full.ts';

/** Rules of axe for WCAG 2.2 AA, and its rules of good practice. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const THEMES = [
  { theme: 'light', runOnly: RULES },
  { theme: 'dark', runOnly: RULES_OF_COLOUR },
];

/** Groups of controls that have one tab stop, and are navigated by arrow keys; also the cells of the cockpit's matrix. */
const BY_ARROWS = '[role=grid], [role=toolbar], [role=tablist], [role=menu], [data-row][data-column]';

/** Number of presses of the Tab key in one command, as a round trip to the browser takes longer than a press. */
const AT_ONCE = 20;

/** Controls that the Tab key must reach: all that are visible and enabled, except radio buttons, of which it reaches one in a group. */
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
        // The rule `region` is off: the test's own display of the address is outside of the page's landmarks.
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
