/** One account in the exported file. */
export interface Account {
  readonly login: string;
  readonly algorithm: 'SHA-256' | 'Argon2id';
  /** The salt in Base64 without padding; null where the application used none. */
  readonly salt: string | null;
  /** The hash of the password, as the application stored it. */
  readonly digest: string;
  /** A note in Base64; null where there is none. */
  readonly note: string | null;
}

/** A ship's stay at the port. */
export interface Call {
  readonly ship: string;
  readonly berth: string;
  readonly number: string;
}

export type HashArtifacts = {
  /** The accounts; first the one whose password the player must find. */
  readonly accounts: readonly Account[];
  readonly calls: readonly Call[];
};

export type HashReveal = {
  /** The note as the file has it, and decoded. */
  readonly note: { readonly encoded: string; readonly text: string };
  /** The leaked hash of the password. */
  readonly digest: string;
  /** The eight words that fit the note and the list of stays, with their hashes. The hash of one matches. */
  readonly candidates: readonly { readonly word: string; readonly digest: string; readonly matches: boolean }[];
  /** How the password of each account was stored (`kept`), and how many guesses it resists (`tries`). */
  readonly accounts: readonly {
    readonly login: string;
    readonly kept: string;
    readonly tries: string;
    readonly because: string;
    readonly held: boolean;
  }[];
  readonly after: string;
};
