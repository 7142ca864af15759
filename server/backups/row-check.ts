/** Validation of a backup's rows against their table. */
import type { ValidateFunction } from 'ajv';
import { compile } from '../database/columns/validation.ts';
import type { ServerError } from '../errors.ts';
import { describeMistake } from '../http/validation-messages.ts';
import { type BackupTable, columnsOf } from './backup-tables.ts';
import type { StoredRow } from './table-rows.ts';

const compiled = new WeakMap<BackupTable, ValidateFunction<StoredRow>>();

/** @throws the error made by `refusal`, with the row, and the column where one is wrong */
export type CheckRow = (index: number, row: unknown) => StoredRow;

/**
 * A validator for one pass over a table. It is stateful, because keys must ascend.
 * @param refusal makes the error from a description of the problem and its location
 */
export function rowCheck(table: BackupTable, refusal: (problem: string) => ServerError): CheckRow {
  const validate = compiled.get(table) ?? compile<StoredRow>(table.row);
  compiled.set(table, validate);
  let last: readonly KeyPart[] | null = null;
  return (index, row) => {
    const location = `tables.${table.name}[${index}]`;
    if (!validate(row)) {
      const mistake = validate.errors?.[0];
      const { field, message } = mistake
        ? describeMistake({ ...mistake, message: mistake.message ?? '' }, 'en')
        : { field: undefined, message: `${location} is no row.` };
      throw refusal(field === undefined ? message.replace(/^The body/, location) : `${location}.${message}`);
    }
    const key = table.key.map((column) => keyPart(row[column]));
    if (key.length > 0 && last !== null && compare(last, key) >= 0) throw refusal(`${location} is out of order.`);
    last = key;
    return row;
  };
}

/** The values of a row in the order of its table's columns. */
export function valuesOf(table: BackupTable, row: StoredRow): (string | number | null)[] {
  return columnsOf(table).map((column) => row[column] ?? null);
}

type KeyPart = Buffer | number;

function keyPart(value: StoredRow[string] | undefined): KeyPart {
  return typeof value === 'number' ? value : Buffer.from(String(value));
}

function compare(a: readonly KeyPart[], b: readonly KeyPart[]): number {
  for (const [index, part] of a.entries()) {
    const other = b[index];
    const order =
      typeof part === 'number' ? part - Number(other) : Buffer.compare(part, Buffer.isBuffer(other) ? other : Buffer.alloc(0));
    if (order !== 0) return order;
  }
  return 0;
}
