/** The scores as a table. */
import { useState } from 'react';
import { Button } from '#engine/ui/controls/button.tsx';
import type { ScoreRow } from '#schemas/admin.ts';
import { useNaming } from '../components/people/naming.ts';
import { formatNumber } from '../format/numbers.ts';
import { shownEmail } from '../format/shown-email.ts';
import { messages } from '../language/language.ts';
import styles from './score-table.module.css';
import { ranked } from './scores.ts';

/** Number of rows shown at first, and added by each press: ten thousand rows would stall the page at every refresh. */
const STEP = 200;

/** The chart's data as a table. */
export function ScoreTable({ rows, title }: { rows: readonly ScoreRow[]; title: string }) {
  const words = messages().dashboard.scoreboard;
  const naming = useNaming();
  const [shown, setShown] = useState(STEP);
  const rest = rows.length - shown;
  return (
    <>
      <table className={styles.table}>
        <caption className={styles.caption}>{words.caption(title)}</caption>
        <thead>
          <tr>
            <th scope="col">{words.rank}</th>
            <th scope="col">{words.player}</th>
            <th scope="col">{words.score}</th>
          </tr>
        </thead>
        <tbody>
          {ranked(rows.slice(0, shown)).map(({ id, rank, username, score }) => (
            <tr key={id}>
              <td>{rank}</td>
              <th scope="row">{naming.text(shownEmail(username))}</th>
              <td>{formatNumber(score)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rest > 0 && (
        <Button variant="secondary" onClick={() => setShown(shown + STEP)}>
          {words.showMore(Math.min(rest, STEP))}
        </Button>
      )}
    </>
  );
}
