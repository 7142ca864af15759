/** What the site answers to an address typed into the bar. Pure. */
export type Screen = 'home' | 'calls' | 'contact' | 'robots' | 'missing';
export type Destination = { readonly screen: Screen; readonly path: string } | { readonly leaveFor: string };

export const HOST = 'www.brevelle.example';
const SCREENS: Readonly<Record<string, Screen>> = {
  '': 'home',
  accueil: 'home',
  escales: 'calls',
  contact: 'contact',
  'robots.txt': 'robots',
};

/**
 * Accepts a path, with or without the site's folder in front of it, or a whole address.
 * @param base the challenge's path, where the site lives.
 * @param hidden slugs of the pages that are really at their own address.
 */
export function resolveAddress(typed: string, base: string, hidden: readonly string[]): Destination {
  const local = typed.trim().replace(/^https?:\/\/[^/]*/i, '');
  const path = `/${local.startsWith(HOST) ? local.slice(HOST.length) : local}`
    .replace(/[?#].*$/, '')
    .replace(/\/+/g, '/')
    .replace(/\/$/, '');
  const inside = path === base || path.startsWith(`${base}/`) ? path.slice(base.length + 1) : path.slice(1);
  const name = inside.toLowerCase();
  if (hidden.includes(name)) return { leaveFor: `${base}/${name}` };
  const screen = Object.hasOwn(SCREENS, name) ? SCREENS[name] : undefined;
  return screen ? { screen, path: pathOf(screen, base) } : { screen: 'missing', path: `${base}/${inside}` };
}

/** The address of a screen of the site, as the bar shows it. */
export function pathOf(screen: Screen, base: string): string {
  const name = Object.keys(SCREENS).find((candidate) => SCREENS[candidate] === screen) ?? '';
  return name === '' ? base : `${base}/${name}`;
}
