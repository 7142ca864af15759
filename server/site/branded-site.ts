/** The built site with the branding of an installation: one build serves every installation (docs/branding.md). */
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Branding } from '#engine/branding/branding.ts';
import { brandedPage } from '#engine/branding/pages.ts';
import { type SiteFiles, siteFile } from './site-files.ts';

/** Its pages with the branding in them, and its logo. Done once, when the server starts. */
export function brandedSite(files: SiteFiles, branding: Branding): SiteFiles {
  const { logo } = branding;
  const pages = [...files]
    .filter(([name]) => name.endsWith('.html'))
    .map(([name, { plain }]) => {
      const page = Buffer.from(brandedPage(plain.bytes.toString(), branding, logo ? `/${logo.fileName}` : ''));
      return [name, siteFile(name, page, { br: brotliCompressSync(page), gzip: gzipSync(page, { level: 9 }) })] as const;
    });
  return new Map([...files, ...pages, ...(logo ? [[logo.fileName, siteFile(logo.fileName, logo.bytes)] as const] : [])]);
}
