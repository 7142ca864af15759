/** Nothing to dig in: all that there is to see is on the screen. */
export type ClickjackingArtifacts = Readonly<Record<never, never>>;

/** What was clicked: the tab's cross, the button that one sees while another page lies over it, or one of that page's own. */
export type Target = 'tab' | 'decoy' | 'accept' | 'real';

export type ClickjackingReveal = {
  /** What a click on the contest would have led to. */
  readonly events: readonly { readonly when: string; readonly name: string; readonly text: string }[];
  /** What stops the trap, from the gesture to the server. */
  readonly barriers: readonly { readonly shown: string; readonly truth: string; readonly genuine: true }[];
  readonly afterwards: string;
};
