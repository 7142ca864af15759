import type { ReactNode } from 'react';
import type { Session, StorageInfo } from '#schemas/admin.ts';
import { EmailText } from '../components/transfer/email-text.tsx';
import { countOf, formatBytes, formatNumber } from '../format/numbers.ts';
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
  return (
    <dl className={styles.metrics}>
      <Metric
        label="Active sessions"
        value={active !== undefined ? formatNumber(active) : undefined}
        detail={sessions && (sessions.length === 0 ? 'No session yet' : `out of ${countOf(sessions.length, 'session')}`)}
      />
      <Metric
        label="Players tracked"
        of={scoreboardName(choice, sessions ?? [])}
        value={scoreboard && formatNumber(scoreboard.total)}
        detail={scoreboard && bestOf(scoreboard)}
      />
      <Metric
        label="Database size"
        value={storage && formatBytes(storage.size_bytes)}
        detail={storage && `${countOf(storage.sessions, 'session')}, ${countOf(storage.scores, 'score')}`}
      />
    </dl>
  );
}

interface MetricProps {
  readonly label: string;
  /** What it counts in, where that may change; cut where it is long. */
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
      <dd className={styles.detail}>{detail ?? 'Loading…'}</dd>
    </div>
  );
}

function bestOf({ rows, total }: Scoreboard): ReactNode {
  const top = topRow(rows);
  if (top === undefined) return 'No score yet';
  if (total > 1 && rows.every(({ score }) => score === 0)) return 'Nobody has points yet';
  return (
    <>
      Top: <EmailText>{top.username}</EmailText> ({countOf(top.score, 'point')})
    </>
  );
}

function scoreboardName(choice: ScoreChoice, sessions: readonly Session[]): string {
  if (choice.scope === 'current') return 'current session';
  if (choice.scope === 'all') return 'all sessions';
  const session = sessions.find(({ id }) => id === choice.id);
  return session === undefined ? 'selected session' : sessionLabel(session);
}
