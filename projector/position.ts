/** The presenter's choice of view, kept in the tab's storage for a reload. */
import { browserStorage, readJson } from '#engine/client/browser-storage.ts';

const THEME = 'projector_theme';
const PLACE = 'projector_debrief';
const tab = browserStorage('sessionStorage');
const browser = browserStorage('localStorage');

export type Theme = 'dark' | 'light';

/** Dark unless it was chosen otherwise: most rooms dim their lights. */
export function storedTheme(): Theme {
  return browser.read(THEME) === 'light' ? 'light' : 'dark';
}

export function storeTheme(theme: Theme): void {
  browser.write(THEME, theme);
}

/** Position in the debrief: index of the mission, -1 for the list of all, and its step. */
export interface DebriefPosition {
  readonly mission: number;
  readonly step: number;
}

export const DEBRIEF_START: DebriefPosition = { mission: -1, step: 0 };

/** Undefined while no debrief was begun in this tab. */
export function storedPosition(): DebriefPosition | undefined {
  return readJson(tab, PLACE, isPlace);
}

export function storePosition(place: DebriefPosition | null): void {
  tab.write(PLACE, place && JSON.stringify(place));
}

function isPlace(value: unknown): value is DebriefPosition {
  const { mission, step }: Record<string, unknown> = Object(value);
  return Number.isInteger(mission) && Number.isInteger(step);
}
