/** A passage that the marker can strike, or the text between two passages. */
export type Piece = string | { readonly id: string; readonly text: string };

export type Line = {
  readonly id: string;
  readonly pieces: readonly Piece[];
  /** Whether the line is printed in pale grey, so that it is easily overlooked. */
  readonly pale: boolean;
};

export type ColleDansLIaArtifacts = {
  /** The person whose paper it is, and who needs the result before eleven. */
  readonly owner: string;
  readonly title: string;
  /** The task for the assistant. */
  readonly task: string;
  readonly lines: readonly Line[];
  /** The IT support's catalogue: each allowed assistant with its access, and the rule of what assistants may be used for. */
  readonly catalogue: { readonly entries: readonly { readonly name: string; readonly access: string }[]; readonly rule: string };
  /** The offered assistants; the last entry stands for doing without any. */
  readonly tools: readonly {
    readonly id: string;
    readonly name: string;
    readonly account: string;
    readonly promise: string;
  }[];
};

/** The two marks for a passage. */
export const MARKS = ['struck', 'kept'] as const;
export type Mark = (typeof MARKS)[number];

/** Names of the marks in the list of things done. */
export const MARK_WORDS: Readonly<Record<Mark, string>> = { struck: 'Barré', kept: 'Gardé' };

/** Numbers of right marks and of passages (`right`, `of`), and the reply of an assistant or a colleague to the paper that was sent. */
export type ColleDansLIaOutput = {
  readonly right: number;
  readonly of: number;
  readonly by: string;
  readonly answered: string;
  /** Labels of tolerated choices; present if nothing leaks. */
  readonly harmless?: readonly string[];
  /** For a solve: the better mark for each passage with a wrong one, by « passage : mark ». */
  readonly better?: Readonly<Record<string, string>>;
  /** The first sentence of a solve's message: what was right. */
  readonly outcome?: string;
};

/** Green may be sent, orange stays inside the company, red goes into no tool at all. `trap` is an instruction planted for the assistant. */
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
  /** The reply's author: the company's own tool, or the colleague. */
  readonly by: string;
  readonly answered: string;
  /** Points to check even in a good reply. */
  readonly check: string;
  readonly afterwards: string;
};
