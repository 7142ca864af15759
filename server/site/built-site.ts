/** The built site, and the Content-Security-Policy of its pages. */
import type { Branding } from '#engine/branding/branding.ts';
import { SANDBOXED_STYLE } from '#engine/rules/sandboxed-document.ts';
import type { PagePolicy } from '../http/security-headers.ts';
import { inlineHashes, sourceHash } from './inline-hashes.ts';
import type { SiteFiles } from './site-files.ts';

export interface BuiltSite {
  /** Path of `dist/client`. */
  readonly directory: string;
  /** Origin of the API for the pages (`VITE_API_HOST` at the build); if absent, the pages' own origin. */
  readonly apiHost?: string | undefined;
  /** Branding of the installation; if absent, the product's own. */
  readonly branding?: Branding | undefined;
}

/**
 * The policy of all pages: scripts and styles that are part of the pages, and calls to the server for which they were built. A sandboxed
 * document inherits the policy of its page, so its style is included.
 * @param files as sent, with the branding; undefined without a site
 */
export function pagePolicy(files: SiteFiles | undefined, apiHost = ''): PagePolicy {
  const pages = [...(files ?? [])].filter(([name]) => name.endsWith('.html')).map(([, { plain }]) => plain.bytes().toString());
  return {
    inlineScripts: inlineHashes(pages, 'script'),
    inlineStyles: [...inlineHashes(pages, 'style'), sourceHash(SANDBOXED_STYLE)],
    apiOrigin: URL.canParse(apiHost) ? new URL(apiHost).origin : undefined,
  };
}
