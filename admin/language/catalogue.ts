/** Type of a message catalogue: that of the English catalogue, with any words. A missing or an additional message does not compile. */
import type { ReactNode } from 'react';
import type { english } from './english/english.ts';

/** The same keys as T; texts stay texts, and functions keep their parameters. */
export type SameMessages<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (...parameters: infer P) => infer R
      ? (...parameters: P) => R extends string ? string : ReactNode
      : SameMessages<T[K]>;
};

export type Catalogue = SameMessages<typeof english>;
