/** The path prefix of an installation (`BASE_PATH`): routes are registered without it. */

/**
 * A requested address as routes know it. An address without the prefix stays as it is: health checks and scripts on the machine
 * itself need not know the prefix.
 * @param url path and query @param basePath `/vigie`, not empty
 */
export function withoutBasePath(url: string, basePath: string): string {
  if (!url.startsWith(basePath)) return url;
  const rest = url.slice(basePath.length);
  if (rest === '' || rest.startsWith('?')) return `/${rest}`;
  return rest.startsWith('/') ? rest : url;
}
