import { Bar, BarChart, LabelList, XAxis, YAxis, type YAxisTickContentProps } from 'recharts';
import type { ScoreRow } from '#schemas/admin.ts';
import { formatNumber } from '../words/numbers.ts';
import { chartSize, SCORE_ROOM } from './chart-size.ts';
import styles from './scoreboard.module.css';
import { isNarrow, usesMotion } from './screen.ts';

/** Height of a line of text, in pixels. */
const LINE = 20;

/** The bars of a board (sizes: specification, section 9). Only a picture: the same data is in a table beside it. */
export function ScoreChart({ rows }: { rows: readonly ScoreRow[] }) {
  const { width, height, labelPadding, below } = chartSize(rows, isNarrow());
  // Two players may bear the same name in the board of all sessions: the key tells the rows apart.
  const data = rows.map(({ score }, index) => ({ key: index, score }));
  return (
    <div
      className={styles.chart}
      role="img"
      aria-label={`Bar chart of ${rows.length} scores; the table below holds the same data.`}
    >
      <BarChart
        width={width}
        height={height}
        data={data}
        layout="vertical"
        margin={{ top: 0, right: SCORE_ROOM, bottom: 0, left: 0 }}
        barCategoryGap="24%"
        accessibilityLayer={false}
      >
        <XAxis
          type="number"
          hide
          padding={{ left: below, right: 0 }}
          domain={[(least: number) => Math.min(0, least), (most: number) => Math.max(below === 0 ? 1 : 0, most)]}
        />
        <YAxis
          type="category"
          dataKey="key"
          width={labelPadding}
          interval={0}
          axisLine={false}
          tickLine={false}
          tick={({ y, payload }: YAxisTickContentProps) => (
            <foreignObject x={0} y={Number(y) - LINE / 2} width={labelPadding - 8} height={LINE}>
              <div className={styles.label}>{rows[Number(payload.value)]?.username}</div>
            </foreignObject>
          )}
        />
        {/* A bar without any length would be left out with its figure, which is that of everyone at the beginning: 0. */}
        <Bar
          dataKey="score"
          minPointSize={1}
          maxBarSize={26}
          radius={[0, 4, 4, 0]}
          isAnimationActive={usesMotion()}
          animationDuration={250}
        >
          <LabelList dataKey="score" position="right" formatter={(score) => formatNumber(Number(score))} />
        </Bar>
      </BarChart>
    </div>
  );
}
