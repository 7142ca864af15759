/** Nothing to dig in: all that there is to see is on the screen. */
export type ClicksArtifacts = Readonly<Record<never, never>>;

/** What the player does with the pop-up. */
export type Choice = 'close' | 'repair';
