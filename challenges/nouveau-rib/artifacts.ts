/** The papers on which a telephone number can be read: each tells who provided the number. */
export const PLACES = ['mail', 'invoice', 'file'] as const;
export type Place = (typeof PLACES)[number];

/** One person's words in a telephone call. */
export type Turn = {
  /** The speaker: Nadia Kervella, or the person who answers. */
  readonly from: string;
  readonly text: string;
};

export type NouveauRibArtifacts = {
  readonly supplier: string;
  /** The supplier's employee who writes in the thread, as every week. */
  readonly writer: string;
  readonly address: string;
  readonly order: string;
  readonly sells: string;
  readonly receivedAt: string;
  readonly pretext: string;
  readonly invoice: { readonly id: string; readonly amount: string; readonly term: string };
  readonly newIban: string;
  readonly file: { readonly contact: string; readonly since: number; readonly term: string; readonly iban: string };
  readonly phones: Readonly<Record<Place, string>>;
  /** The bank's information about the holder of the new account. */
  readonly holder: string;
  /** Gwenaëlle Riou's words on the telephone. */
  readonly pressure: readonly string[];
  /** The person who gives the second signature this week, and one who is on leave. */
  readonly duty: string;
  readonly away: string;
  /** Options of the control sheet, in a drawn order. */
  readonly sheet: {
    readonly phones: readonly string[];
    readonly people: readonly string[];
    readonly accounts: readonly string[];
    readonly seconds: readonly string[];
  };
};

/** Props of a paper on the desk, in the scene or in the reveal. */
export interface PaperProps {
  readonly artifacts: NouveauRibArtifacts;
  /** Level of its heading: 2 by default, 3 in the reveal. */
  readonly level?: 2 | 3;
}

/** Decisions about the payment. */
export const PAYMENTS = ['pay', 'reply', 'adopt', 'report'] as const;
export type Payment = (typeof PAYMENTS)[number];

/** The money leaves at once, waits for the due date, or stays. */
export type MoneyMove = 'leaves' | 'later' | 'stays';

/** The fields of the control sheet, in order. */
export const BOXES = ['phone', 'person', 'account', 'payment', 'second'] as const;
export type Box = (typeof BOXES)[number];

/** For a call, the words that were said; for a sheet, the number of right fields, or its outcome. */
export type NouveauRibOutput = {
  readonly turns?: readonly Turn[];
  readonly right?: number;
  readonly of?: number;
  readonly outcome?: string;
  /** A question about a wrong field, for reviewing it. */
  readonly look?: string;
  /** Labels of tolerated choices. */
  readonly harmless?: readonly string[];
  /** The sheet's effect on the money, as a sentence (`money`) and as a drawing (`move`). */
  readonly money?: string;
  readonly move?: MoneyMove;
};

/** The places on the desk about which the reveal has a remark. */
export type Spot = 'address' | 'hour' | 'term' | 'holder' | 'pressure' | Place;

export type Remark = {
  /** `decides`: settles the question. `strikes`: is a reason to wonder. `nothing`: proves nothing. */
  readonly weight: 'decides' | 'strikes' | 'nothing';
  readonly text: string;
};

export type NouveauRibReveal = {
  readonly title: string;
  readonly lead: string;
  readonly remarks: Readonly<Record<Spot, Remark>>;
  /** The decisive call, to the number in the supplier's file. */
  readonly turns: readonly Turn[];
  /** Consequences of the opposite decision. */
  readonly otherwiseTitle: string;
  readonly otherwiseMove: MoneyMove;
  readonly otherwise: readonly { readonly when: string; readonly name: string; readonly text: string }[];
  readonly afterwards: string;
};
