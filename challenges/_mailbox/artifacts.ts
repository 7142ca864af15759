/** What may be done with a message, in the order of the buttons. */
export const GESTURES = ['answer', 'verify', 'report'] as const;
export type Gesture = (typeof GESTURES)[number];

export const WORDS: Readonly<Record<Gesture, string>> = {
  answer: 'Répondre',
  verify: 'Vérifier par téléphone',
  report: 'Signaler',
};

/** When the messages came: with one more hour, the mailbox holds one more. */
export const HOURS = ['7 h 48', '8 h 05', '8 h 19', '8 h 40', '8 h 52'] as const;

/** What a message is called in the answer, by its place in the mailbox. */
export const idAt = (place: number) => `message-${place + 1}`;

export type Message = {
  readonly id: string;
  readonly at: string;
  readonly from: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  /** What the address book says of whoever writes. */
  readonly book: string;
  readonly attachments: readonly string[];
};

export type MyChallengeArtifacts = { readonly messages: readonly Message[] };

/** How many gestures are right: said of every wrong answer. */
export type MyChallengeOutput = { readonly right: number; readonly of: number };

/** In its texts, the decisive places stand in [brackets]. */
export type MyChallengeReveal = {
  readonly messages: readonly (Message & { readonly right: Gesture; readonly why: string })[];
};
