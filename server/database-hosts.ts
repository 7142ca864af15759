/** A PostgreSQL address may name several hosts, as libpq reads it: `postgres://user:password@db-a,db-b:5433/name`. */

/** @returns the same address once for each of its hosts, in their order; itself where it has one */
export function hostUrls(url: string): readonly string[] {
  const [, before = '', hosts = '', after = ''] = /^(\w+:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/s.exec(url) ?? [];
  return hosts.split(',').map((host) => `${before}${host}${after}`);
}
