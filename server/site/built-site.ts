/** The built site, and what its pages may load. */
import type { Branding } from '#engine/branding/branding.ts';
import type { PagePolicy } from '../http/security-headers.ts';
import { inlineScriptHashes } from './inline-scripts.ts';

export interface BuiltSite {
  /** `dist/client`. */
  readonly directory: string;
  /** Origin of the API for the pages (`VITE_API_HOST` at the build); absent: their own origin. */
  readonly apiHost?: string | undefined;
  /** Of the installation; absent, the product's own. */
  readonly branding?: Branding | undefined;
}

/** A page may run the scripts that it was built with, and call the server that it was built for. */
export function pagePolicy(site: BuiltSite | undefined): PagePolicy {
  const { directory, apiHost = '' } = site ?? {};
  return {
    inlineScripts: directory === undefined ? [] : inlineScriptHashes(directory),
    apiOrigin: URL.canParse(apiHost) ? new URL(apiHost).origin : undefined,
  };
}
