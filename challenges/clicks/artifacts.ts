/** Nothing to dig in: all that there is to see is on the screen. */
export type ClicksArtifacts = Readonly<Record<never, never>>;

/** What belongs to the alert, and can be clicked in it. */
export type Bait = 'cross' | 'call' | 'repair';

/** What the player does: a click in the alert, the tab's own cross, or the computer's own protection. */
export type Choice = 'tab' | Bait | 'close';

export type ClicksReveal = {
  /** What the pop-up showed, and what there was to it. */
  readonly unmasked: readonly { readonly shown: string; readonly truth: string; readonly genuine?: boolean }[];
};
