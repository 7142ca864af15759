export interface Option {
  /** Another one for each participant: what a neighbour clicked says nothing. */
  readonly id: string;
  readonly text: string;
}

export interface Question {
  readonly id: string;
  readonly text: string;
  /** Three, labelled A, B, C in this order. */
  readonly options: readonly Option[];
}

export type QuizArtifacts = {
  /** Five, in the order in which they are asked. */
  readonly questions: readonly Question[];
};

/** What the coach says after an answer. */
export type Cue = {
  readonly right: boolean;
  readonly text: string;
};

/** What is sent for a question whose time ran out. */
export const NO_CHOICE = '';
