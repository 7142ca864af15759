/** Somebody's rights in the shared folder. */
export type Right = 'none' | 'read' | 'write';

export const RIGHTS: Readonly<Record<Right, string>> = { none: 'aucun accès', read: 'lecture', write: 'modification' };

/** The marks for a line, in the order of the buttons. */
export const MARKS = ['keep', 'cut'] as const;
export type Mark = (typeof MARKS)[number];

export const WORDS: Readonly<Record<Mark, string>> = { keep: 'Laisser', cut: 'Retirer ou réduire' };

/** Number of lines in the list. */
export const LINES = 6;

/** A line's field in the answer, by its index in the list. */
export const idAt = (place: number) => `line-${place + 1}`;

/** A line of the list that the player reviews. */
export type Access = {
  readonly id: string;
  readonly who: string;
  readonly note: string;
  readonly has: Right;
};

/** A line of the sheet with which the player compares the list. */
export type SheetLine = {
  readonly who: string;
  readonly needs: Right;
  readonly task: string;
};

export type MyChallengeArtifacts = {
  readonly accesses: readonly Access[];
  readonly sheet: readonly SheetLine[];
};

/** Numbers of right marks and of lines; returned for every wrong answer. */
export type MyChallengeOutput = { readonly right: number; readonly of: number };

export type MyChallengeReveal = {
  readonly lines: readonly { readonly shown: string; readonly truth: string; readonly genuine: boolean }[];
};
