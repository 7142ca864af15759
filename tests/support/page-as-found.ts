/**
 * Keeps a page fit for the files after this one: hundreds of tests share it. Loads the product's first sheet before all others, as each
 * document of the product does: it says in which order the layers of all sheets count, and a page that began with another sheet has its
 * resets above its components, for every file. Fails the test that leaves the page asking for something else than it found.
 */
import { beforeEach, expect, onTestFinished } from 'vitest';
import '#engine/ui/base.css';

/** Attributes of the root that each page sets anew, or that say nothing. */
const UNTOLD = /^(lang=|style="")/;

/** What the page is asked for, by the browser and by attributes of its root. */
const asked = () => [
  ...['print', '(prefers-reduced-motion: no-preference)', '(prefers-color-scheme: dark)', '(forced-colors: active)'].filter(
    (query) => matchMedia(query).matches,
  ),
  ...[...document.documentElement.attributes].map(({ name, value }) => `${name}="${value}"`).filter((text) => !UNTOLD.test(text)),
];

// First of all that a test does when it is finished: the last to be called.
beforeEach(() => {
  const found = asked();
  onTestFinished(() => expect(asked(), 'what the page is asked for after the test').toEqual(found));
});
