import type { ReactNode } from 'react';
import type { Session, StorageInfo } from '#schemas/admin.ts';
import { type Naming, useNaming } from '../components/people/naming.ts';
import { EmailText } from '../components/transfer/email-text.tsx';
import { formatBytes, formatNumber } from '../format/numbers.ts';
import { messages } from '../language/language.ts';
import styles from './metrics-panel.module.css';
import { type Scoreboard, type ScoreChoice, sessionLabel } from './score-calls.ts';
import { topRow } from './scores.ts';

interface MetricsProps {
  readonly sessions: readonly Session[] | undefined;
  readonly scoreboard: Scoreboard | undefined;
  readonly storage: StorageInfo | undefined;
  readonly choice: ScoreChoice;
}

/** The console's three metrics (specification, section 2); a dash stands for a value that is not loaded yet. */
export function MetricsPanel({ sessions, scoreboard, storage, choice }: MetricsProps) {
  const { metrics } = messages().dashboard;
  const naming = useNaming();
  const active = sessions?.filter((session) => session.active).length;
  return (
    <dl className={styles.metrics}>
      <Metric
        label={metrics.activeSessions}
        value={active !== undefined ? formatNumber(active) : undefined}
        detail={sessions && (sessions.length === 0 ? metrics.noSession : metrics.outOf(sessions.length))}
      />
      <Metric
        label={metrics.players}
        of={scoreboardName(choice, sessions ?? [])}
        value={scoreboard && formatNumber(scoreboard.total)}
        detail={scoreboard && bestOf(scoreboard, naming)}
      />
      <Metric
        label={metrics.size}
        value={storage && formatBytes(storage.size_bytes)}
        detail={storage && metrics.contents(storage.sessions, storage.scores)}
      />
    </dl>
  );
}

interface MetricProps {
  readonly label: string;
  /** Sessions that the figure covers, if they vary; shown after the label, and truncated if long. */
  readonly of?: string;
  readonly value: string | undefined;
  readonly detail: ReactNode;
}

function Metric({ label, of, value, detail }: MetricProps) {
  return (
    <div className={styles.metric}>
      <dt className={styles.label} title={of}>
        {label}
        {of !== undefined && ` · ${of}`}
      </dt>
      <dd className={styles.value}>{value ?? '—'}</dd>
      <dd className={styles.detail}>{detail ?? messages().dashboard.metrics.loading}</dd>
    </div>
  );
}

function bestOf({ rows, total }: Scoreboard, naming: Naming): ReactNode {
  const { metrics } = messages().dashboard;
  const top = topRow(rows);
  if (top === undefined) return metrics.noScore;
  if (total > 1 && rows.every(({ score }) => score === 0)) return metrics.noPoints;
  const equals = rows.filter(({ score }) => score === top.score).length;
  if (equals > 1) return metrics.tied(equals, top.score);
  return metrics.top(<EmailText>{naming.text(top.username)}</EmailText>, top.score);
}

function scoreboardName(choice: ScoreChoice, sessions: readonly Session[]): string {
  const { metrics } = messages().dashboard;
  if (choice.scope === 'current') return metrics.currentSession;
  if (choice.scope === 'all') return metrics.allSessions;
  const session = sessions.find(({ id }) => id === choice.id);
  return session === undefined ? metrics.selectedSession : sessionLabel(session);
}
