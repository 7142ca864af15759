/** Incremental JSON serialization, so that long values do not block the event loop. */
import { slicesOf } from '../concurrency/in-pieces.ts';

/** Minimum characters of a chunk. */
const PIECE = 65_536;

/** The text in chunks; yields wherever it may be interrupted. @param value plain data */
export function* jsonPieces(value: object): Generator<void, readonly string[]> {
  const pieces: string[] = [];
  let piece = '';
  for (const text of textsOf(value)) {
    piece += text;
    if (piece.length < PIECE) continue;
    pieces.push(piece);
    piece = '';
    yield;
  }
  return [...pieces, piece];
}

function* textsOf(value: unknown): Generator<string> {
  if (Array.isArray(value)) {
    let opening = '[';
    for (const items of slicesOf(value)) {
      yield opening + JSON.stringify(items).slice(1, -1);
      opening = ',';
    }
    yield opening === '[' ? '[]' : ']';
  } else if (typeof value === 'object' && value !== null) {
    let opening = '{';
    for (const [name, own] of Object.entries(value)) {
      if (own === undefined) continue;
      yield `${opening}${JSON.stringify(name)}:`;
      yield* textsOf(own);
      opening = ',';
    }
    yield opening === '{' ? '{}' : '}';
  } else yield JSON.stringify(value);
}
