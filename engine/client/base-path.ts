/** The path prefix of an installation (`BASE_PATH`), which the server writes into every page (server/site/installed-site.ts). */

/** Such as `/vigie`, without a final slash; '' at the root of the host, while developing and where pages are prerendered. */
export const BASE_PATH: string = globalThis.document?.documentElement.dataset['basePath'] ?? '';

/** Address of the installation, without a final slash, with which links for other devices begin. */
export function siteAddress(): string {
  return window.location.origin + BASE_PATH;
}
