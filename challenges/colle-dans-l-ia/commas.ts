/** Keeps a comma with the passage before it: otherwise a line could end after the passage and the next begin with the comma. */

/** Each piece with the comma that follows it; the text after the piece no longer has that comma. */
export function withCommas<P>(
  pieces: readonly (string | P)[],
): readonly { readonly piece: string | P; readonly comma: string }[] {
  return pieces.map((piece, index) => {
    const next = pieces[index + 1];
    return {
      piece: typeof piece === 'string' && index > 0 ? piece.replace(/^,/, '') : piece,
      comma: typeof piece !== 'string' && typeof next === 'string' && next.startsWith(',') ? ',' : '',
    };
  });
}
