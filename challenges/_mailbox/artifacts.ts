/** The gestures for a message, in the order of the buttons. */
export const GESTURES = ['answer', 'verify', 'report'] as const;
export type Gesture = (typeof GESTURES)[number];

export const WORDS: Readonly<Record<Gesture, string>> = {
  answer: 'Répondre',
  verify: 'Vérifier par téléphone',
  report: 'Signaler',
};

/** Times at which the messages arrived. One more time here makes one more message. */
export const HOURS = ['7 h 48', '8 h 05', '8 h 19', '8 h 40', '8 h 52'] as const;

/** A message's field in the answer, by its index in the mailbox. */
export const idAt = (place: number) => `message-${place + 1}`;

export type Message = {
  readonly id: string;
  readonly at: string;
  readonly from: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  /** The address book's entry for the sender. */
  readonly book: string;
  readonly attachments: readonly string[];
};

export type MyChallengeArtifacts = { readonly messages: readonly Message[] };

/** Numbers of right gestures and of messages; returned for every wrong answer. */
export type MyChallengeOutput = { readonly right: number; readonly of: number };

/** The messages' decisive passages are in [brackets]. */
export type MyChallengeReveal = {
  readonly messages: readonly (Message & { readonly right: Gesture; readonly why: string })[];
};
