/** What somebody may do in the folder. */
export type Right = 'none' | 'read' | 'write';

export const RIGHTS: Readonly<Record<Right, string>> = { none: 'aucun accès', read: 'lecture', write: 'modification' };

/** What may be said of a line, in the order of the buttons. */
export const MARKS = ['keep', 'cut'] as const;
export type Mark = (typeof MARKS)[number];

export const WORDS: Readonly<Record<Mark, string>> = { keep: 'Laisser', cut: 'Retirer ou réduire' };

/** How many lines the list has. */
export const LINES = 6;

/** What a line is called in the answer, by its place in the list. */
export const idAt = (place: number) => `line-${place + 1}`;

/** A line of the list that is looked over. */
export type Access = {
  readonly id: string;
  readonly who: string;
  readonly note: string;
  readonly has: Right;
};

/** A line of the sheet that it is compared with. */
export type SheetLine = {
  readonly who: string;
  readonly needs: Right;
  readonly task: string;
};

export type MyChallengeArtifacts = {
  readonly accesses: readonly Access[];
  readonly sheet: readonly SheetLine[];
};

/** How many marks are right: said of every wrong answer. */
export type MyChallengeOutput = { readonly right: number; readonly of: number };

export type MyChallengeReveal = {
  readonly lines: readonly { readonly shown: string; readonly truth: string; readonly genuine: boolean }[];
};
