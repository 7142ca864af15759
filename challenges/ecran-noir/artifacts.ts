/** The device with the black screen: how to cut its network, and which telephone remains, depend on it. */
export const DEVICES = ['workstation', 'laptop', 'tablet'] as const;
export type Device = (typeof DEVICES)[number];

/** A place in the drawing; each card is about one of them. */
export type Spot = 'network' | 'power' | 'call' | 'people' | 'screen' | 'notice' | 'keyboard' | 'disk';

/** The two decisions about a card, as labels of the buttons. */
export const DECISIONS = { keep: 'Je le fais', refuse: 'Je l’évite' } as const;
/** Names of the decisions about a sorted card, with which the victory screen reports first choices (`data-sorted`). */
export const SORTED = { keep: 'Je fais', refuse: 'J’évite' } as const;

export interface GestureCard {
  readonly id: string;
  readonly text: string;
}

export type EcranNoirArtifacts = {
  readonly device: Device;
  readonly place: string;
  /** The drawing described in words. */
  readonly view: string;
  /** The ransom note on the screen. */
  readonly ransomNote: string;
  readonly yann: string;
  /** A true announcement of the IT support, which has nothing to do with the attack. */
  readonly notice: string;
  readonly cards: readonly GestureCard[];
};

/** The state ten minutes later, if the plan that was sent is carried out. */
export type Quarter = {
  /** Number of neighbouring screens that have gone black (`fallen`), and of all neighbouring screens (`of`). */
  readonly fallen: number;
  readonly of: number;
  /** Whether the attack reached the server before the support could isolate it. */
  readonly reached: boolean;
  /** Whether the device was switched off. */
  readonly off: boolean;
  /** Whether something on the device was changed. */
  readonly touched: boolean;
  /** Whether somebody did what the ransom note asks. */
  readonly answered: boolean;
};

/**
 * Sent with every complete plan: its outcome (`quarter`). A plan that is not right also gets the number of rightly judged cards (`right`,
 * `of`), and what to review (`look`).
 */
export type EcranNoirOutput = {
  readonly quarter: Quarter;
  readonly right?: number;
  readonly of?: number;
  readonly look?: string;
  /** Labels of tolerated choices (docs/authoring.md). */
  readonly harmless?: readonly string[];
};

export interface RevealedCard {
  readonly text: string;
  readonly why: string;
  readonly spot: Spot;
  /**
   * `first` and `besides` are to be done. `leave` is announced work that is to be left alone. `aside` is harmless and useless. `refuse`
   * does harm.
   */
  readonly kind: 'first' | 'besides' | 'leave' | 'aside' | 'refuse';
}

export type EcranNoirReveal = {
  readonly device: Device;
  /** The cards in a right order; cards that are not to be done come last. */
  readonly cards: readonly RevealedCard[];
  readonly afterwards: readonly { readonly when: string; readonly text: string }[];
};
