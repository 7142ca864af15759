/**
 * The built site as an installation serves it: the same build works with any branding (docs/branding.md) and any path prefix (decision 33).
 */
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Branding } from '#engine/branding/branding.ts';
import { brandedPage } from '#engine/branding/pages.ts';
import { type SiteFiles, siteFile } from './site-files.ts';

interface Installation {
  readonly branding: Branding | undefined;
  /** Path prefix such as `/vigie`; '' at the root of the host. */
  readonly basePath: string;
}

/** The site's pages with branding and prefix, and the branding's logo. Computed once, when the server starts. */
export function installedSite(files: SiteFiles, { branding, basePath }: Installation): SiteFiles {
  if (!branding && basePath === '') return files;
  const logo = branding?.logo;
  const pages = [...files]
    .filter(([name]) => name.endsWith('.html'))
    .map(([name, { plain }]) => {
      const html = prefixedPage(plain.bytes().toString(), basePath);
      const page = Buffer.from(branding ? brandedPage(html, branding, logo ? `${basePath}/${logo.fileName}` : '') : html);
      return [name, siteFile(name, { br: brotliCompressSync(page), gzip: gzipSync(page, { level: 9 }) })] as const;
    });
  return new Map([
    ...files,
    ...pages,
    ...(logo ? [[logo.fileName, siteFile(logo.fileName, { identity: logo.bytes })] as const] : []),
  ]);
}

/**
 * A page with the prefix in its addresses, and in `<html data-base-path>`, which scripts read. Scripts and style sheets need no change:
 * they refer to other files relative to their own address.
 */
function prefixedPage(html: string, basePath: string): string {
  if (basePath === '') return html;
  return (
    html
      .replace('<html ', `<html data-base-path="${basePath}" `)
      // Leaves `//` alone, as it begins the address of another host. The root gets no final slash, as in the router.
      .replace(/\b(href|src|action)="\/(?!\/)"?/g, (begun) => begun.replace(/\/("?)$/, (_, end) => `${basePath}${end || '/'}`))
  );
}
