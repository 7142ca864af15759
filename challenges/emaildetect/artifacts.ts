/** One block of a mail's body. */
export type MailBlock =
  | { readonly kind: 'text'; readonly text: string }
  /** `label` is the visible text, `address` the target. */
  | { readonly kind: 'link'; readonly label: string; readonly address: string; readonly button?: boolean }
  | { readonly kind: 'signature'; readonly lines: readonly string[] };

export interface Attachment {
  readonly name: string;
  readonly size: string;
  /** Text of the attachment's preview. */
  readonly preview: string;
}

export interface Mail {
  readonly id: string;
  readonly folder: FolderId;
  readonly from: { readonly name: string; readonly address: string };
  readonly to: { readonly name: string; readonly address: string };
  /** Address for replies, if it is not the sender's. */
  readonly replyTo?: string;
  /** Time in the list, e.g. « 14:12 ». */
  readonly time: string;
  /** Date and time in the details. */
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
  /** Id of the mail that the question is about. */
  readonly doubtful: string;
};

/** The signs that the player can tick. */
export const SIGNALS = ['sender', 'urgency', 'link', 'typos', 'greeting'] as const;
export type Signal = (typeof SIGNALS)[number];
/** Labels of the checkboxes. */
export const SIGNAL_NAMES: Readonly<Record<Signal, string>> = {
  sender: 'Expéditeur suspect',
  urgency: 'Urgence',
  link: 'Lien trompeur',
  typos: 'Fautes',
  greeting: 'Salutation personnalisée',
};

export type AnnotatedLine = {
  /** A header's label before the text, such as « De ». */
  readonly label?: string;
  /** Text of the mail; the words that the note is about are in [brackets]. */
  readonly text: string;
  readonly note?: {
    readonly name: string;
    readonly text: string;
    /** `sign` gives the imitation away, `nothing` proves nothing, `genuine` shows that a mail is genuine. */
    readonly kind: 'sign' | 'nothing' | 'genuine';
  };
};

export type EmailDetectReveal = {
  readonly annotated: readonly AnnotatedLine[];
  /** A mail that Inès really wrote, for comparison. */
  readonly genuine: readonly AnnotatedLine[];
  /** Events after the mail was reported. */
  readonly afterwards: readonly { readonly when: string; readonly text: string }[];
};
