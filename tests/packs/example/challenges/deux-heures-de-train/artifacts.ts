export type TrainArtifacts = { readonly moments: readonly Moment[] };

export interface Moment {
  readonly id: string;
  readonly at: string;
  /** What happens, in a sentence or two. */
  readonly situation: string;
  /** Three gestures; their ids and places tell nothing. */
  readonly gestures: readonly { readonly value: string; readonly label: string }[];
}

/** How many gestures are right: told after a wrong answer. */
export type TrainOutput = { readonly right: number; readonly of: number };

export type TrainReveal = {
  readonly moments: readonly { readonly shown: string; readonly truth: string; readonly genuine: boolean }[];
};
