/** Keeps a comma with what it follows: a line may end after a passage, and would begin with the comma. */

/** Each piece with the comma that follows it, which is taken off the text behind. */
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
