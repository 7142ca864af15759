/** The gestures: act in the notice, put it off, look into the settings oneself, or report to the support. */
export const GESTURES = ['here', 'later', 'self', 'report'] as const;
export type Gesture = (typeof GESTURES)[number];

/** A notice at the edge of the screen. */
export interface Notice {
  /** The program that shows the notice, as the device names it. */
  readonly from: string;
  /** The website for which the browser shows the notice, in small print. */
  readonly via?: string;
  readonly title: string;
  readonly text: string;
  readonly action: string;
}

/** A notice, message or disk, and where on the screen it appears. */
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
  /** The day, and the time of day. */
  readonly day: string;
  readonly hour: string;
  /** A sentence on what the player is doing, and so why the notice is inconvenient. */
  readonly doing: string;
  readonly screen: Screen;
  readonly question: string;
  /** The notice's subject for a list of the days: « mise à jour du téléphone ». */
  readonly subject: string;
  readonly options: Readonly<Record<Gesture, string>>;
  /** Where the player can check the notice: « les réglages du PC ». */
  readonly place: string;
  /** The text shown in `place`. */
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
