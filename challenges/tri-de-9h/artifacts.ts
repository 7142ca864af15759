/** How something reached the desk. */
export type Channel = 'mail' | 'sms' | 'chat' | 'paper';

export const GESTURES = ['treat', 'verify', 'report'] as const;
export type Gesture = (typeof GESTURES)[number];

/** As the buttons say it. */
export const GESTURE_NAMES: Readonly<Record<Gesture, string>> = {
  treat: 'Traiter',
  verify: 'Vérifier autrement',
  report: 'Signaler',
};

/** Checking takes time: how many items may be checked by another way. */
export const MAX_CHECKS = 2;

export type Item = {
  /** What it is about, the same whether it is genuine or not. */
  readonly id: string;
  readonly channel: Channel;
  readonly from: string;
  /** As the screen shows it: a mail's address, or whose member a chat says that somebody is. */
  readonly address?: string;
  /** As a status bar writes it, e.g. 8:12. */
  readonly at: string;
  readonly title?: string;
  readonly text: string;
  /** Where its link or its QR code leads. */
  readonly link?: string;
  /** The link is a QR code. */
  readonly qr?: boolean;
  /** What Camille knows of the matter. */
  readonly known?: string;
};

export type MorningArtifacts = { readonly items: readonly Item[] };

/** In its texts, the decisive places stand in [brackets]. */
export type ExplainedItem = Item & { readonly genuine: boolean; readonly why: string };

export type MorningReveal = {
  readonly items: readonly ExplainedItem[];
  /** What became of the morning. */
  readonly afterwards: string;
};
