/**
 * What the product is called and how it is drawn: Vigie's own, or the installation's (docs/branding.md), which the server writes into the
 * head of every page when it starts. Constants, read once when the script is loaded.
 */

/** A picture in place of the lookout. */
export interface LogoPicture {
  readonly address: string;
  /** Width by height. */
  readonly shape: number;
}

/** What a page's head says, in a `<meta>` of this name, as JSON; fields left out are Vigie's own. */
export interface PageBranding {
  readonly name?: string;
  /** At the foot of the site. */
  readonly maker?: string;
  /** In the texts of missions that leave it open. */
  readonly company?: string;
  readonly logo?: LogoPicture;
}
export const BRANDING_META = 'branding';
/** Of the installation's own logo, in px; style sheets set it in rem. */
const LOGO_HEIGHT = 36;

/** In px. */
export function logoSize({ shape }: LogoPicture): { readonly width: number; readonly height: number } {
  return { width: Math.round(LOGO_HEIGHT * shape), height: LOGO_HEIGHT };
}

const own = ofPage();

/** As people read it: in titles, in the header, on paper. */
export const NAME: string = own.name ?? 'Vigie';
/** Whose the site is, at its foot. */
export const MAKER: string = own.maker ?? 'Vigie est une création du club cyber.';
export const COMPANY: string | undefined = own.company;
export const LOGO: LogoPicture | undefined = own.logo;

/** Where pages are prerendered there is no document: the server changes what was rendered (server/site/branded-site.ts). */
function ofPage(): PageBranding {
  if (typeof document === 'undefined') return {};
  const meta = document.querySelector<HTMLMetaElement>(`meta[name=${BRANDING_META}]`);
  return meta ? JSON.parse(meta.content) : {};
}
