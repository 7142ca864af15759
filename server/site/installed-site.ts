/** The built site as an installation serves it: one build has any branding (docs/branding.md) and any path prefix (decision 33). */
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Branding } from '#engine/branding/branding.ts';
import { brandedPage } from '#engine/branding/pages.ts';
import { type SiteFiles, siteFile } from './site-files.ts';

interface Installation {
  readonly branding: Branding | undefined;
  /** `/vigie`; '' at the root of the host. */
  readonly basePath: string;
}

/** Its pages with the branding and the prefix in them, and the branding's logo. Done once, when the server starts. */
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
 * they name other files relative to their own address.
 */
function prefixedPage(html: string, basePath: string): string {
  if (basePath === '') return html;
  return (
    html
      .replace('<html ', `<html data-base-path="${basePath}" `)
      // Not `//`, which is another host. The root has no final slash, as the router writes it.
      .replace(/\b(href|src|action)="\/(?!\/)"?/g, (begun) => begun.replace(/\/("?)$/, (_, end) => `${basePath}${end || '/'}`))
  );
}
