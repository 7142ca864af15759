/** The channel by which an item arrived. */
export type Channel = 'mail' | 'sms' | 'chat' | 'paper';

export const GESTURES = ['treat', 'verify', 'report'] as const;
export type Gesture = (typeof GESTURES)[number];

/** Labels of the buttons. */
export const GESTURE_NAMES: Readonly<Record<Gesture, string>> = {
  treat: 'Traiter',
  verify: 'Vérifier autrement',
  report: 'Signaler',
};

/** Number of items that may be verified through another channel; limited, because verifying takes time. */
export const MAX_CHECKS = 2;

export type Item = {
  /** Id of the item's subject, the same for its genuine and its fraudulent version. */
  readonly id: string;
  readonly channel: Channel;
  readonly from: string;
  /** The sender as the screen shows it: a mail's address, or the role that a chat gives. */
  readonly address?: string;
  /** Time in the status bar, e.g. 8:12. */
  readonly at: string;
  readonly title?: string;
  readonly text: string;
  /** Target of the item's link or QR code. */
  readonly link?: string;
  /** Whether the link is a QR code. */
  readonly qr?: boolean;
  /** What Camille, who sorts the items, already knows about the matter. */
  readonly known?: string;
};

export type MorningArtifacts = { readonly items: readonly Item[] };

/** An item with its explanation; decisive passages are in [brackets]. */
export type ExplainedItem = Item & { readonly genuine: boolean; readonly why: string };

export type MorningReveal = {
  readonly items: readonly ExplainedItem[];
  /** What happened at work after the morning. */
  readonly afterwards: string;
};
