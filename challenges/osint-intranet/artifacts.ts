export type PictureKind = 'desk' | 'badges' | 'call' | 'sharing' | 'parking';

export interface Picture {
  readonly kind: PictureKind;
  readonly title: string;
  /** What it shows at first sight. */
  readonly summary: string;
  /** What it shows from close up, zone by zone: the same for those who listen as for those who look. */
  readonly zones: readonly string[];
  /** The line of the paper that can be read in it. */
  readonly line: string;
}

export interface Post {
  readonly id: string;
  readonly author: string;
  readonly role: string;
  readonly date: string;
  readonly text: string;
  readonly picture: Picture;
  readonly comments: readonly { readonly author: string; readonly text: string }[];
}

export type OsintIntranetArtifacts = {
  /** Newest first. */
  readonly posts: readonly Post[];
};

export type OsintIntranetReveal = {
  readonly flag: string;
  /** What was behind, picture by picture, with the line that can be read there if there is one. */
  readonly lines: readonly {
    readonly kind: Exclude<PictureKind, 'parking'>;
    readonly line: string;
    readonly seen: string;
  }[];
};
