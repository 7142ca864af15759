/** A passage that the marker can strike, or the text between two of them. */
export type Piece = string | { readonly id: string; readonly text: string };

export type Line = {
  readonly id: string;
  readonly pieces: readonly Piece[];
  /** Printed so pale that one reads over it. */
  readonly pale: boolean;
};

export type ColleDansLIaArtifacts = {
  /** Whose paper it is, and who needs it before eleven. */
  readonly owner: string;
  readonly title: string;
  /** What the assistant is asked for. */
  readonly task: string;
  readonly lines: readonly Line[];
  /** What the support allows: each assistant with the way in, and what it is for. */
  readonly catalogue: { readonly entries: readonly { readonly name: string; readonly access: string }[]; readonly rule: string };
  /** The last of them is to do without. */
  readonly tools: readonly {
    readonly id: string;
    readonly name: string;
    readonly account: string;
    readonly promise: string;
  }[];
};

/** What becomes of a passage. */
export const MARKS = ['struck', 'kept'] as const;
export type Mark = (typeof MARKS)[number];

/** What the list of things done calls them. */
export const MARK_WORDS: Readonly<Record<Mark, string>> = { struck: 'Barré', kept: 'Gardé' };

/** What was right in what was sent, and what becomes of it: an assistant's answer, or a colleague's. */
export type ColleDansLIaOutput = {
  readonly right: number;
  readonly of: number;
  readonly by: string;
  readonly answered: string;
  /** Where nothing leaks: the words of choices that harm nobody. */
  readonly harmless?: readonly string[];
  /** Of a solve: what would have been better, by « passage : mark ». */
  readonly better?: Readonly<Record<string, string>>;
  /** Of a paper that went where it could, with what it needed. */
  readonly outcome?: string;
};

/** Green goes, orange stays in the house, red goes into no tool at all; and what was put there for the assistant. */
export type Colour = 'green' | 'orange' | 'red' | 'trap';

export type ColleDansLIaReveal = {
  /** The paper's lines, each passage with its colour. */
  readonly lines: readonly {
    readonly id: string;
    readonly pieces: readonly (string | { readonly text: string; readonly colour: Colour })[];
  }[];
  readonly passages: readonly { readonly text: string; readonly colour: Colour; readonly why: string }[];
  readonly tools: readonly { readonly shown: string; readonly truth: string; readonly genuine?: boolean }[];
  readonly asked: string;
  /** The house's own tool, or the colleague. */
  readonly by: string;
  readonly answered: string;
  /** What is still to be checked in a good answer. */
  readonly check: string;
  readonly afterwards: string;
};
