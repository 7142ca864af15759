/** Where a database is, for people: the file, or host and name; never a password. @param url `sqlite:<path>` or `postgres://…` */
export function locationOf(url: string): string {
  if (url.startsWith('sqlite:')) return url.slice('sqlite:'.length);
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}
