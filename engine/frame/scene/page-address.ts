import { BASE_PATH } from '#engine/client/base-path.ts';

/**
 * Address of a page of the site, for `href` and `location`: its path with the path prefix of the installation.
 * @param path such as `challenge.path`
 */
export function pageAddress(path: string): string {
  return BASE_PATH + path;
}
