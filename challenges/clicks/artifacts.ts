/** Nothing to dig in: all that there is to see is on the screen. */
export type ClicksArtifacts = Readonly<Record<never, never>>;

/** What the player does with the pop-up. */
export type Choice = 'close' | 'repair';

export type ClicksReveal = {
  /** What the pop-up showed, and what there was to it. */
  readonly unmasked: readonly { readonly shown: string; readonly truth: string; readonly genuine?: boolean }[];
};
