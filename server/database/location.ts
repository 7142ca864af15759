import { hostUrls } from '../database-hosts.ts';

/**
 * Location of a database for people to read: the file, or hosts and name; never a password.
 * @param url `sqlite:<path>` or `postgres://…`
 */
export function locationOf(url: string): string {
  if (url.startsWith('sqlite:')) return url.slice('sqlite:'.length);
  const urls = hostUrls(url).map((one) => new URL(one));
  return `${urls.map(({ host }) => host).join(',')}${urls[0]?.pathname ?? ''}`;
}
