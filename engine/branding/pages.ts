/** Writes the branding of an installation into a page: name, colours, logo, and the data that the page's script reads. */
import { BRANDING_META, logoSize, type PageBranding } from '#engine/ui/brand/branding.ts';
import type { Branding } from './branding.ts';
import { MORE_CONTRAST_CONDITIONS, moreContrastColours } from './more-contrast.ts';
import { ACCENT_TOKENS, brandingTokens, themeToken } from './palette.ts';

/**
 * Returns a page with the branding.
 * @param html a page of the site, prerendered or not, with Vigie's own branding
 * @param logoAddress address of the branding's logo, if it has one
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

/** Style rules with the branding's colours. They come after the interface's own tokens and after its sheet for more contrast. */
function brandingStyles({ colours }: Branding): string {
  const tokens = Object.entries(brandingTokens(colours)).map(([name, [light, dark]]) => {
    const inThemes = ACCENT_TOKENS.includes(name)
      ? `--${themeToken(name, 'light')}:${light};--${themeToken(name, 'dark')}:${dark};`
      : '';
    return `--${name}:${light === dark ? light : `light-dark(${light},${dark})`};${inThemes}`;
  });
  if (tokens.length === 0) return '';
  const [supported, asked] = MORE_CONTRAST_CONDITIONS;
  return `@layer tokens{:root{${tokens.join('')}}}${supported}{${asked}{${moreContrastColours(colours)}}}`;
}

/**
 * A logo is designed for a light page: on the dark `night` background it gets a white plate. Unlayered, this rule wins over the styles
 * around the logo.
 */
const OWN_LOGO =
  '.own-logo{align-self:center;inline-size:auto;block-size:2.25rem;max-inline-size:min(9rem,30vw);padding:.2rem .3rem;border-radius:6px;background:#fff;object-fit:contain}';

/** Sets the colour of the browser's own bar (`theme-color`). */
function withBarColour(html: string, { colours: { night } }: Branding): string {
  return night === undefined ? html : html.replace(/(name="theme-color" content=")[^"]*/, (_, before) => before + night);
}

/** Replaces the name Vigie by the branding's. The sentence about Vigie at the foot of a page becomes the name and the company. */
function withTexts(html: string, { name, maker }: PageBranding): string {
  if (name === undefined || maker === undefined) return html;
  return html
    .replaceAll('Vigie est une création du club cyber.', () => escaped(maker))
    .replace(/\bVigie\b/g, () => escaped(name));
}

/** Replaces Vigie's logo by the branding's, in the browser tab and in prerendered HTML: there as engine/ui/brand/logo.tsx renders it. */
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
