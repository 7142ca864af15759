/** Cuts a SQL text into the marks that a database reads, so that a simulation can say what became of an input. */

export interface SqlToken {
  readonly kind: 'text' | 'number' | 'word' | 'symbol';
  /** The value of a text, its quotes undone; any other token as it is written. */
  readonly value: string;
  /** Where it stands: from `start` to `end`, quotes included, `end` excluded. */
  readonly start: number;
  readonly end: number;
}

export interface SqlTokens {
  readonly tokens: readonly SqlToken[];
  /** Where a text opens that nothing closes. */
  readonly unclosedAt: number | null;
  /** Where a comment begins that swallows the rest. */
  readonly commentAt: number | null;
}

const BLANK = /\s+|\/\*[\s\S]*?\*\//y;
/** Two quotes in a text are one quote of it; only a quote without a neighbour closes. */
const TEXT = /'((?:[^']|'')*)'(?!')/y;
const NUMBER = /\d+(?:\.\d+)?/y;
const WORD = /[\p{L}_][\p{L}\p{N}_.]*/uy;
const SYMBOL = /<>|!=|<=|>=|[\s\S]/y;

/** @param lineComments what opens a comment up to the end: `--`, for some databases also `#` */
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
