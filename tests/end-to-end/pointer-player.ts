/** A player who points and clicks, and types into fields only: takes the same walkthroughs as the keyboard player. */
import type { Locator, Page } from '@playwright/test';
import type { KeyboardPlayer } from '#engine/rules/solution.ts';
import { createKeyboardPlayer, named } from './keyboard-player.ts';

/** Roles of controls that are typed into, or moved by keys after a click. */
const FIELDS = ['combobox', 'searchbox', 'slider', 'textbox'];

export function createPointerPlayer(page: Page): KeyboardPlayer {
  const keyboard = createKeyboardPlayer(page);
  /** The element that was pointed at and is not clicked yet. */
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
      // A control that a pointer cannot set exactly, such as a slider, is focused and moved by keys.
      await aimed?.focus();
      aimed = null;
      return keyboard.press(key);
    },
  };
}

/** Clicks what the key would have pressed: the submit button of the form that has the focus, or else the focused element. */
async function send(page: Page, key: string): Promise<void> {
  const submit = page.locator('form:focus-within').last().locator('button[type="submit"]').last();
  if ((await submit.count()) > 0) return submit.click();
  const inUse = page.locator('button:focus, a:focus, [role]:focus').last();
  return (await inUse.count()) > 0 ? inUse.click() : page.keyboard.press(key);
}
