/** The built site, and what its pages may load. */
import type { Branding } from '#engine/branding/branding.ts';
import type { PagePolicy } from '../http/security-headers.ts';
import { inlineScriptHashes } from './inline-scripts.ts';
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
 * A page may run the scripts that stand in it, and call the server that it was built for.
 * @param files the pages as they are served; absent, there are none
 */
export function pagePolicy(files: SiteFiles | undefined, apiHost = ''): PagePolicy {
  return {
    inlineScripts: files ? inlineScriptHashes(files) : [],
    apiOrigin: URL.canParse(apiHost) ? new URL(apiHost).origin : undefined,
  };
}
