/**
 * What the product is called and how it is drawn, where the configuration has no branding (docs/branding.md). With one, the plugin of
 * engine/branding writes this module anew; constants, so that what a branding does not use costs nothing.
 */

/** A picture in place of the lookout. */
export interface LogoPicture {
  readonly address: string;
  /** Width by height. */
  readonly shape: number;
}

/** As people read it: in titles, in the header, on paper. */
export const NAME: string = 'Vigie';
/** Whose the site is, at its foot. */
export const MAKER: string = 'Vigie est une création du club cyber.';
export const LOGO: LogoPicture | null = null;
