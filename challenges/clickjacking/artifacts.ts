/** Empty: the player finds everything on the screen. */
export type ClickjackingArtifacts = Readonly<Record<never, never>>;

/** The click's target: the tab's close button, the visible decoy under the transparent page, or one of the two buttons of that page. */
export type Target = 'tab' | 'decoy' | 'accept' | 'real';

export type ClickjackingReveal = {
  /** Consequences of a click on the contest's button. */
  readonly events: readonly { readonly when: string; readonly name: string; readonly text: string }[];
  /** Protections against the trap, from the player's gesture to the server's headers. */
  readonly barriers: readonly { readonly shown: string; readonly truth: string; readonly genuine: true }[];
  readonly afterwards: string;
};
