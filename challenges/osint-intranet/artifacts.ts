export type PictureKind = 'desk' | 'badges' | 'call' | 'sharing' | 'parking';

export interface Picture {
  readonly kind: PictureKind;
  readonly title: string;
  /** Description of the picture at first sight. */
  readonly summary: string;
  /** Description of each zone in close-up: players with a screen reader learn the same as those who see. */
  readonly zones: readonly string[];
  /** The line of the orange paper that is readable in the picture; '' if there is none. */
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
  /** The posts, newest first. */
  readonly posts: readonly Post[];
};

export type OsintIntranetReveal = {
  readonly flag: string;
  /** The background of each picture, with the line of the orange paper that is readable there; '' if there is none. */
  readonly lines: readonly {
    readonly kind: Exclude<PictureKind, 'parking'>;
    readonly line: string;
    readonly seen: string;
  }[];
};
