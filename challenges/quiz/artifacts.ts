export interface Option {
  /** Another one for each participant: what a neighbour clicked says nothing. */
  readonly id: string;
  readonly text: string;
}

export interface Question {
  /** Another one for each participant. */
  readonly id: string;
  readonly text: string;
  /** Three, labelled A, B, C in this order. */
  readonly options: readonly Option[];
}

export type QuizArtifacts = {
  /** Five questions a round, in the order in which they are asked. With too few right answers, the next round follows. */
  readonly rounds: readonly (readonly Question[])[];
};

/** What the coach says after an answer. */
export type Cue = {
  /** Not `right`, a count that guests and replays are not told: here each answer is told. */
  readonly isRight: boolean;
  readonly text: string;
};

/** What is sent for a question whose time ran out. */
export const NO_CHOICE = '';

export interface RevealedQuestion {
  readonly text: string;
  readonly right: string;
  readonly wrong: readonly string[];
  readonly trap: string;
  readonly why: string;
}

export type QuizReveal = {
  /** The questions of each round. */
  readonly rounds: readonly (readonly RevealedQuestion[])[];
  /** How one of these situations went at work. */
  readonly after: string;
};
