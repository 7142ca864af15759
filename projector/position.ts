/** The theme, stored in the browser; the position in the debrief, stored in the tab for a reload. */
import { browserStorage, readJson } from '#engine/client/browser-storage.ts';

const THEME = 'projector_theme';
const PLACE = 'projector_debrief';
const tab = browserStorage('sessionStorage');
const browser = browserStorage('localStorage');

export type Theme = 'dark' | 'light';

/** The theme chosen in this browser; dark by default, as most rooms dim their lights. */
export function storedTheme(): Theme {
  return browser.read(THEME) === 'light' ? 'light' : 'dark';
}

export function storeTheme(theme: Theme): void {
  browser.write(THEME, theme);
}

/** Position in the debrief: the mission's index (-1 for the list of all missions) and the index of its step. */
export interface DebriefPosition {
  readonly mission: number;
  readonly step: number;
}

export const DEBRIEF_START: DebriefPosition = { mission: -1, step: 0 };

/** The position in the debrief; undefined if none was begun in this tab. */
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
