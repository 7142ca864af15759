export type Photo =
  | { readonly kind: 'harbour' | 'race' }
  | { readonly kind: 'cake'; readonly candles: number }
  | { readonly kind: 'jersey'; readonly number: number };

export interface Comment {
  readonly author: string;
  readonly text: string;
}

export interface Post {
  readonly id: string;
  /** As the network shows it, e.g. « 5 novembre 2026 ». */
  readonly date: string;
  readonly text: string;
  readonly photo?: Photo & { readonly alt: string };
  readonly likes: number;
  readonly comments: readonly Comment[];
}

export type OsintArtifacts = {
  /** Newest first. */
  readonly posts: readonly Post[];
};

/** Something public that helps whoever guesses. */
export type Trace = {
  readonly where: string;
  readonly photo?: 'cake' | 'jersey' | 'race';
  readonly before: string;
  readonly marked: string;
  readonly after: string;
  /** What it becomes in the password; absent from what only helps to find the others. */
  readonly part?: string;
  readonly gives: string;
};

export type Part = { readonly text: string; readonly from: string };

export type OsintReveal = {
  readonly traces: readonly Trace[];
  /** The password, piece by piece. */
  readonly parts: readonly Part[];
  /** What a password manager might have drawn. */
  readonly passphrase: string;
};
