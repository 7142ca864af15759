/**
 * Evaluates a SQL condition (the text after WHERE) for given rows. For simulated logins: there is no database, only comparisons, AND, OR,
 * NOT and brackets are supported, and any other word is an error, like an unknown column. Linear time; at most 40 levels of nesting.
 */
import { type SqlToken, sqlTokens } from './sql-tokens.ts';

type SqlValue = string | number | boolean | null;
/** A row by column. null is a value that equals nothing: NULL, or one kept secret. */
export type SqlRow = Readonly<Record<string, string | number | null>>;

export type SqlReading =
  | {
      readonly state: 'read';
      /** Indices of the rows for which the condition is true. */
      readonly matches: readonly number[];
      readonly commentAt: number | null;
    }
  | {
      readonly state: 'error';
      /** An unterminated string, a syntax error, or an unknown column. */
      readonly reason: 'unclosed' | 'syntax' | 'column';
      readonly at: number;
      /** The text at the error, truncated; empty at the end of the input. */
      readonly near: string;
      readonly commentAt: number | null;
    };

interface SqlOptions {
  /** Prefixes of comments to the end of the line: `--`, in some databases also `#`. */
  readonly lineComments?: readonly string[];
}

type Evaluate = (row: SqlRow) => SqlValue;

class SqlError extends Error {
  constructor(
    readonly reason: 'syntax' | 'column',
    readonly at: number,
  ) {
    super(reason);
  }
}

export function readSqlCondition(
  condition: string,
  rows: readonly SqlRow[],
  { lineComments = ['--'] }: SqlOptions = {},
): SqlReading {
  const { tokens, unclosedAt, commentAt } = sqlTokens(condition, lineComments);
  const error = (reason: 'unclosed' | 'syntax' | 'column', at: number): SqlReading => {
    const near = condition.slice(at, commentAt ?? undefined).trim();
    return { state: 'error', reason, at, near: near.slice(0, 40), commentAt };
  };
  try {
    const evaluate = parse(tokens, new Set(rows.flatMap((row) => Object.keys(row))), unclosedAt ?? commentAt ?? condition.length);
    if (unclosedAt !== null) return error('unclosed', unclosedAt);
    return { state: 'read', matches: rows.flatMap((row, index) => (truth(evaluate(row)) ? [index] : [])), commentAt };
  } catch (failure) {
    if (!(failure instanceof SqlError)) throw failure;
    // Like a database, reports syntax errors before unknown columns.
    const readable = failure.reason === 'column' || failure.at === unclosedAt;
    return unclosedAt !== null && readable ? error('unclosed', unclosedAt) : error(failure.reason, failure.at);
  }
}

/** @throws SqlError for a syntax error */
function parse(tokens: readonly SqlToken[], columns: ReadonlySet<string>, end: number): Evaluate {
  let next = 0;
  let depth = 0;
  let unknown: SqlError | undefined;
  const here = () => tokens[next];
  const syntaxError = () => new SqlError('syntax', here()?.start ?? end);
  const take = (...words: readonly string[]) => {
    const token = here();
    const word = token && token.kind !== 'text' ? words.find((candidate) => candidate === token.value.toLowerCase()) : undefined;
    if (word) next += 1;
    return word;
  };

  const either = (): Evaluate => {
    const parts = [both()];
    while (take('or')) parts.push(both());
    return parts.length === 1 && parts[0] ? parts[0] : (row) => join(parts, row, true);
  };
  const both = (): Evaluate => {
    const parts = [negated()];
    while (take('and')) parts.push(negated());
    return parts.length === 1 && parts[0] ? parts[0] : (row) => join(parts, row, false);
  };
  const deeper = (rule: () => Evaluate): Evaluate => {
    depth += 1;
    if (depth > 40) throw syntaxError();
    const result = rule();
    depth -= 1;
    return result;
  };
  const negated = (): Evaluate => {
    if (!take('not')) return compared();
    const inner = deeper(negated);
    return (row) => {
      const value = truth(inner(row));
      return value === null ? null : !value;
    };
  };
  const compared = (): Evaluate => {
    const left = primary();
    const operator = take('=', '<>', '!=', '<=', '>=', '<', '>');
    if (!operator) return left;
    const right = primary();
    return (row) => compare(left(row), right(row), operator);
  };
  const primary = (): Evaluate => {
    if (take('(')) {
      const inner = deeper(either);
      if (!take(')')) throw syntaxError();
      return inner;
    }
    const token = here();
    if (!token || token.kind === 'symbol' || /^(and|or|not)$/i.test(token.kind === 'word' ? token.value : ''))
      throw syntaxError();
    next += 1;
    if (token.kind === 'text') return () => token.value;
    if (token.kind === 'number') return () => Number(token.value);
    const name = token.value.toLowerCase();
    if (name === 'true' || name === 'false') return () => name === 'true';
    if (name === 'null') return () => null;
    if (!columns.has(name)) unknown ??= new SqlError('column', token.start);
    return (row) => row[name] ?? null;
  };

  const whole = either();
  take(';');
  if (next < tokens.length) throw syntaxError();
  if (unknown) throw unknown;
  return whole;
}

/** Three-valued AND or OR, with short-circuit evaluation. */
function join(parts: readonly Evaluate[], row: SqlRow, decisive: boolean): boolean | null {
  const values = parts.map((part) => truth(part(row)));
  if (values.includes(decisive)) return decisive;
  return values.includes(null) ? null : !decisive;
}

/** Truth value: a string counts as the number that it begins with. */
function truth(value: SqlValue): boolean | null {
  return value === null || typeof value === 'boolean' ? value : asNumber(value) !== 0;
}

function asNumber(value: string | number | boolean): number {
  return typeof value === 'string' ? Number.parseFloat(value) || 0 : Number(value);
}

function compare(left: SqlValue, right: SqlValue, operator: string): boolean | null {
  if (left === null || right === null) return null;
  const texts = typeof left === 'string' && typeof right === 'string';
  const [a, b] = texts ? [left, right] : [asNumber(left), asNumber(right)];
  if (operator === '=') return a === b;
  if (operator === '<>' || operator === '!=') return a !== b;
  if (operator === '<') return a < b;
  if (operator === '>') return a > b;
  return operator === '<=' ? a <= b : a >= b;
}
