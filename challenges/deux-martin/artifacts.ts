/** One option of a question. */
export type Gesture = { readonly value: string; readonly label: string };

/** The four places of the answer that are read again before it leaves. */
export const PLACES = ['to', 'copy', 'file', 'link'] as const;
export type Place = (typeof PLACES)[number];

/** What is asked about the message that had left already. */
export const AFTERMATH = ['tell', 'contain'] as const;

/** Every field of the answer, in the order of the screen. */
export const QUESTIONS = [...PLACES, ...AFTERMATH] as const;
export type Question = (typeof QUESTIONS)[number];

/** What the screen calls each of them. */
export const QUESTION_NAMES: Readonly<Record<Question, string>> = {
  to: 'À',
  copy: 'Copie',
  file: 'Pièce jointe',
  link: 'Lien',
  tell: 'l’envoi de midi, à qui le dire',
  contain: 'l’envoi de midi, ce que vous en faites',
};

/** One sheet of a workbook: its first row names the columns. */
export type Sheet = { readonly name: string; readonly rows: readonly (readonly string[])[] };

export type MartinArtifacts = {
  /** The mail that is answered. */
  readonly request: {
    readonly subject: string;
    readonly from: { readonly name: string; readonly address: string };
    readonly lines: readonly string[];
  };
  /** The answer as it lies in the drafts: which option each place has now, and what stands there. */
  readonly draft: Readonly<Record<Place, { readonly value: string; readonly shown: string }>>;
  /** How many people are in copy. */
  readonly readers: number;
  readonly workbook: { readonly name: string; readonly open: Sheet; readonly hidden: Sheet };
  /** What left at noon. */
  readonly noon: string;
  readonly gestures: Readonly<Record<Question, readonly Gesture[]>>;
};

/** Where the mail of noon is: still waiting, at a colleague's, or out of the company. */
export const WHEREABOUTS = ['outbox', 'inside', 'outside'] as const;

/** What came of what was done about the mail of noon. */
export type NoonOutcome = {
  readonly at: (typeof WHEREABOUTS)[number];
  /** It goes no further. */
  readonly stopped: boolean;
  readonly says: string;
};

/** How many choices harm nobody, and of the others the one to read again first, with its name and what to compare there; and what came of noon. */
export type MartinReaction = {
  readonly safe: number;
  readonly of: number;
  readonly again: Question;
  readonly line: string;
  readonly look: string;
  readonly noon: NoonOutcome;
};

/** The words of choices that harm nobody. */
export type MartinSolved = { readonly harmless: readonly string[] };

/** That another choice is better, with the names of the lines where a harmless one stands, the first of them, and these choices in the words of the screen. */
export type MartinReminder = { readonly lines: string; readonly again: Question } & MartinSolved;

/** One place, once it is known. */
export type PlaceRevealed = {
  readonly place: Place;
  readonly shown: string;
  /** The draft was right here. */
  readonly kept: boolean;
  /** What it had to be. */
  readonly right: string;
  readonly why: string;
};

export type MartinReveal = {
  readonly places: readonly PlaceRevealed[];
  readonly noon: readonly { readonly shown: string; readonly truth: string; readonly genuine?: boolean }[];
  readonly afterwards: readonly { readonly when: string; readonly text: string }[];
};
