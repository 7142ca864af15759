/** Nothing to dig in: all that there is to see is on the screen. */
export type ClickjackingArtifacts = Readonly<Record<never, never>>;

/** What was clicked: the decoy laid over the page, or the real button under it. */
export type Target = 'decoy' | 'real';
