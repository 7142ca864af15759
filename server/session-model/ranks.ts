/** Competition ranking ("1224") of rows that are sorted best first: equal points share the better rank. */
export function ranksOf(rows: readonly { readonly points: number }[]): number[] {
  let rank = 0;
  return rows.map(({ points }, index) => {
    if (points !== rows[index - 1]?.points) rank = index + 1;
    return rank;
  });
}
