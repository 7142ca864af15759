/**
 * The system's Firefox, driven by WebDriver BiDi, and players for walkthroughs in it. Playwright's runner starts the server and counts the
 * tests; its own browser is not started.
 */
import { expect } from '@playwright/test';
import axe from 'axe-core';
import puppeteer, { type Browser, ElementHandle, type KeyInput, type Page } from 'puppeteer-core';
import type { KeyboardPlayer } from '#engine/rules/solution.ts';
import { firefoxLaunchOptions } from '../support/browser.mjs';

/** Milliseconds after which a page hangs; long, because a busy machine may be slow. */
const TIMEOUT_MS = 30_000;
/** Milliseconds between two looks at the page while a test waits for something. */
const POLL_INTERVAL_MS = 50;
/** Presses of Tab after which a control cannot be reached: more than any screen has controls. */
const TABS = 250;

/** Starts Firefox. @param preferences of `about:config`, added to those that every test has */
export function launchFirefox(preferences: Readonly<Record<string, string | number | boolean>> = {}): Promise<Browser> {
  const { extraPrefsFirefox, ...options } = firefoxLaunchOptions();
  return puppeteer.launch({ ...options, extraPrefsFirefox: { ...extraPrefsFirefox, ...preferences } });
}

/** Fails the test when the page logs an error or throws an uncaught one. */
export function watchTab(tab: Page): () => void {
  const complaints: string[] = [];
  tab.on('pageerror', (error) => void complaints.push(String(error)));
  tab.on('console', (message) => void (message.type() === 'error' && complaints.push(message.text())));
  return () => expect(complaints).toEqual([]);
}

/** Waits until an element with this text is visible. */
export async function see(tab: Page, text: string | RegExp, timeout = TIMEOUT_MS): Promise<void> {
  if (text === '') throw new Error('an empty text is seen on every page: name what is to be seen');
  await tab.waitForFunction(isVisible, { polling: POLL_INTERVAL_MS, timeout }, asPattern(text)).catch((cause) => {
    throw new Error(`« ${text} » is not visible on ${tab.url()}`, { cause });
  });
}

/** Waits for the first element of this role and name that can be used. */
export async function named(tab: Page, role: string, name: string | RegExp): Promise<ElementHandle<Element>> {
  const end = Date.now() + TIMEOUT_MS;
  do {
    if (!(await tab.evaluate(() => 'axe' in window))) await tab.evaluate(axe.source);
    const found = await tab.evaluateHandle(firstOf, role, asPattern(name, 'whole'));
    if (found instanceof ElementHandle) return found;
  } while (Date.now() < end);
  throw new Error(`there is no ${role} « ${name} » to use on ${tab.url()}`);
}

/** A player who uses the keyboard only. */
export function keyboardPlayer(tab: Page): KeyboardPlayer {
  return {
    async reach(role, name) {
      const target = await named(tab, role, name);
      for (let press = 0; press < TABS; press += 1) {
        const focused = await target.evaluate((element) => (document.hasFocus() ? element === document.activeElement : null));
        if (focused) return;
        if (focused === null) await focusWindow(tab);
        else await tab.keyboard.press('Tab');
      }
      throw new Error(`Tab never reaches ${role} « ${name} »`);
    },
    press: (key) => pressKeys(tab, key),
    type: (text) => tab.keyboard.type(text),
    see: (text) => see(tab, text),
    async visit(path) {
      await tab.goto(new URL(path, tab.url()).href);
    },
  };
}

/** Roles of controls that are typed into, or moved by keys after a click. */
const FIELDS = ['combobox', 'searchbox', 'slider', 'textbox'];

/** A player who points and clicks, and types into fields only. */
export function pointerPlayer(tab: Page): KeyboardPlayer {
  const keyboard = keyboardPlayer(tab);
  /** The element that was pointed at and is not clicked yet. */
  let aimed: ElementHandle<Element> | null = null;
  return {
    ...keyboard,
    async reach(role, name) {
      const target = await named(tab, role, name);
      aimed = FIELDS.includes(role) ? null : target;
      if (!aimed) await target.click();
    },
    async press(key) {
      if (aimed && (key === 'Enter' || key === 'Space')) return aimed.click();
      await aimed?.focus();
      aimed = null;
      await keyboard.press(key);
    },
  };
}

/**
 * Focuses the window. In headless Firefox a window loses its focus once Tab has gone past its last control, and then Enter presses no
 * button. The focus comes back only after another tab had it, such as the empty one that Firefox starts with.
 */
async function focusWindow(tab: Page): Promise<void> {
  if (await tab.evaluate(() => document.hasFocus())) return;
  const [first] = await tab.browser().pages();
  await first?.bringToFront();
  await tab.bringToFront();
}

/** Presses one key, or several at once as 'Control+a'. */
export async function pressKeys(tab: Page, keys: string): Promise<void> {
  await focusWindow(tab);
  const held = keys.split('+').map((key) => (key === 'Space' ? ' ' : key)) as KeyInput[];
  const last = held.pop() ?? 'Enter';
  for (const key of held) await tab.keyboard.down(key);
  await tab.keyboard.press(last);
  for (const key of held.reverse()) await tab.keyboard.up(key);
}

/** A regular expression in a form that can be sent to the page; a space matches every kind of space. */
interface Pattern {
  readonly source: string;
  readonly flags: string;
}

function asPattern(text: string | RegExp, extent?: 'whole'): Pattern {
  if (typeof text !== 'string') return { source: text.source, flags: text.flags };
  const source = text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return extent === 'whole' ? { source: `^${source}$`, flags: '' } : { source, flags: 'i' };
}

/** Runs in the page: whether an innermost element with this text is visible. What surrounds an element has its text, too. */
function isVisible({ source, flags }: Pattern): boolean {
  const pattern = new RegExp(source, flags);
  const matches = (element: Element) => pattern.test((element.textContent ?? '').replace(/\s+/g, ' '));
  const shows = (element: Element): boolean => {
    const inside = [...element.children].filter(matches);
    if (inside.length > 0) return inside.some(shows);
    return element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
  };
  return matches(document.body) && shows(document.body);
}

declare global {
  interface Window {
    /** The functions of axe-core that the page calls; axe-core's own types omit most of them. */
    readonly axe: {
      setup(root: Element): void;
      teardown(): void;
      readonly commons: {
        readonly aria: { getRole(element: Element): string | null };
        readonly dom: { isVisibleToScreenReaders(element: Element): boolean };
        readonly text: { accessibleText(element: Element): string };
      };
    };
  }
}

/** Runs in the page: the first enabled element with this role and accessible name. */
function firstOf(role: string, { source, flags }: Pattern): Element | null {
  const { axe } = window;
  const { aria, dom, text } = axe.commons;
  const pattern = new RegExp(source, flags);
  axe.setup(document.documentElement);
  const found = [...document.body.querySelectorAll('*')].find(
    (element) =>
      aria.getRole(element) === role &&
      !element.matches(':disabled, [aria-disabled="true"]') &&
      dom.isVisibleToScreenReaders(element) &&
      pattern.test(text.accessibleText(element).replace(/\s+/g, ' ').trim()),
  );
  axe.teardown();
  return found ?? null;
}
