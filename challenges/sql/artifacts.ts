import type { LoginQuery } from './login-query.ts';

export type SqlArtifacts = {
  /** The account whose name is locked in the form. */
  readonly username: string;
  /** The one condition that the tool's filter lets through; `changes` tells it too. */
  readonly formula: string;
  /** What changed in the tool over the years, oldest first: why it behaves as it does. */
  readonly changes: readonly { readonly year: number; readonly text: string }[];
};

/** What the server tells about a login that failed. */
export type SqlOutput = {
  /** `executed`: the database said no; `refused`: the tool's filter stopped the query before the database. */
  readonly reply: 'executed' | 'refused';
};

export type SqlReveal = {
  /** What the winning entry made of the query. */
  readonly query: Pick<LoginQuery, 'parts'>;
  /** What the database handed back: every account, the first of which the tool opened. */
  readonly rows: readonly { readonly login: string; readonly role: string; readonly who: string }[];
  /** The register that opened. */
  readonly berths: readonly { readonly berth: string; readonly ship: string; readonly when: string; readonly harm: string }[];
  /** The same entry, sent apart from the query. */
  readonly prepared: {
    readonly sql: string;
    readonly values: readonly { readonly name: string; readonly value: string }[];
    readonly result: string;
  };
  readonly after: string;
};
