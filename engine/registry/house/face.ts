/** What browsers get of a house: the sources that carry name, colours and logo, with those of the house in them. */
import { mixed } from './contrast.ts';
import type { House } from './house.ts';
import { houseTokens, ON_NIGHT } from './palette.ts';

/** Without accents and marks, as a file may be called anywhere. */
function fileNameOf(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  return plain.replace(/^-|-$/g, '') || 'session';
}

/** « de Vigie », « d’Escale ». */
function ofName(name: string): string {
  return /^[aeiouyàâäéèêëîïôöùûüœæ]/i.test(name) ? `d’${name}` : `de ${name}`;
}

/** @param source of engine/ui/house.ts @param logoAddress of the house's logo, where it has one */
export function houseModule(source: string, { name, company, colours, logo }: House, logoAddress: string): string {
  const { night, beam } = colours;
  const own = {
    ...(name !== undefined && {
      NAME: name,
      OF_NAME: ofName(name),
      FILE_NAME: fileNameOf(name),
      MAKER: company === undefined ? name : `${name} · ${company}`,
    }),
    ...(logo && { LOGO: { address: logoAddress, shape: Number(logo.shape.toFixed(3)) } }),
    ...(night !== undefined && {
      STAYS: mixed(night, ON_NIGHT, 0.17),
      MAST: mixed(night, ON_NIGHT, 0.13),
      RIM: mixed(night, ON_NIGHT, 0.21),
      FAR_SEA: mixed(night, '#ffffff', 0.035),
      NEAR_SEA: mixed(night, '#000000', 0.15),
    }),
    ...(beam !== undefined && { BEAM: beam, LAMP: mixed(beam, '#ffffff', 0.5) }),
  };
  return Object.entries(own).reduce((text, [constant, value]) => withConstant(text, constant, value), source);
}

function withConstant(source: string, constant: string, value: unknown): string {
  const declared = new RegExp(`(export const ${constant}\\b[^=]*= )[^;]+;`);
  if (!declared.test(source)) throw new Error(`engine/ui/house.ts has no constant ${constant}`);
  return source.replace(declared, (_, before: string) => `${before}${JSON.stringify(value)};`);
}

/** What comes after the interface's own tokens. */
export function houseStyles({ colours }: House): string {
  const tokens = Object.entries(houseTokens(colours)).map(
    ([name, [light, dark]]) => `--${name}:${light === dark ? light : `light-dark(${light},${dark})`};`,
  );
  return tokens.length === 0 ? '' : `\n@layer tokens{:root{${tokens.join('')}}}\n`;
}

/** @param html the page that carries the site, with the product's own name, icon and colour of the browser's bar */
export function housePage(html: string, { name, colours: { night }, logo }: House, logoAddress: string): string {
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
