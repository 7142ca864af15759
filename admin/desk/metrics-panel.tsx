import type { Session, StorageInfo } from '#schemas/admin.ts';
import { countOf, formatBytes, formatNumber } from '../words/numbers.ts';
import styles from './metrics-panel.module.css';
import { type Scoreboard, type ScoreChoice, sessionLabel } from './score-calls.ts';
import { topRow } from './scores.ts';

interface MetricsProps {
  readonly sessions: readonly Session[] | undefined;
  readonly scoreboard: Scoreboard | undefined;
  readonly storage: StorageInfo | undefined;
  readonly choice: ScoreChoice;
}

/** The console's three metrics (specification, section 2); a dash stands for what has not arrived yet. */
export function MetricsPanel({ sessions, scoreboard, storage, choice }: MetricsProps) {
  const active = sessions?.filter((session) => session.active).length;
  const top = scoreboard && topRow(scoreboard.rows);
  return (
    <dl className={styles.metrics}>
      <Metric
        label="Active sessions"
        value={active !== undefined ? formatNumber(active) : undefined}
        detail={sessions && (sessions.length === 0 ? 'No session yet' : `out of ${countOf(sessions.length, 'session')}`)}
      />
      <Metric
        label={`Players tracked · ${scoreboardName(choice, sessions ?? [])}`}
        value={scoreboard && formatNumber(scoreboard.total)}
        detail={scoreboard && (top === undefined ? 'No score yet' : `Top: ${top.username} (${countOf(top.score, 'point')})`)}
      />
      <Metric
        label="Database size"
        value={storage && formatBytes(storage.size_bytes)}
        detail={storage && `${countOf(storage.sessions, 'session')}, ${countOf(storage.scores, 'score')}`}
      />
    </dl>
  );
}

function Metric({ label, value, detail }: { label: string; value: string | undefined; detail: string | undefined }) {
  return (
    <div className={styles.metric}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{value ?? '—'}</dd>
      <dd className={styles.detail}>{detail ?? 'Loading…'}</dd>
    </div>
  );
}

function scoreboardName(choice: ScoreChoice, sessions: readonly Session[]): string {
  if (choice.scope === 'current') return 'current session';
  if (choice.scope === 'all') return 'all sessions';
  const session = sessions.find(({ id }) => id === choice.id);
  return session === undefined ? 'selected session' : sessionLabel(session);
}
