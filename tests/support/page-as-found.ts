/**
 * Keeps a page fit for the files after this one: hundreds of tests share it. Loads the product's first sheet before all others, as each
 * document of the product does: it says in which order the layers of all sheets count, and a page that began with another sheet has its
 * resets above its components, for every file. Fails the test after which the browser asks for something else than before.
 */
import { beforeEach, expect, onTestFinished } from 'vitest';
import '#engine/ui/base.css';

/** What the browser may ask for beside the default. */
const ASKED = ['print', '(prefers-reduced-motion: no-preference)', '(prefers-color-scheme: dark)', '(forced-colors: active)'];
const asked = () => ASKED.filter((query) => matchMedia(query).matches);

// First of all that a test does when it is finished: the last to be called.
beforeEach(() => {
  const found = asked();
  onTestFinished(() => expect(asked(), 'what the browser asks for after the test').toEqual(found));
});
