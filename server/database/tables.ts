/** The tables' types for Kysely, derived from the schemas of their columns. */
import type { Generated } from 'kysely';
import type { Static, TSchema } from 'typebox';
import type { COLUMNS, DEFAULTS } from './columns.ts';

type Columns = typeof COLUMNS;
type Defaults = typeof DEFAULTS;
type Row<S extends Readonly<Record<string, TSchema>>, Defaulted> = {
  -readonly [C in keyof S]: C extends Defaulted ? Generated<Static<S[C]>> : Static<S[C]>;
};

export type Tables = {
  [T in keyof Columns]: Row<Columns[T], T extends keyof Defaults ? keyof Defaults[T] : never>;
};
