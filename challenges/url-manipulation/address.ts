/** The site's reply to an address typed into the bar, in pure functions. */
export type Screen = 'home' | 'calls' | 'contact' | 'robots' | 'missing';
export type Destination = { readonly screen: Screen; readonly path: string } | { readonly leaveFor: string } | 'another-site';

export const HOST = 'www.brevelle.example';
/** The host without www., which players also type, and which the site accepts too. */
const BARE_HOST = HOST.replace('www.', '');
const SCREENS: Readonly<Record<string, Screen>> = {
  '': 'home',
  accueil: 'home',
  escales: 'calls',
  contact: 'contact',
  'robots.txt': 'robots',
};

/**
 * The destination of a typed address. Accepts a path of the site, a path as in the real browser's address bar (below `base`), or a whole
 * address with either path.
 * @param base address of the challenge's page in the real browser.
 * @param hidden slugs of the pages that have an address of their own in the real browser.
 */
export function resolveAddress(typed: string, base: string, hidden: readonly string[]): Destination {
  const address = typed.trim();
  const [site = '', scheme, host = ''] = /^(https?:\/\/)?([^/?#]*)/i.exec(address) ?? [];
  const ours = [HOST, BARE_HOST].includes(host.toLowerCase());
  const named = ours || scheme !== undefined || /^www\./i.test(host);
  const path = `/${named ? address.slice(site.length) : address}`
    .replace(/[?#].*$/, '')
    .replace(/\/+/g, '/')
    .replace(/\/$/, '');
  const below = path === base || path.startsWith(`${base}/`);
  if (named && !ours && !below) return 'another-site';
  const inside = below ? path.slice(base.length + 1) : path.slice(1);
  const name = inside.toLowerCase();
  if (hidden.includes(name)) return { leaveFor: `${base}/${name}` };
  const screen = Object.hasOwn(SCREENS, name) ? SCREENS[name] : undefined;
  return screen ? { screen, path: pathOf(screen) } : { screen: 'missing', path: `/${inside}` };
}

/** The address of a screen of the site, as the bar shows it. */
export function pathOf(screen: Screen): string {
  return `/${Object.keys(SCREENS).find((candidate) => SCREENS[candidate] === screen) ?? ''}`;
}
