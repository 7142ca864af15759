/** One option of a question. */
export type Gesture = { readonly value: string; readonly label: string };

/** The four parts of the draft that can be changed before it is sent. */
export const PLACES = ['to', 'copy', 'file', 'link'] as const;
export type Place = (typeof PLACES)[number];

/** The questions about the mail of noon, which was sent or scheduled by mistake. */
export const AFTERMATH = ['tell', 'contain'] as const;

/** All fields of the answer, in the order of the screen. */
export const QUESTIONS = [...PLACES, ...AFTERMATH] as const;
export type Question = (typeof QUESTIONS)[number];

/** Names of the questions on the screen. */
export const QUESTION_NAMES: Readonly<Record<Question, string>> = {
  to: 'À',
  copy: 'Copie',
  file: 'Pièce jointe',
  link: 'Lien',
  tell: 'l’envoi de midi, à qui le dire',
  contain: 'l’envoi de midi, ce que vous en faites',
};

/** One sheet of a workbook; its first row has the column names. */
export type Sheet = { readonly name: string; readonly rows: readonly (readonly string[])[] };

export type MartinArtifacts = {
  /** The mail to be answered. */
  readonly request: {
    readonly subject: string;
    readonly from: { readonly name: string; readonly address: string };
    readonly lines: readonly string[];
  };
  /** The answer as drafted: the option of each part, and its text. */
  readonly draft: Readonly<Record<Place, { readonly value: string; readonly shown: string }>>;
  /** Number of people in copy. */
  readonly readers: number;
  readonly workbook: { readonly name: string; readonly open: Sheet; readonly hidden: Sheet };
  /** A sentence about the mail of noon. */
  readonly noon: string;
  readonly gestures: Readonly<Record<Question, readonly Gesture[]>>;
};

/** Where the mail of noon is: still in the outbox, in a colleague's inbox, or outside of the company. */
export const WHEREABOUTS = ['outbox', 'inside', 'outside'] as const;

/** Outcome of the player's choice for the mail of noon. */
export type NoonOutcome = {
  readonly at: (typeof WHEREABOUTS)[number];
  /** Whether the mail goes no further. */
  readonly stopped: boolean;
  readonly says: string;
};

/**
 * Sent with a wrong answer: how many choices harm nobody (`safe`, `of`), the harmful one to review first (`again`, `line`), what to compare
 * there (`look`), and the outcome for the mail of noon.
 */
export type MartinReaction = {
  readonly safe: number;
  readonly of: number;
  readonly again: Question;
  readonly line: string;
  readonly look: string;
  readonly noon: NoonOutcome;
};

/** Sent with a solve: the labels of all tolerated options. */
export type MartinSolved = { readonly harmless: readonly string[] };

/**
 * Sent when nothing is wrong but some choices are only tolerated: a sentence that names their lines (`lines`), the first such line
 * (`again`), and the labels of these choices.
 */
export type MartinReminder = { readonly lines: string; readonly again: Question } & MartinSolved;

/** One part of the draft, after the solve. */
export type PlaceRevealed = {
  readonly place: Place;
  readonly shown: string;
  /** Whether the draft was right here. */
  readonly kept: boolean;
  /** Label of the right option. */
  readonly right: string;
  readonly why: string;
};

export type MartinReveal = {
  readonly places: readonly PlaceRevealed[];
  readonly noon: readonly { readonly shown: string; readonly truth: string; readonly genuine?: boolean }[];
  readonly afterwards: readonly { readonly when: string; readonly text: string }[];
};
