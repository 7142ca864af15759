import type { GivenConsequence } from '#engine/authoring';

/** A mail of the flooded box, as its list shows it. */
export type FloodMail = {
  readonly id: string;
  readonly from: string;
  readonly subject: string;
};

/** Somebody who writes or calls, by the name of Malik. */
export type Contact = {
  readonly at: string;
  readonly channel: 'chat' | 'call' | 'sms';
  /** What the program itself writes after the name: never chosen by whoever writes. */
  readonly label: string;
  readonly lines: readonly string[];
};

/** What a colleague's screen shows, and what the colleague says of it. */
export type Session = {
  readonly name: string;
  readonly says: string;
  readonly tool: string;
  readonly facts: readonly (readonly [name: string, text: string])[];
};

/** One gesture that a moment offers. */
export type Gesture = { readonly value: string; readonly label: string };

/** The moments of the morning, in their order; each is a field of the answer. */
export const MOMENTS = ['mail', 'first', 'second', 'neighbour', 'tell'] as const;
export type Moment = (typeof MOMENTS)[number];

export type MalikArtifacts = {
  /** The number of the request that the player made. */
  readonly ticket: string;
  readonly mails: readonly FloodMail[];
  readonly first: Contact;
  readonly second: Contact;
  /** At the desks beside the player's own. */
  readonly sessions: readonly [left: Session, right: Session];
  /** Of every moment but the mail, whose choices are the mails. */
  readonly gestures: Readonly<Record<Exclude<Moment, 'mail'>, readonly Gesture[]>>;
};

/** A line once it is known: a sentence on what it is worth, and whether it settles who speaks. */
/** What is known of the gestures that were judged, by moment. */
export type MalikOutput = { readonly consequences: Readonly<Record<string, GivenConsequence>> };

export type LineRevealed = { readonly text: string; readonly mark?: string; readonly decides?: boolean };

/** A contact once it is known. */
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
  /** By moment, the values of the right gestures; those that were only tolerated are none. */
  readonly right: Readonly<Record<Moment, readonly string[]>>;
  readonly afterwards: readonly { readonly when: string; readonly text: string }[];
};
