import { useState } from 'react';
import { Button } from '#engine/ui/button.tsx';
import type { ScoreRow } from '#schemas/admin.ts';
import { countOf, formatNumber } from '../metrics/metrics.ts';
import styles from './scoreboard.module.css';

/** Rows shown at first, and more at each request: ten thousand at once would stall the page at every refresh. */
const STEP = 200;

/** The chart's data as a table. */
export function ScoreTable({ rows, title }: { rows: readonly ScoreRow[]; title: string }) {
  const [shown, setShown] = useState(STEP);
  const rest = rows.length - shown;
  return (
    <>
      <table className={styles.table}>
        <caption className={styles.caption}>Scores: {title}</caption>
        <thead>
          <tr>
            <th scope="col">Rank</th>
            <th scope="col">Player</th>
            <th scope="col">Score</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, shown).map((row, index) => (
            // Names may repeat in the overall board; the place in the list is what identifies a row.
            <tr key={`${index}:${row.username}`}>
              <td>{rankOf(rows, index)}</td>
              <th scope="row">{row.username}</th>
              <td>{formatNumber(row.score)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rest > 0 && (
        <Button variant="secondary" onClick={() => setShown(shown + STEP)}>
          Show {countOf(Math.min(rest, STEP), 'more row')}
        </Button>
      )}
    </>
  );
}

/** Equal scores share the better rank; rows come best first. */
function rankOf(rows: readonly ScoreRow[], index: number): number {
  const score = rows[index]?.score;
  let first = index;
  while (first > 0 && rows[first - 1]?.score === score) first -= 1;
  return first + 1;
}
