/** Where a number can be read, and so who put it there. */
export const PLACES = ['mail', 'invoice', 'file'] as const;
export type Place = (typeof PLACES)[number];

/** A turn of a telephone call. */
export type Turn = {
  /** Nadia Kervella, or whoever answers. */
  readonly from: string;
  readonly text: string;
};

export type NouveauRibArtifacts = {
  readonly supplier: string;
  /** Who writes in the thread, as every week. */
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
  /** What the bank says of the new account's holder. */
  readonly holder: string;
  /** What Gwenaëlle Riou's voice says. */
  readonly pressure: readonly string[];
  /** Who gives the second signature this week, and who cannot. */
  readonly duty: string;
  readonly away: string;
  /** What the control sheet offers, in an order of its own. */
  readonly sheet: {
    readonly phones: readonly string[];
    readonly people: readonly string[];
    readonly accounts: readonly string[];
    readonly seconds: readonly string[];
  };
};

/** A paper of the desk, as the scene or the reveal shows it. */
export interface PaperProps {
  readonly artifacts: NouveauRibArtifacts;
  /** Of its heading: 2 without it, 3 in the reveal. */
  readonly level?: 2 | 3;
}

/** What becomes of the payment. */
export const PAYMENTS = ['pay', 'reply', 'adopt', 'report'] as const;
export type Payment = (typeof PAYMENTS)[number];

/** It leaves at once, waits for its day, or stays. */
export type MoneyMove = 'leaves' | 'later' | 'stays';

/** The boxes of the control sheet, in their order. */
export const BOXES = ['phone', 'person', 'account', 'payment', 'second'] as const;
export type Box = (typeof BOXES)[number];

/** Of a call, what was said; of a sheet, how much of it is right, or what it did. */
export type NouveauRibOutput = {
  readonly turns?: readonly Turn[];
  readonly right?: number;
  readonly of?: number;
  readonly outcome?: string;
  /** Of a box that is wrong, what to look at again. */
  readonly look?: string;
  /** The words of choices that harm nobody. */
  readonly harmless?: readonly string[];
  /** What becomes of the money by this sheet, as a sentence and as a drawing. */
  readonly money?: string;
  readonly move?: MoneyMove;
};

/** The places of the desk that the reveal says something about. */
export type Spot = 'address' | 'hour' | 'term' | 'holder' | 'pressure' | Place;

export type Remark = {
  /** It decides, it should have struck, or it proves nothing. */
  readonly weight: 'decides' | 'strikes' | 'nothing';
  readonly text: string;
};

export type NouveauRibReveal = {
  readonly title: string;
  readonly lead: string;
  readonly remarks: Readonly<Record<Spot, Remark>>;
  /** The call that counted. */
  readonly turns: readonly Turn[];
  /** What the other gesture would have led to. */
  readonly otherwiseTitle: string;
  readonly otherwiseMove: MoneyMove;
  readonly otherwise: readonly { readonly when: string; readonly name: string; readonly text: string }[];
  readonly afterwards: string;
};
