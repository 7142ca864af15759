/** What the player may do with what is proposed: in the notice, which is seen first, in the place that one opens oneself, to the support. */
export const GESTURES = ['here', 'later', 'self', 'report'] as const;
export type Gesture = (typeof GESTURES)[number];

/** What comes out of the screen's edge. */
export interface Notice {
  /** The program that shows it, as the device names it. */
  readonly from: string;
  /** The site on whose behalf the browser shows it, in small. */
  readonly via?: string;
  readonly title: string;
  readonly text: string;
  readonly action: string;
}

/** What is on the screen, drawn where it appeared. */
export type Screen =
  | ({ readonly kind: 'notice' } & Notice)
  | ({ readonly kind: 'phone-notice' } & Notice)
  | {
      readonly kind: 'page';
      readonly host: string;
      readonly path: string;
      readonly title: string;
      readonly text: string;
      readonly action: string;
    }
  | { readonly kind: 'toolbar'; readonly host: string; readonly action: string }
  | { readonly kind: 'sms'; readonly from: string; readonly text: string; readonly link: string }
  | {
      readonly kind: 'mail';
      readonly from: string;
      readonly address: string;
      readonly subject: string;
      readonly text: string;
      readonly action: string;
    }
  | { readonly kind: 'disk'; readonly percent: number; readonly text: string };

export interface Moment {
  readonly id: string;
  /** The day, and the hour of it. */
  readonly day: string;
  readonly hour: string;
  /** Why it comes at a bad time. */
  readonly doing: string;
  readonly screen: Screen;
  readonly question: string;
  /** What it is about, in a list of the days: « mise à jour du téléphone ». */
  readonly subject: string;
  readonly options: Readonly<Record<Gesture, string>>;
  /** The place that one opens oneself: « les réglages du PC ». */
  readonly place: string;
  /** What stands there. */
  readonly elsewhere: string;
}

export type PlusTardArtifacts = { readonly moments: readonly Moment[] };

export type PlusTardReveal = {
  readonly moments: readonly {
    readonly id: string;
    readonly day: string;
    readonly screen: Screen;
    readonly genuine: boolean;
    readonly right: Gesture;
    readonly why: string;
  }[];
  readonly afterwards: string;
};
