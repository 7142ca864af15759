/** The options of every moment, from the most trusting to the most wary. */
export const OPTIONS = ['accept', 'adapt', 'refuse'] as const;
export type Option = (typeof OPTIONS)[number];

export type Moment = {
  readonly id: string;
  readonly at: string;
  readonly place: string;
  readonly situation: string;
  readonly question: string;
  readonly options: Readonly<Record<Option, string>>;
};

export type MyChallengeArtifacts = { readonly moments: readonly Moment[] };

export type MyChallengeReveal = {
  readonly moments: readonly {
    readonly id: string;
    readonly when: string;
    readonly situation: string;
    readonly right: Option;
    readonly why: string;
    readonly genuine: boolean;
  }[];
};
