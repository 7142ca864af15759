/** The scores as bars. */
import type { CSSProperties } from 'react';
import type { ScoreRow } from '#schemas/admin.ts';
import { useNaming } from '../components/people/naming.ts';
import { formatNumber } from '../format/numbers.ts';
import { shownEmail } from '../format/shown-email.ts';
import { messages } from '../language/language.ts';
import styles from './score-chart.module.css';
import { ranked } from './scores.ts';

/** Maximum number of bars: a longer chart cannot be read at a glance. The table and the CSV have everyone. */
export const MAX_BARS = 100;

interface ScoreChartProps {
  readonly rows: readonly ScoreRow[];
  readonly title: string;
}

/**
 * Bars of a scoreboard, one row each with rank, name and score (sizes: specification, section 9). In a narrow panel a bar is below its
 * name.
 */
export function ScoreChart({ rows, title }: ScoreChartProps) {
  const naming = useNaming();
  const least = Math.min(0, ...rows.map(({ score }) => score));
  const most = Math.max(0, ...rows.map(({ score }) => score));
  // At the beginning everyone has 0 points: the range must not be 0.
  const span = most - least || 1;
  const percent = (points: number) => `${(100 * points) / span}%`;
  return (
    // A box that scrolls must be reachable by keyboard (WCAG 2.1.1); not every browser makes it so.
    <section className={styles.scroller} aria-label={messages().dashboard.scoreboard.chart(title)} tabIndex={0}>
      <ol className={styles.chart}>
        {ranked(rows).map(({ id, rank, username, score }) => {
          const bar: CSSProperties = {
            insetInlineStart: percent(Math.min(0, score) - least),
            inlineSize: percent(Math.abs(score)),
          };
          return (
            <li key={id} className={styles.row}>
              <span className={styles.rank}>{rank}.</span>
              <span className={styles.name}>{naming.text(shownEmail(username))}</span>
              <span className={styles.score}>{formatNumber(score)}</span>
              <span className={styles.track} aria-hidden="true">
                <span className={styles.bar} style={bar} />
                <span className={styles.zero} style={{ insetInlineStart: percent(-least) }} />
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
