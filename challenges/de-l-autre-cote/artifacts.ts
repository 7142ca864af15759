/** What a message leans on. */
export const LEVERS = ['autorite', 'urgence', 'service', 'gain', 'peur', 'secret'] as const;
export type Lever = (typeof LEVERS)[number];
/** A genuine message leans on nothing. */
export type Named = Lever | 'aucun';

export const SENDERS = ['direction', 'support', 'fournisseur', 'collegue'] as const;
export const PRETEXTS = ['facture', 'colis', 'planning', 'compte', 'depart', 'contrat'] as const;
export const CHANNELS = ['mail', 'sms', 'chat', 'appel'] as const;
export type Sender = (typeof SENDERS)[number];
export type Pretext = (typeof PRETEXTS)[number];
export type Channel = (typeof CHANNELS)[number];

export type Lure = {
  readonly sender: Sender;
  readonly pretext: Pretext;
  readonly lever: Lever;
  readonly channel: Channel;
};

export const NAMES = ['nadia', 'yann', 'solene', 'ines', 'malik', 'camille', 'karim', 'marianne'] as const;
export type Name = (typeof NAMES)[number];

export interface Colleague {
  readonly id: Name;
  readonly name: string;
  /** What the day is like. */
  readonly day: string;
  /** When the lure is read, e.g. 9 h 05. */
  readonly at: string;
}

/** Answers it, checks by another way, reports it, lets it lie, or was about to answer when the alert came. */
export type Outcome = 'falls' | 'checks' | 'reports' | 'ignores' | 'warned';

export interface Reaction {
  readonly id: Name;
  readonly outcome: Outcome;
  readonly text: string;
}

/** A message for the player. */
export interface Aimed {
  readonly id: string;
  readonly channel: Channel;
  readonly from: string;
  /** What the screen says of the sender: an address, a number, nothing known. */
  readonly known: string;
  readonly subject?: string;
  readonly text: string;
  /** Three gestures; their ids tell nothing. */
  readonly gestures: readonly { readonly id: string; readonly text: string }[];
}

export type OtherSideArtifacts = {
  readonly pretexts: readonly Pretext[];
  readonly colleagues: readonly Colleague[];
  readonly messages: readonly Aimed[];
};

/** What five colleagues made of a lure, and what Fatou says of it. */
export type LureOutput = { readonly reactions: readonly Reaction[]; readonly remark: string };
/** How many of the levers and gestures are right, and a message (from 1 on) where one is not: told after a wrong answer. */
export type AnswerOutput = { readonly right: number; readonly of: number; readonly message: number };
/** Of the right answer: what was recognised, in words. */
export type SolvedOutput = { readonly outcome: string };
export type OtherSideOutput = LureOutput | AnswerOutput | SolvedOutput;

export type OtherSideReveal = {
  readonly messages: readonly {
    readonly id: string;
    readonly lever: Named;
    /** A second lever that was as right to name. */
    readonly also?: Lever;
    readonly gesture: string;
    /** What was accepted, too, though nothing called for it; quoted. */
    readonly accepted?: string;
    /** The words that lean on somebody, or that prove that nobody does; they are in the text. */
    readonly decisive: string;
    readonly because: string;
  }[];
  readonly afterwards: string;
};
