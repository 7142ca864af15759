/** The type of a message catalogue: the English one's, with any words. A message that a language lacks, or has too many, does not compile. */
import type { ReactNode } from 'react';
import type { english } from './english/english.ts';

/** The same names; texts stay texts, and functions keep their parameters. */
export type SameMessages<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (...parameters: infer P) => infer R
      ? (...parameters: P) => R extends string ? string : ReactNode
      : SameMessages<T[K]>;
};

export type Catalogue = SameMessages<typeof english>;
