/** What names departments besides the directory: rights of accounts, and whom campaigns are for. */
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { textsOf } from './stored-texts.ts';

interface Renamed {
  readonly from: string;
  readonly to: string;
}

export interface CarriedDepartments {
  readonly accounts: readonly { readonly id: string; readonly username: string; readonly departments: readonly string[] }[];
  readonly campaigns: readonly { readonly id: string; readonly name: string }[];
}

/** Names the departments anew, within the transaction that does so in the directory. Campaigns that have ended stay as they were. */
export async function carryDepartments(transaction: Kysely<Tables>, renamed: readonly Renamed[]): Promise<CarriedDepartments> {
  if (renamed.length === 0) return { accounts: [], campaigns: [] };
  const names = new Map(renamed.map(({ from, to }) => [from, to]));
  /** Null where nothing changes. */
  const anew = (stored: string | null): string[] | null => {
    const before = stored === null ? [] : textsOf(stored);
    return before.some((name) => names.has(name)) ? [...new Set(before.map((name) => names.get(name) ?? name))] : null;
  };
  const heads = await transaction
    .selectFrom('facilitators')
    .select(['id', 'username', 'departments'])
    .where('departments', 'is not', null)
    .orderBy('id')
    .execute();
  const accounts: CarriedDepartments['accounts'][number][] = [];
  for (const { id, username, departments } of heads) {
    const changed = anew(departments)?.sort();
    if (!changed) continue;
    await transaction
      .updateTable('facilitators')
      .set({ departments: JSON.stringify(changed) })
      .where('id', '=', id)
      .execute();
    accounts.push({ id, username, departments: changed });
  }
  const running = await transaction
    .selectFrom('campaigns')
    .select(['id', 'name', 'departments'])
    .where('ended_at', 'is', null)
    .where('departments', 'is not', null)
    .orderBy('id')
    .execute();
  const campaigns: CarriedDepartments['campaigns'][number][] = [];
  for (const { id, name, departments } of running) {
    const changed = anew(departments);
    if (!changed) continue;
    await transaction
      .updateTable('campaigns')
      .set({ departments: JSON.stringify(changed) })
      .where('id', '=', id)
      .execute();
    campaigns.push({ id, name });
  }
  return { accounts, campaigns };
}
