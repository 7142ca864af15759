/** Streaming JSON parser of a backup's rows, one by one, so that memory does not grow with the file. */
import { Tokenizer, TokenParser, TokenType } from '@streamparser/json';
import { MAX_TALLY } from '../database/columns/sessions.ts';
import { ServerError } from '../errors.ts';
import { damagedBackup } from './restore-errors.ts';

const MEGABYTE = 1024 * 1024;
/** Maximum bytes of a row, including the parser's buffer: a tally, the longest text of all, has four bytes for a character at most. */
const MAX_ROW_BYTES = 4 * MAX_TALLY + MEGABYTE;

/**
 * Placeholder for U+FEFF, which the tokenizer drops as a byte order mark even within texts: a lone surrogate, which no stored text can
 * hold.
 */
const STAND_IN = /\udfff/gu;

interface RowReader {
  /** Begins a table; called once for each, in the order of the file. */
  table(name: string): void;
  /** A row of the current table. */
  row(index: number, row: unknown): void;
}

/** @param pieces the text of `tables` @throws ServerError 422 for anything but an object of lists of flat rows */
export async function readRows(pieces: AsyncIterable<Buffer>, reader: RowReader): Promise<void> {
  const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const shape = createShape(reader);
  const tokenizer = new Tokenizer();
  const parser = new TokenParser({ paths: ['$.*.*'], keepStack: false });
  parser.onValue = ({ value, key }) => reader.row(Number(key), value);
  tokenizer.onToken = (token) => {
    shape.check(token.token, token.value);
    parser.write(typeof token.value === 'string' ? { ...token, value: token.value.replaceAll(STAND_IN, '\ufeff') } : token);
  };
  let read = 0;
  let tableLevel = 0;
  try {
    for await (const piece of pieces) {
      const before = shape.tokensBetweenRows();
      tokenizer.write(utf8.decode(piece, { stream: true }).replaceAll('\ufeff', '\\udfff'));
      if (shape.tokensBetweenRows() !== before) tableLevel = read;
      read += piece.length;
      if (read - tableLevel > MAX_ROW_BYTES)
        throw damagedBackup(`${shape.location()} has a row of more than ${Math.round(MAX_ROW_BYTES / MEGABYTE)} MB.`);
    }
    utf8.decode();
    if (!parser.isEnded) tokenizer.end();
  } catch (error) {
    if (error instanceof ServerError || !isSyntax(error)) throw error;
    throw damagedBackup(`${shape.location()} cannot be read (${error.message.slice(0, 200)}).`);
  }
  if (!parser.isEnded) throw damagedBackup(`${shape.location()} has no end.`);
}

/** Whether the parser or the decoder threw the error; others are errors of the program or the disk. */
function isSyntax(error: unknown): error is Error {
  return error instanceof Error && (!('code' in error) || error.code === 'ERR_ENCODING_INVALID_ENCODED_DATA');
}

/** Checks the nesting: one object of tables, lists of rows, flat rows. */
function createShape(reader: RowReader) {
  let depth = 0;
  let table: string | null = null;
  let between = 0;
  const location = () => (table === null ? 'tables' : `tables.${table}`);
  return {
    location,
    tokensBetweenRows: () => between,
    check(token: TokenType, value: unknown): void {
      if (depth < 3) between += 1;
      const opens = token === TokenType.LEFT_BRACE || token === TokenType.LEFT_BRACKET;
      if (opens) {
        const expected = depth === 1 ? TokenType.LEFT_BRACKET : TokenType.LEFT_BRACE;
        if (depth === 3) throw damagedBackup(`a row of ${location()} holds more than texts and numbers.`);
        if (token !== expected) throw damagedBackup(`${location()} is not made of lists of rows.`);
        depth += 1;
      } else if (token === TokenType.RIGHT_BRACE || token === TokenType.RIGHT_BRACKET) {
        depth -= 1;
        if (depth === 1) table = null;
      } else if (depth === 1 && token === TokenType.STRING && table === null) {
        table = String(value).slice(0, 80);
        reader.table(table);
      } else if (depth < 3 && token !== TokenType.COLON && token !== TokenType.COMMA) {
        throw damagedBackup(`${location()} is not made of lists of rows.`);
      }
    },
  };
}
