/** The levers of social engineering with which a message puts pressure on its reader. */
export const LEVERS = ['autorite', 'urgence', 'service', 'gain', 'peur', 'secret'] as const;
export type Lever = (typeof LEVERS)[number];
/** A lever, or `aucun` for a genuine message. */
export type Named = Lever | 'aucun';

/** Name of each lever, and what it does to the reader. */
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
  /** A sentence about the colleague's day. */
  readonly day: string;
  /** Time at which this colleague reads the lure, e.g. 9 h 05. */
  readonly at: string;
}

/** The colleague's reaction: obeys, checks by another way, reports, ignores, or is warned by the alert just before obeying. */
export type Outcome = 'falls' | 'checks' | 'reports' | 'ignores' | 'warned';

export interface Reaction {
  readonly id: Name;
  readonly outcome: Outcome;
  readonly text: string;
}

/** A message to the player. */
export interface Aimed {
  readonly id: string;
  readonly channel: Channel;
  readonly from: string;
  /** The screen's information about the sender: an address, a number, or that the sender is unknown. */
  readonly known: string;
  readonly subject?: string;
  readonly text: string;
  /** The levers offered as answers, « aucun » last. */
  readonly levers: readonly Named[];
  /** Three gestures; their ids do not tell which is right. */
  readonly gestures: readonly { readonly id: string; readonly text: string }[];
}

export type OtherSideArtifacts = {
  readonly pretexts: readonly Pretext[];
  readonly colleagues: readonly Colleague[];
  readonly messages: readonly Aimed[];
};

/** Fields of the answer: two for each message. */
export const leverField = (message: string) => `${message}-levier`;
export const gestureField = (message: string) => `${message}-geste`;

/** Reactions of five colleagues to a lure, and Fatou's remark about it. */
export type LureOutput = { readonly reactions: readonly Reaction[]; readonly remark: string };

/** The server's reply: to a lure, both fields of `LureOutput`; to an answer about a message, its consequence (`says`). */
export type OtherSideOutput = Partial<LureOutput> & { readonly says?: string };

export type OtherSideReveal = {
  readonly messages: readonly {
    readonly id: string;
    readonly lever: Named;
    readonly gesture: string;
    /** The tolerated gestures, more careful than needed, as one text: each in « », joined by « ou ». */
    readonly accepted?: string;
    /** Words of the message's text that put pressure on the reader or, in a genuine message, show that none is put. */
    readonly decisive: string;
    readonly because: string;
  }[];
  readonly afterwards: string;
};
