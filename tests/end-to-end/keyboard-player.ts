/** A player on a Playwright page who uses the keyboard only. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { KeyboardPlayer } from '#engine/rules/solution.ts';

/** Milliseconds after which a page hangs; long, because a busy machine may be slow. */
const TIMEOUT_MS = 30_000;
/** Presses of Tab after which a control cannot be reached: more than any screen has controls. */
const TABS = 250;

export function createKeyboardPlayer(page: Page): KeyboardPlayer {
  return {
    async reach(role, name) {
      const locator = await named(page, role, name);
      await expect(locator, `${role} ${name} becomes usable`).toBeEnabled({ timeout: TIMEOUT_MS });
      // The element is looked up once: a lookup at each press takes longer than the press.
      let target = await locator.elementHandle();
      for (let press = 0; press < TABS; press += 1) {
        const focused = await target?.evaluate((element) => (element.isConnected ? element === document.activeElement : null));
        if (focused) return;
        if (focused === null) target = await locator.elementHandle();
        else await page.keyboard.press('Tab');
      }
      throw new Error(`Tab never reaches ${role} « ${name} »`);
    },
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.insertText(text),
    async see(text) {
      if (text === '') throw new Error('an empty text is seen on every page: name what is to be seen');
      await page.getByText(text).filter({ visible: true }).first().waitFor({ timeout: TIMEOUT_MS });
    },
    async visit(path) {
      await page.goto(new URL(path, page.url()).href);
    },
  };
}

/** The first element of this role and name, once it can be seen. If it is in a folded part, that part's own control unfolds it first. */
export async function named(page: Page, role: string, name: string | RegExp): Promise<Locator> {
  const found = { name, exact: typeof name === 'string' };
  const target = page.getByRole(asRole(role), found).first();
  // Most controls are in sight, and one look is enough.
  if (await target.isVisible()) return target;
  const around = page
    .locator('details:not([open])')
    .filter({ has: page.getByRole(asRole(role), { ...found, includeHidden: true }) });
  const fold = around.locator('> summary').first();
  await target.or(fold).first().waitFor({ state: 'visible', timeout: TIMEOUT_MS });
  if (!(await target.isVisible())) await fold.press('Enter');
  await target.waitFor({ state: 'visible', timeout: TIMEOUT_MS });
  return target;
}

type Role = Parameters<Page['getByRole']>[0];

const ROLES: readonly Role[] = [
  'button',
  'checkbox',
  'combobox',
  'link',
  'listitem',
  'menuitem',
  'option',
  'radio',
  'row',
  'searchbox',
  'slider',
  'switch',
  'tab',
  'textbox',
  'treeitem',
];

function asRole(role: string): Role {
  const known = ROLES.find((candidate) => candidate === role);
  if (!known) throw new Error(`a walkthrough may reach ${ROLES.join(', ')}; got ${role}`);
  return known;
}
