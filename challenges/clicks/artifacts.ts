/** Empty: the player finds everything on the screen. */
export type ClicksArtifacts = Readonly<Record<never, never>>;

/** The parts of the alert that can be clicked. */
export type Bait = 'cross' | 'call' | 'repair';

/** The player's choice: a click in the alert, the tab's close button, or the close button of the computer's protection. */
export type Choice = 'tab' | Bait | 'close';

export type ClicksReveal = {
  /** Each claim and button on the screen, and the truth about it. */
  readonly unmasked: readonly { readonly shown: string; readonly truth: string; readonly genuine?: boolean }[];
};
