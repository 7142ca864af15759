/** One piece of a mail's body, in order. */
export type MailBlock =
  | { readonly kind: 'text'; readonly text: string }
  /** `label` is what one reads, `address` where it leads. */
  | { readonly kind: 'link'; readonly label: string; readonly address: string; readonly button?: boolean }
  | { readonly kind: 'signature'; readonly lines: readonly string[] };

export interface Attachment {
  readonly name: string;
  readonly size: string;
  /** What its preview tells. */
  readonly preview: string;
}

export interface Mail {
  readonly id: string;
  readonly folder: FolderId;
  readonly from: { readonly name: string; readonly address: string };
  readonly to: { readonly name: string; readonly address: string };
  /** Where an answer goes, when it is not the sender. */
  readonly replyTo?: string;
  /** As the list shows it, e.g. « 14:12 ». */
  readonly time: string;
  /** As the details show it. */
  readonly date: string;
  readonly subject: string;
  readonly unread?: boolean;
  readonly body: readonly MailBlock[];
  readonly attachment?: Attachment;
}

export const FOLDERS = ['inbox', 'sent', 'archive', 'junk'] as const;
export type FolderId = (typeof FOLDERS)[number];

export type EmailDetectArtifacts = {
  readonly mails: readonly Mail[];
  /** The mail that the question is about. */
  readonly doubtful: string;
};

/** What the player may tick. */
export const SIGNALS = ['sender', 'urgency', 'link', 'typos', 'greeting'] as const;
export type Signal = (typeof SIGNALS)[number];
/** As the boxes are named. */
export const SIGNAL_NAMES: Readonly<Record<Signal, string>> = {
  sender: 'Expéditeur suspect',
  urgency: 'Urgence',
  link: 'Lien trompeur',
  typos: 'Fautes',
  greeting: 'Salutation personnalisée',
};

export type AnnotatedLine = {
  /** In front of it, as in a mail's head: « De ». */
  readonly label?: string;
  /** What the mail says; the words that the note is about stand in [brackets]. */
  readonly text: string;
  readonly note?: {
    readonly name: string;
    readonly text: string;
    /** A sign of the imitation, something that proves nothing, or what a genuine mail shows. */
    readonly kind: 'sign' | 'nothing' | 'genuine';
  };
};

export type EmailDetectReveal = {
  readonly annotated: readonly AnnotatedLine[];
  /** A mail that the same person did write, to compare. */
  readonly genuine: readonly AnnotatedLine[];
  /** What became of the doubt. */
  readonly afterwards: readonly { readonly when: string; readonly text: string }[];
};
