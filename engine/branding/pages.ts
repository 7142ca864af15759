/** A page with the branding of an installation in it: name, colours, logo, and what its script reads of them. */
import { BRANDING_META, logoSize, type PageBranding } from '#engine/ui/brand/branding.ts';
import type { Branding } from './branding.ts';
import { MORE_CONTRAST_CONDITIONS, moreContrastColours } from './more-contrast.ts';
import { brandingTokens } from './palette.ts';

/**
 * @param html a page of the site, prerendered or not, as Vigie's own
 * @param logoAddress of the branding's logo, where it has one
 */
export function brandedPage(html: string, branding: Branding, logoAddress: string): string {
  const page = pageBranding(branding, logoAddress);
  const head = [
    `<meta name="${BRANDING_META}" content="${escaped(JSON.stringify(page))}">`,
    `<style>${brandingStyles(branding)}${page.logo ? OWN_LOGO : ''}</style>`,
  ].join('');
  return withLogo(withTexts(withBarColour(html, branding), page), page, branding).replace('</head>', () => `${head}</head>`);
}

function pageBranding({ name, company, logo }: Branding, address: string): PageBranding {
  return {
    ...(name !== undefined && { name, maker: company === undefined ? name : `${name} · ${company}` }),
    ...(company !== undefined && { company }),
    ...(logo && { logo: { address, shape: Number(logo.shape.toFixed(3)) } }),
  };
}

/** Colours, after the interface's own tokens and after its sheet for more contrast. */
function brandingStyles({ colours }: Branding): string {
  const tokens = Object.entries(brandingTokens(colours)).map(
    ([name, [light, dark]]) => `--${name}:${light === dark ? light : `light-dark(${light},${dark})`};`,
  );
  if (tokens.length === 0) return '';
  const [supported, asked] = MORE_CONTRAST_CONDITIONS;
  return `@layer tokens{:root{${tokens.join('')}}}${supported}{${asked}{${moreContrastColours(colours)}}}`;
}

/** Drawn for paper, a logo brings its paper along: on the night it is on a plate. Outside of the layers, it wins over where it stands. */
const OWN_LOGO =
  '.own-logo{align-self:center;inline-size:auto;block-size:2.25rem;max-inline-size:min(9rem,30vw);padding:.2rem .3rem;border-radius:6px;background:#fff;object-fit:contain}';

/** Colour of the browser's own bar. */
function withBarColour(html: string, { colours: { night } }: Branding): string {
  return night === undefined ? html : html.replace(/(name="theme-color" content=")[^"]*/, (_, before) => before + night);
}

/** The name wherever people read Vigie's; what stands at the foot of a page is a sentence about Vigie. */
function withTexts(html: string, { name, maker }: PageBranding): string {
  if (name === undefined || maker === undefined) return html;
  return html
    .replaceAll('Vigie est une création du club cyber.', () => escaped(maker))
    .replace(/\bVigie\b/g, () => escaped(name));
}

/** In the tab, and in place of each lookout that was rendered: the element that engine/ui/brand/logo.tsx expects there. */
function withLogo(html: string, { logo: picture }: PageBranding, { logo }: Branding): string {
  if (!picture || !logo) return html;
  const { width, height } = logoSize(picture);
  return html
    .replace(/<link rel="icon"[^>]*>/, () => `<link rel="icon" href="${picture.address}" type="${logo.type}" />`)
    .replace(
      /<svg data-logo=""[^>]*>[\s\S]*?<\/svg>/g,
      () => `<img class="own-logo" src="${picture.address}" alt="" width="${width}" height="${height}"/>`,
    );
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
