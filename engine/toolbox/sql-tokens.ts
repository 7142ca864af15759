/** SQL tokenizer, so that a simulation can show how a database reads an input. */

export interface SqlToken {
  readonly kind: 'text' | 'number' | 'word' | 'symbol';
  /** Content of a string without quotes and escapes; any other token unchanged. */
  readonly value: string;
  /** Range in the text: `start` to `end`, with quotes, `end` excluded. */
  readonly start: number;
  readonly end: number;
}

interface SqlTokens {
  readonly tokens: readonly SqlToken[];
  /** Offset of an unterminated string. */
  readonly unclosedAt: number | null;
  /** Offset of a comment that hides the rest. */
  readonly commentAt: number | null;
}

const BLANK = /\s+|\/\*[\s\S]*?\*\//y;
/** A doubled quote in a string is an escaped quote; a single one ends the string. */
const TEXT = /'((?:[^']|'')*)'(?!')/y;
const NUMBER = /\d+(?:\.\d+)?/y;
const WORD = /[\p{L}_][\p{L}\p{N}_.]*/uy;
const SYMBOL = /<>|!=|<=|>=|[\s\S]/y;

/** Splits a text into tokens. @param lineComments prefixes of comments to the end of the line: `--`, in some databases also `#` */
export function sqlTokens(sql: string, lineComments: readonly string[]): SqlTokens {
  const tokens: SqlToken[] = [];
  let at = 0;
  const match = (pattern: RegExp) => {
    pattern.lastIndex = at;
    return pattern.exec(sql);
  };
  while (at < sql.length) {
    const blank = match(BLANK);
    if (blank) {
      at += blank[0].length;
      continue;
    }
    if (lineComments.some((mark) => sql.startsWith(mark, at))) return { tokens, unclosedAt: null, commentAt: at };
    const text = match(TEXT);
    if (!text && sql[at] === "'") return { tokens, unclosedAt: at, commentAt: null };
    const mark = text ?? match(NUMBER) ?? match(WORD) ?? match(SYMBOL);
    const written = mark?.[0] ?? '';
    const kind = text ? 'text' : /^\d/.test(written) ? 'number' : /^[\p{L}_]/u.test(written) ? 'word' : 'symbol';
    const value = text ? (text[1] ?? '').replaceAll("''", "'") : written;
    tokens.push({ kind, value, start: at, end: at + written.length });
    at += written.length;
  }
  return { tokens, unclosedAt: null, commentAt: null };
}
