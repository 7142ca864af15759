import type { LoginQuery } from './login-query.ts';

export type SqlArtifacts = {
  /** Name of the account, which is fixed in the form. */
  readonly username: string;
  /** The only condition that the tool's filter accepts; `changes` mentions it too. */
  readonly formula: string;
  /** Changes to the tool over the years, oldest first, which explain its behaviour. */
  readonly changes: readonly { readonly year: number; readonly text: string }[];
};

/** The server's reply to a failed login. */
export type SqlOutput = {
  /** `executed`: the database ran the query without success; `refused`: the tool's filter stopped the query before the database. */
  readonly reply: 'executed' | 'refused';
};

export type SqlReveal = {
  /** The query of the winning entry. */
  readonly query: Pick<LoginQuery, 'parts'>;
  /** The rows that the database returned: every account; the tool signed in to the first one. */
  readonly rows: readonly { readonly login: string; readonly role: string; readonly who: string }[];
  /** The berths of the register behind the login. */
  readonly berths: readonly { readonly berth: string; readonly ship: string; readonly when: string; readonly harm: string }[];
  /** The same entry in a prepared statement, separate from the SQL. */
  readonly prepared: {
    readonly sql: string;
    readonly values: readonly { readonly name: string; readonly value: string }[];
    readonly result: string;
  };
  readonly after: string;
};
