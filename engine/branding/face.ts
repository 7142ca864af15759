/** Applies a branding to the sources for browsers: name, colours, logo. */
import type { Branding } from './branding.ts';
import { brandingTokens } from './palette.ts';

/** @param source of engine/ui/brand/branding.ts @param logoAddress URL of the branding's logo, if any */
export function brandingModule(source: string, { name, company, logo }: Branding, logoAddress: string): string {
  const own = {
    ...(name !== undefined && {
      NAME: name,
      MAKER: company === undefined ? name : `${name} · ${company}`,
    }),
    ...(logo && { LOGO: { address: logoAddress, shape: Number(logo.shape.toFixed(3)) } }),
  };
  return Object.entries(own).reduce((text, [constant, value]) => withConstant(text, constant, value), source);
}

function withConstant(source: string, constant: string, value: unknown): string {
  const declared = new RegExp(`(export const ${constant}\\b[^=]*= )[^;]+;`);
  if (!declared.test(source)) throw new Error(`engine/ui/brand/branding.ts has no constant ${constant}`);
  return source.replace(declared, (_, before: string) => `${before}${JSON.stringify(value)};`);
}

/** Custom properties that override the interface's own tokens. */
export function brandingStyles({ colours }: Branding): string {
  const tokens = Object.entries(brandingTokens(colours)).map(
    ([name, [light, dark]]) => `--${name}:${light === dark ? light : `light-dark(${light},${dark})`};`,
  );
  return tokens.length === 0 ? '' : `\n@layer tokens{:root{${tokens.join('')}}}\n`;
}

/** @param html the site's page with the product's own name, icon and theme colour */
export function brandingPage(html: string, { name, colours: { night }, logo }: Branding, logoAddress: string): string {
  const named = name === undefined ? html : html.replace(/\bVigie\b/g, () => escaped(name));
  const coloured =
    night === undefined ? named : named.replace(/(name="theme-color" content=")[^"]*/, (_, before) => before + night);
  return logo
    ? coloured.replace(/<link rel="icon"[^>]*>/, () => `<link rel="icon" href="${logoAddress}" type="${logo.type}" />`)
    : coloured;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
