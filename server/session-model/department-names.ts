/** Departments that an import renames, for other tables that name departments. */
import type { Transaction } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Tables } from '../database/tables.ts';
import { textsOf } from './stored-texts.ts';

export interface RenamedDepartment {
  readonly from: string;
  readonly to: string;
}

/** Renames departments, within the transaction that renames them in the directory. @param actor username */
export type CarryDepartments = (
  transaction: Transaction<Tables>,
  clock: Clock,
  renamed: readonly RenamedDepartment[],
  actor: string,
) => Promise<void>;

/** @param stored JSON list of departments @returns the list with the new names; null if nothing changes */
export function namedAnew(stored: string | null, renamed: readonly RenamedDepartment[]): string[] | null {
  const names = new Map(renamed.map(({ from, to }) => [from, to]));
  const before = stored === null ? [] : textsOf(stored);
  return before.some((name) => names.has(name)) ? [...new Set(before.map((name) => names.get(name) ?? name))] : null;
}

/** The renamed departments, for the audit log. */
export function formatRenamed(renamed: readonly RenamedDepartment[]): { readonly renamed: readonly string[] } {
  return { renamed: renamed.map(({ from, to }) => `${from} → ${to}`) };
}
