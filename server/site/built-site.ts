/** The built site, and what its pages may load. */
import type { Branding } from '#engine/branding/branding.ts';
import { SANDBOXED_STYLE } from '#engine/rules/sandboxed-document.ts';
import type { PagePolicy } from '../http/security-headers.ts';
import { inlineHashes, sourceHash } from './inline-hashes.ts';
import type { SiteFiles } from './site-files.ts';

export interface BuiltSite {
  /** `dist/client`. */
  readonly directory: string;
  /** Origin of the API for the pages (`VITE_API_HOST` at the build); absent: their own origin. */
  readonly apiHost?: string | undefined;
  /** Of the installation; absent, the product's own. */
  readonly branding?: Branding | undefined;
}

/**
 * A page may run the scripts and wear the styles that it is sent with, and call the server that it was built for. A sandboxed document
 * inherits the policy of its page, so its style is named too.
 * @param files as they are sent, with the branding in them; none without a site
 */
export function pagePolicy(files: SiteFiles | undefined, apiHost = ''): PagePolicy {
  const pages = [...(files ?? [])].filter(([name]) => name.endsWith('.html')).map(([, { plain }]) => plain.bytes().toString());
  return {
    inlineScripts: inlineHashes(pages, 'script'),
    inlineStyles: [...inlineHashes(pages, 'style'), sourceHash(SANDBOXED_STYLE)],
    apiOrigin: URL.canParse(apiHost) ? new URL(apiHost).origin : undefined,
  };
}
