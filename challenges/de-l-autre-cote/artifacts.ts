/** What a message leans on. */
export const LEVERS = ['autorite', 'urgence', 'service', 'gain', 'peur', 'secret'] as const;
export type Lever = (typeof LEVERS)[number];
/** A genuine message leans on nothing. */
export type Named = Lever | 'aucun';

/** What each lever is called, and does. */
export const LEVER_LABELS: Readonly<Record<Named, string>> = {
  autorite: 'Autorité\u00a0: on invoque un rang',
  urgence: 'Urgence\u00a0: on vous prive de temps',
  service: 'Entraide\u00a0: on compte sur votre gentillesse',
  gain: 'Gain\u00a0: on vous promet quelque chose',
  peur: 'Peur\u00a0: on vous montre une perte',
  secret: 'Secret\u00a0: on vous écarte des autres',
  aucun: 'Aucun\u00a0: on vous laisse libre',
};

export const SENDERS = ['direction', 'support', 'fournisseur', 'collegue'] as const;
export const PRETEXTS = ['facture', 'colis', 'planning', 'compte', 'cagnotte', 'contrat'] as const;
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

/** Does what it asks, checks by another way, reports it, lets it lie, or was about to do it when the alert came. */
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
  /** Levers to choose from, « aucun » last. */
  readonly levers: readonly Named[];
  /** Three gestures; their ids tell nothing. */
  readonly gestures: readonly { readonly id: string; readonly text: string }[];
}

export type OtherSideArtifacts = {
  readonly pretexts: readonly Pretext[];
  readonly colleagues: readonly Colleague[];
  readonly messages: readonly Aimed[];
};

/** Fields of the answer: two questions are asked about each message. */
export const leverField = (message: string) => `${message}-levier`;
export const gestureField = (message: string) => `${message}-geste`;

/** What five colleagues made of a lure, and what Fatou says of it. */
export type LureOutput = { readonly reactions: readonly Reaction[]; readonly remark: string };

/** What an answer brings: of a lure both of its fields, of a message's question what it says. */
export type OtherSideOutput = Partial<LureOutput> & { readonly says?: string };

export type OtherSideReveal = {
  readonly messages: readonly {
    readonly id: string;
    readonly lever: Named;
    readonly gesture: string;
    /** What was accepted, too, though nothing called for it; quoted. */
    readonly accepted?: string;
    /** The words that lean on somebody, or that prove that nobody does; they are in the text. */
    readonly decisive: string;
    readonly because: string;
  }[];
  readonly afterwards: string;
};
