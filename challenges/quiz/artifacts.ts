export interface Option {
  /** Differs between participants, so that a neighbour's choice is of no use. */
  readonly id: string;
  readonly text: string;
}

export interface Question {
  /** Differs between participants. */
  readonly id: string;
  readonly text: string;
  /** Three options, labelled A, B, C in this order. */
  readonly options: readonly Option[];
}

export type QuizArtifacts = {
  /** The rounds, each with five questions in the order of asking. Another round follows after too few right answers. */
  readonly rounds: readonly (readonly Question[])[];
};

/** The coach's comment on an answer. */
export type Cue = {
  /** Not named `right`: counts of that name (`COUNT_FIELDS`) are withheld from guests and replays, but everybody gets this verdict. */
  readonly isRight: boolean;
  readonly text: string;
};

/** Sent in place of an option's id for a question whose time ran out. */
export const NO_CHOICE = '';

export interface RevealedQuestion {
  readonly text: string;
  readonly right: string;
  readonly wrong: readonly string[];
  readonly trap: string;
  readonly why: string;
}

export type QuizReveal = {
  /** The questions, by round. */
  readonly rounds: readonly (readonly RevealedQuestion[])[];
  /** A true story of one of these situations at work. */
  readonly after: string;
};
