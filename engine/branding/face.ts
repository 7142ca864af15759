/** What browsers get of a branding: the sources that carry name, colours and logo, with those of the branding in them. */
import type { Branding } from './branding.ts';
import { brandingTokens } from './palette.ts';

/** @param source of engine/ui/brand/branding.ts @param logoAddress of the house's logo, where it has one */
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

/** What comes after the interface's own tokens. */
export function brandingStyles({ colours }: Branding): string {
  const tokens = Object.entries(brandingTokens(colours)).map(
    ([name, [light, dark]]) => `--${name}:${light === dark ? light : `light-dark(${light},${dark})`};`,
  );
  return tokens.length === 0 ? '' : `\n@layer tokens{:root{${tokens.join('')}}}\n`;
}

/** @param html the page that carries the site, with the product's own name, icon and colour of the browser's bar */
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
