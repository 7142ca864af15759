/**
 * Name and logo of the product: Vigie's own, or the installation's (docs/branding.md), which the server writes into the head of every page
 * when it starts. Constants, read once when the script is loaded.
 */

/** A logo in place of the lookout (Vigie's own logo). */
export interface LogoPicture {
  readonly address: string;
  /** Aspect ratio: width by height. */
  readonly shape: number;
}

/** Branding in a page's head, as JSON in a `<meta>` of the name `BRANDING_META`; fields left out are Vigie's own. */
export interface PageBranding {
  readonly name?: string;
  /** Text at the foot of the site. */
  readonly maker?: string;
  /** Company in the texts of missions that leave the company open. */
  readonly company?: string;
  readonly logo?: LogoPicture;
}
export const BRANDING_META = 'branding';
/** Height of the installation's own logo, in px; style sheets set it in rem. */
const LOGO_HEIGHT = 36;

/** Width and height of the logo in px. */
export function logoSize({ shape }: LogoPicture): { readonly width: number; readonly height: number } {
  return { width: Math.round(LOGO_HEIGHT * shape), height: LOGO_HEIGHT };
}

const own = ofPage();

/** The product's name as people read it: in titles, in the header, on paper. */
export const NAME: string = own.name ?? 'Vigie';
/** Text at the foot of the site: whose site it is. */
export const MAKER: string = own.maker ?? 'Vigie est une création du club cyber.';
export const COMPANY: string | undefined = own.company;
export const LOGO: LogoPicture | undefined = own.logo;

/** Prerendered pages have no document: the server changes the rendered names and logo (server/site/installed-site.ts). */
function ofPage(): PageBranding {
  if (typeof document === 'undefined') return {};
  const meta = document.querySelector<HTMLMetaElement>(`meta[name=${BRANDING_META}]`);
  return meta ? JSON.parse(meta.content) : {};
}
