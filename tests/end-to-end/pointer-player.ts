/** A player who points and clicks, and types into fields only: takes the same walkthroughs as the one without a mouse. */
import type { Locator, Page } from '@playwright/test';
import type { KeyboardPlayer } from '#engine/rules/solution.ts';
import { createKeyboardPlayer, named } from './keyboard-player.ts';

/** What is typed into, or moved by keys once it was clicked. */
const FIELDS = ['combobox', 'searchbox', 'slider', 'textbox'];

export function createPointerPlayer(page: Page): KeyboardPlayer {
  const keyboard = createKeyboardPlayer(page);
  /** Pointed at, and not clicked yet. */
  let aimed: Locator | null = null;
  return {
    ...keyboard,
    async reach(role, name) {
      const target = await named(page, role, name);
      aimed = FIELDS.includes(role) ? null : target;
      if (!aimed) await target.click();
    },
    async press(key) {
      if (key === 'Enter' || key === 'Space') return aimed ? aimed.click() : send(page, key);
      // What has no way for a pointer, such as a slider, is moved by keys from where one pointed.
      await aimed?.focus();
      aimed = null;
      return keyboard.press(key);
    },
  };
}

/** Clicks what a key in this place would have pressed: the form's button, or the element that has the focus. */
async function send(page: Page, key: string): Promise<void> {
  const submit = page.locator('form:focus-within').last().locator('button[type="submit"]').last();
  if ((await submit.count()) > 0) return submit.click();
  const inUse = page.locator('button:focus, a:focus, [role]:focus').last();
  return (await inUse.count()) > 0 ? inUse.click() : page.keyboard.press(key);
}
