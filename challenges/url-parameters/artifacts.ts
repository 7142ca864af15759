/** The portal's public data. The visitor's account and the flag come with the reply to each address. */
export type UrlParametersArtifacts = {
  readonly containers: readonly Container[];
};

export interface Container {
  readonly number: string;
  readonly ship: string;
  readonly state: string;
}

/** The three values in the address, as they are written there; '' for a missing one. */
export type Parameters = {
  readonly debug: string;
  readonly admin: string;
  readonly id: string;
};

/** The portal's reply to an address. */
export type PortalView = {
  readonly debug: boolean;
  readonly admin: boolean;
  readonly root: boolean;
  /** The account that the page takes the visitor for; absent if no account has this number. */
  readonly account?: { readonly name: string; readonly role: string };
  /** Remarks about values that the page did not understand. */
  readonly remarks: readonly string[];
  /** The log, which debug mode shows. */
  readonly trace?: readonly string[];
  /** The flag in the maintenance panel. */
  readonly flag?: string;
};

/** An address, and what it opens. */
export type Combination = Parameters & { readonly opened: string; readonly everything?: boolean };

export type UrlParametersReveal = {
  readonly combinations: readonly Combination[];
  readonly flag: string;
};
