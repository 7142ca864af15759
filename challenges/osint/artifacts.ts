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
