import { lazy, Suspense } from 'react';
import type { Board } from '../api/admin-api.ts';
import { countOf } from '../words/numbers.ts';
import { chartSize, MAX_BARS } from './chart-size.ts';
import { ScoreTable } from './score-table.tsx';
import styles from './scoreboard.module.css';

/** The chart's library is several times the rest of the console: signing in does not wait for it. */
const ScoreChart = lazy(() =>
  import('./score-chart.tsx').then(
    ({ ScoreChart: Chart }) => ({ default: Chart }),
    // A chart that does not arrive must not take the desk down with it.
    () => ({ default: ChartUnavailable }),
  ),
);

function ChartUnavailable() {
  return (
    <p className={styles.empty}>
      The chart could not be loaded. The table below holds the same scores; reload the page to try again.
    </p>
  );
}

/** A board that has rows: the chart in a box that scrolls, and the same data as a table. */
export function Scores({ board, title }: { board: Board; title: string }) {
  const { rows, total } = board;
  const bars = rows.slice(0, MAX_BARS);
  const { height } = chartSize(bars);
  return (
    <>
      {/* A box that scrolls must be reachable by keyboard (WCAG 2.1.1), and not every browser sees to it by itself. */}
      <section className={styles.scroller} aria-label={`Score chart, ${title}`} tabIndex={0}>
        <Suspense
          fallback={
            <p className={styles.loading} style={{ blockSize: height }}>
              The chart is loading…
            </p>
          }
        >
          <ScoreChart rows={bars} />
        </Suspense>
      </section>
      {total > bars.length && (
        <p className={styles.note}>
          The chart shows the best {bars.length} of {countOf(total, 'player')}
          {total > rows.length && `, the table the best ${rows.length}`}; the CSV holds everyone.
        </p>
      )}
      <details className={styles.details}>
        <summary>
          Scores as a table ({total > rows.length && 'best '}
          {countOf(rows.length, 'player')})
        </summary>
        <ScoreTable rows={rows} title={title} />
      </details>
    </>
  );
}
