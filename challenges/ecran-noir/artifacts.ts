/** What the black screen is: it changes what « cut the network » means, and which telephone is left to call with. */
export const DEVICES = ['workstation', 'laptop', 'tablet'] as const;
export type Device = (typeof DEVICES)[number];

/** A place of the drawing that a card is about. */
export type Spot = 'network' | 'power' | 'call' | 'people' | 'screen' | 'notice' | 'keyboard' | 'disk';

/** The two decisions on a card, as the buttons say them. */
export const DECISIONS = { keep: 'Je le fais', refuse: 'Je l’évite' } as const;
/** Where a card was put, as the list of things done tells it. */
export const SORTED = { keep: 'Je fais', refuse: 'J’évite' } as const;

export interface GestureCard {
  readonly id: string;
  readonly text: string;
}

export type EcranNoirArtifacts = {
  readonly device: Device;
  readonly place: string;
  /** What the drawing tells, in words. */
  readonly view: string;
  /** What the blackmailers left on the screen. */
  readonly ransomNote: string;
  readonly yann: string;
  /** Something that the support announced: as true as the attack. */
  readonly notice: string;
  readonly cards: readonly GestureCard[];
};

/** Ten minutes after the first sight, by the plan that was sent. */
export type Quarter = {
  /** Screens beside it that went black, of so many. */
  readonly fallen: number;
  readonly of: number;
  /** Whether the attack got to the server before the support could isolate it. */
  readonly reached: boolean;
  /** Whether the device was switched off. */
  readonly off: boolean;
  /** Whether something on it was changed. */
  readonly touched: boolean;
  /** Whether somebody gave the note what it wants. */
  readonly answered: boolean;
};

/** Told of every plan: what it comes to; of a wrong one, how many cards were put on the right side, and what to read again. */
export type EcranNoirOutput = {
  readonly quarter: Quarter;
  readonly right?: number;
  readonly of?: number;
  readonly look?: string;
  /** Words of choices that harm nobody (docs/authoring.md). */
  readonly harmless?: readonly string[];
};

export interface RevealedCard {
  readonly text: string;
  readonly why: string;
  readonly spot: Spot;
  /** To be done first, to be done besides, announced and to be left alone, harmless and no help, or to be refused. */
  readonly kind: 'first' | 'besides' | 'leave' | 'aside' | 'refuse';
}

export type EcranNoirReveal = {
  readonly device: Device;
  /** In a right order, what is not to be done last. */
  readonly cards: readonly RevealedCard[];
  readonly afterwards: readonly { readonly when: string; readonly text: string }[];
};
