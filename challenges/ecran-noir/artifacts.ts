/** What the black screen is: it changes what « cut the network » means, and which telephone is left to call with. */
export const DEVICES = ['workstation', 'laptop', 'tablet'] as const;
export type Device = (typeof DEVICES)[number];

/** A place of the drawing that a card is about. */
export type Spot = 'network' | 'power' | 'call' | 'people' | 'screen' | 'notice' | 'keyboard' | 'disk';

/** The two decisions on a card, as the buttons say them. */
export const DECISIONS = { keep: 'Je le fais', refuse: 'Je l’évite' } as const;

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

/** Told of every wrong answer: how many cards were put on the right side, and what to read again. */
export type EcranNoirOutput = { readonly right: number; readonly of: number; readonly look: string };

export interface RevealedCard {
  readonly text: string;
  readonly why: string;
  readonly spot: Spot;
  /** To be done first, to be done besides, announced and to be left alone, or to be refused. */
  readonly kind: 'first' | 'besides' | 'leave' | 'refuse';
}

export type EcranNoirReveal = {
  readonly device: Device;
  /** In a right order, what is not to be done last. */
  readonly cards: readonly RevealedCard[];
  readonly afterwards: readonly { readonly when: string; readonly text: string }[];
};
