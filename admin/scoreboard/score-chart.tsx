import { Bar, BarChart, LabelList, XAxis, YAxis } from 'recharts';
import type { ScoreRow } from '#schemas/admin.ts';
import { formatNumber } from '../metrics/metrics.ts';
import { chartLabel, chartSize, SCORE_ROOM } from './chart-size.ts';
import { usesMotion } from './motion.ts';
import styles from './scoreboard.module.css';

/** The bars of a board (sizes: specification, section 9). Only a picture: the same data is in a table beside it. */
export function ScoreChart({ rows }: { rows: readonly ScoreRow[] }) {
  const { width, height, labelPadding } = chartSize(rows);
  const data = rows.map((row, index) => ({ key: `${index}`, label: chartLabel(row.username, labelPadding), score: row.score }));
  const labels = new Map(data.map(({ key, label }) => [key, label]));
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
        <XAxis type="number" hide domain={[(least: number) => Math.min(0, least), (most: number) => Math.max(1, most)]} />
        {/* Two players may bear the same name once it is cut: the key tells the rows apart. */}
        <YAxis
          type="category"
          dataKey="key"
          width={labelPadding}
          interval={0}
          axisLine={false}
          tickLine={false}
          tickFormatter={(key: string) => labels.get(key) ?? ''}
        />
        <Bar dataKey="score" maxBarSize={26} radius={[0, 4, 4, 0]} isAnimationActive={usesMotion()} animationDuration={250}>
          <LabelList dataKey="score" position="right" formatter={(score) => formatNumber(Number(score))} />
        </Bar>
      </BarChart>
    </div>
  );
}
