/** What the portal publishes to everyone. Who a visitor is, and the flag, come with the answer to each address. */
export type UrlParametersArtifacts = {
  readonly containers: readonly Container[];
};

export interface Container {
  readonly number: string;
  readonly ship: string;
  readonly state: string;
}

/** The three values that the page reads in its address, as they are written there; '' where one is missing. */
export type Parameters = {
  readonly debug: string;
  readonly admin: string;
  readonly id: string;
};

/** What the portal answers to an address. */
export type PortalView = {
  readonly debug: boolean;
  readonly admin: boolean;
  readonly root: boolean;
  /** Whom the page takes the visitor for; absent when no account has this number. */
  readonly account?: { readonly name: string; readonly role: string };
  /** Values that the page did not understand. */
  readonly remarks: readonly string[];
  /** The log that debug mode shows. */
  readonly trace?: readonly string[];
  /** In the maintenance panel. */
  readonly flag?: string;
};

/** An address, and what it opened. */
export type Combination = Parameters & { readonly opened: string; readonly everything?: boolean };

export type UrlParametersReveal = {
  readonly combinations: readonly Combination[];
  readonly flag: string;
};
