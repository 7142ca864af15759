import type { GivenConsequence } from '#engine/authoring';

/** A mail in the list of the flooded mailbox. */
export type FloodMail = {
  readonly id: string;
  readonly from: string;
  readonly subject: string;
};

/** A contact who claims to be Malik, by message or call. */
export type Contact = {
  readonly at: string;
  readonly channel: 'chat' | 'call' | 'sms';
  /** What the program shows about the contact: the kind of account (chat), the number (call), or the sender's number or name (SMS). */
  readonly label: string;
  readonly lines: readonly string[];
};

/** A colleague's screen, and the colleague's words about it. */
export type Session = {
  readonly name: string;
  readonly says: string;
  readonly tool: string;
  readonly facts: readonly (readonly [name: string, text: string])[];
};

/** One gesture offered at a moment. */
export type Gesture = { readonly value: string; readonly label: string };

/** The moments of the morning, in order; each is a field of the answer. */
export const MOMENTS = ['mail', 'first', 'second', 'neighbour', 'tell'] as const;
export type Moment = (typeof MOMENTS)[number];

export type MalikArtifacts = {
  /** Number of the player's request to the support. */
  readonly ticket: string;
  readonly mails: readonly FloodMail[];
  readonly first: Contact;
  readonly second: Contact;
  /** The screens of the two neighbouring desks. */
  readonly sessions: readonly [left: Session, right: Session];
  /** The gestures of all moments except `mail`, whose options are the mails. */
  readonly gestures: Readonly<Record<Exclude<Moment, 'mail'>, readonly Gesture[]>>;
};

/** The consequences of the gestures that were judged, by moment. */
export type MalikOutput = { readonly consequences: Readonly<Record<string, GivenConsequence>> };

/** A line of a contact's message, after the solve: with a remark, and whether it decides if the contact is genuine. */
export type LineRevealed = { readonly text: string; readonly mark?: string; readonly decides?: boolean };

/** A contact as shown after the solve, with explanations. */
export type ContactRevealed = Omit<Contact, 'lines'> & {
  readonly id: 'first' | 'second';
  readonly genuine: boolean;
  readonly aboutLabel: string;
  readonly lines: readonly LineRevealed[];
};

export type SessionRevealed = { readonly shown: string; readonly truth: string; readonly genuine: boolean };

export type MalikReveal = {
  readonly mail: FloodMail & { readonly why: string };
  readonly contacts: readonly ContactRevealed[];
  readonly sessions: readonly SessionRevealed[];
  /** Values of the right gestures, by moment, without those that are only tolerated. */
  readonly right: Readonly<Record<Moment, readonly string[]>>;
  readonly afterwards: readonly { readonly when: string; readonly text: string }[];
};
