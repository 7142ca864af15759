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
  /** Date as the social network writes it, e.g. « 5 novembre 2026 ». */
  readonly date: string;
  readonly text: string;
  readonly photo?: Photo & { readonly alt: string };
  readonly likes: number;
  readonly comments: readonly Comment[];
}

export type OsintArtifacts = {
  /** The posts, newest first. */
  readonly posts: readonly Post[];
};

/** A public detail that helps to guess the password. */
export type Trace = {
  readonly where: string;
  readonly photo?: 'cake' | 'jersey' | 'race';
  readonly before: string;
  readonly marked: string;
  readonly after: string;
  /** The part of the password made from this detail; absent for details that only help to find the others. */
  readonly part?: string;
  readonly gives: string;
};

export type Part = { readonly text: string; readonly from: string };

export type OsintReveal = {
  readonly traces: readonly Trace[];
  /** The password, part by part. */
  readonly parts: readonly Part[];
  /** A passphrase as a password manager draws one. */
  readonly passphrase: string;
};
