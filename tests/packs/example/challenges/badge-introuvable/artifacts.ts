/** What the player compares: what the badge did, and what the player did. */
export type BadgeArtifacts = {
  /** What was written on the slip when the badge was handed over. */
  readonly slip: readonly { readonly name: string; readonly value: string }[];
  readonly passages: readonly Passage[];
  readonly diary: readonly { readonly at: string; readonly text: string }[];
};

export type Passage = { readonly at: string; readonly door: string };

export type BadgeReveal = {
  readonly badge: string;
  /** Each passage, and what the diary says of it. */
  readonly passages: readonly { readonly shown: string; readonly truth: string; readonly genuine: boolean }[];
};
