/** A PostgreSQL address may name several hosts, as libpq reads it: `postgres://user:password@db-a,db-b:5433/name`. */

/** @returns one address for each host, in their order; the address itself where it has one host */
export function hostUrls(url: string): readonly string[] {
  const [, before = '', hosts = '', after = ''] = /^(\w+:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/s.exec(url) ?? [];
  return hosts.split(',').map((host) => `${before}${host}${after}`);
}
