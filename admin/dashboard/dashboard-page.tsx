import { useCallback, useRef, useState } from 'react';
import { useSessionsNow } from '../api/clock-calls.ts';
import { useSessions } from '../api/session-calls.ts';
import { useStorage } from '../api/storage-calls.ts';
import { PageTitle } from '../components/layout/page-title.tsx';
import { useReportFailure } from '../components/layout/status-line.tsx';
import { listOf } from '../format/lists.ts';
import { reasonOf } from '../format/reason.ts';
import type { Catalogue } from '../language/catalogue.ts';
import { messages } from '../language/language.ts';
import type { PageProps } from '../pages.tsx';
import styles from './dashboard-page.module.css';
import { DemoNotice } from './demo-notice.tsx';
import { MetricsPanel } from './metrics-panel.tsx';
import { NextSession } from './next-session.tsx';
import { CURRENT, existingChoice, type ScoreChoice, useScores } from './score-calls.ts';
import { ScoreboardPanel } from './scoreboard-panel.tsx';
import { SessionsPanel } from './sessions-panel.tsx';

/** Dashboard: the next session, sessions by date, metrics, scoreboard. */
export function DashboardPage({ catalogue }: PageProps) {
  const [auto, setAuto] = useState(true);
  const [chosen, setChosen] = useState<ScoreChoice>(CURRENT);
  const scoreboardHeading = useRef<HTMLHeadingElement>(null);

  const sessions = useSessions(auto);
  const rooms = useSessionsNow(auto);
  const choice = existingChoice(chosen, sessions.data);
  const scores = useScores(choice, auto);
  const storage = useStorage(auto);
  useRefreshFailures({ sessions, times: rooms, scores, storage });

  const toScoreboard = useCallback(() => {
    // Focusing scrolls by the minimum, which may leave the chart below the window: scroll first.
    scoreboardHeading.current?.scrollIntoView({ block: 'start' });
    scoreboardHeading.current?.focus({ preventScroll: true });
  }, []);
  const viewChart = useCallback(
    (id: string) => {
      setChosen({ scope: 'session', id });
      toScoreboard();
    },
    [toScoreboard],
  );

  return (
    <>
      <PageTitle>{messages().sessionPages.sessionsAndScores}</PageTitle>
      <DemoNotice />
      {sessions.data && rooms.known && <NextSession sessions={sessions.data} rooms={rooms.known} />}
      <SessionsPanel
        catalogue={catalogue}
        sessions={sessions.data}
        rooms={rooms.known}
        failed={sessions.isError}
        stale={sessions.isError || rooms.isError || scores.isError || storage.isError}
        updatedAt={sessions.dataUpdatedAt}
        auto={auto}
        onAuto={setAuto}
        onViewChart={viewChart}
        onSkip={toScoreboard}
      />
      <MetricsPanel sessions={sessions.data} scoreboard={scores.data} storage={storage.data} choice={choice} />
      <div className={styles.lower}>
        <ScoreboardPanel
          heading={scoreboardHeading}
          sessions={sessions.data ?? []}
          scoreboard={scores.data}
          failed={scores.isError}
          choice={choice}
          onChoice={setChosen}
        />
      </div>
    </>
  );
}

const PARTS = ['sessions', 'times', 'scores', 'storage'] as const;

interface Refreshed {
  readonly isError: boolean;
  readonly error: unknown;
}

/** Names in the status line the data that could not be refreshed, grouped by reason, until a refresh succeeds. */
function useRefreshFailures(queries: Readonly<Record<keyof Catalogue['dashboard']['parts'], Refreshed>>): void {
  const { parts, notRefreshed } = messages().dashboard;
  const byReason = new Map<string, string[]>();
  for (const part of PARTS) {
    const { isError, error } = queries[part];
    if (isError) byReason.set(reasonOf(error), [...(byReason.get(reasonOf(error)) ?? []), parts[part]]);
  }
  const lines = [...byReason].map(([reason, whats]) => notRefreshed(listOf(whats), reason));
  useReportFailure('refresh', lines.length === 0 ? null : lines.join(' '));
}
