import type { LoginQuery } from './login-query.ts';

export type SqlArtifacts = {
  /** Name of the account, which is fixed in the form. */
  readonly username: string;
  /** The only added condition that the filter of the attacked application accepts; `changes` mentions it too. */
  readonly formula: string;
  /** Changes to the attacked application over the years, oldest first, which explain its behaviour. */
  readonly changes: readonly { readonly year: number; readonly text: string }[];
};

/** The server's reply to a failed login. */
export type SqlOutput = {
  /** `executed`: the database ran the query without success; `refused`: the application's filter stopped the query before the database. */
  readonly reply: 'executed' | 'refused';
};

export type SqlReveal = {
  /** The query built from the winning password. */
  readonly query: Pick<LoginQuery, 'parts'>;
  /** The rows that the database returned: every account; the application signed in to the first one. */
  readonly rows: readonly { readonly login: string; readonly role: string; readonly who: string }[];
  /** The berth schedule that the login protects; `harm` is what an intruder could change. */
  readonly berths: readonly { readonly berth: string; readonly ship: string; readonly when: string; readonly harm: string }[];
  /** The winning password in a prepared statement, which keeps it separate from the SQL. */
  readonly prepared: {
    readonly sql: string;
    readonly values: readonly { readonly name: string; readonly value: string }[];
    readonly result: string;
  };
  readonly after: string;
};
