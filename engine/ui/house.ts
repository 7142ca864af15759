/**
 * What the product is called and how it is drawn, where the configuration has no house (docs/house.md). With one, the plugin of
 * engine/registry/house writes this module anew; constants, so that what a house does not use costs nothing.
 */

/** A picture in place of the lookout. */
export interface LogoPicture {
  readonly address: string;
  /** Width by height. */
  readonly shape: number;
}

/** As people read it: in titles, in the header, on paper. */
export const NAME: string = 'Vigie';
/** The same after the French « de ». */
export const OF_NAME: string = 'de Vigie';
/** The same in the name of a file. */
export const FILE_NAME: string = 'vigie';
/** Whose the site is, at its foot. */
export const MAKER: string = 'Vigie est une création du club cyber.';
export const LOGO: LogoPicture | null = null;

/** The sea by night: what no style sheet colours. */
export const STAYS: string = '#33425f';
export const MAST: string = '#2a3856';
export const RIM: string = '#3d4d70';
export const FAR_SEA: string = '#121c33';
export const NEAR_SEA: string = '#0a1120';
export const BEAM: string = '#f5b841';
export const LAMP: string = '#ffdf9a';
