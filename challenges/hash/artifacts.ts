/** One account of the export. */
export interface Account {
  readonly login: string;
  readonly algorithm: 'SHA-256' | 'Argon2id';
  /** What was mixed in before hashing; null where nothing was. */
  readonly salt: string | null;
  /** The hash of the password, as the application stored it. */
  readonly digest: string;
  /** A memo, in Base64; null where there is none. */
  readonly note: string | null;
}

/** A ship's call at the port. */
export interface Call {
  readonly ship: string;
  readonly berth: string;
  readonly number: string;
}

export type HashArtifacts = {
  /** The account whose password is to be found comes first. */
  readonly accounts: readonly Account[];
  readonly calls: readonly Call[];
};

export type HashReveal = {
  /** The memo as it stood in the file, and as everybody could read it. */
  readonly note: { readonly encoded: string; readonly text: string };
  /** What leaked of the password. */
  readonly digest: string;
  /** What the memo and the calls leave: eight words with their hashes, one of which leaked. */
  readonly candidates: readonly { readonly word: string; readonly digest: string; readonly matches: boolean }[];
  /** How long each account held out. */
  readonly accounts: readonly {
    readonly login: string;
    readonly kept: string;
    readonly tries: string;
    readonly because: string;
    readonly held: boolean;
  }[];
  readonly after: string;
};
