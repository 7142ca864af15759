import { useCallback, useRef, useState } from 'react';
import { useSessions } from '../api/session-calls.ts';
import { PageTitle } from '../parts/page-title.tsx';
import { useReportFailure } from '../parts/status-line.tsx';
import { reasonOf } from '../words/reason.ts';
import { DemoNotice } from './demo-notice.tsx';
import styles from './desk-page.module.css';
import { MetricsPanel } from './metrics-panel.tsx';
import { CURRENT, existingChoice, type ScoreChoice, useScores } from './score-calls.ts';
import { ScoreboardPanel } from './scoreboard-panel.tsx';
import { SessionsPanel } from './sessions-panel.tsx';
import { StoragePanel, useStorage } from './storage-panel.tsx';

/** The signed-in console on one page: metrics, sessions, scoreboard, storage. */
export function DeskPage() {
  const [auto, setAuto] = useState(true);
  const [chosen, setChosen] = useState<ScoreChoice>(CURRENT);
  const scoreboardHeading = useRef<HTMLHeadingElement>(null);

  const sessions = useSessions(auto);
  const choice = existingChoice(chosen, sessions.data);
  const scores = useScores(choice, auto);
  const storage = useStorage(auto);
  useRefreshFailures({ sessions, scores, storage });

  const toScoreboard = useCallback(() => scoreboardHeading.current?.focus(), []);
  const viewChart = useCallback(
    (id: string) => {
      setChosen({ scope: 'session', id });
      // The chart may be a screen away: bring keyboard and eye to it.
      toScoreboard();
    },
    [toScoreboard],
  );

  return (
    <>
      <PageTitle>Sessions and scores</PageTitle>
      <DemoNotice />
      <MetricsPanel sessions={sessions.data} scoreboard={scores.data} storage={storage.data} choice={choice} />
      <SessionsPanel
        sessions={sessions.data}
        failed={sessions.isError}
        updatedAt={sessions.dataUpdatedAt}
        auto={auto}
        onAuto={setAuto}
        onViewChart={viewChart}
        onSkip={toScoreboard}
      />
      <div className={styles.lower}>
        <ScoreboardPanel
          heading={scoreboardHeading}
          sessions={sessions.data ?? []}
          scoreboard={scores.data}
          failed={scores.isError}
          choice={choice}
          onChoice={setChosen}
        />
        <StoragePanel storage={storage.data} onRefresh={storage.refetch} />
      </div>
    </>
  );
}

interface Refreshed {
  readonly isError: boolean;
  readonly error: unknown;
}

/** Says in the status line which of the three could not be refreshed, until it can. */
function useRefreshFailures(queries: { sessions: Refreshed; scores: Refreshed; storage: Refreshed }): void {
  useReportFailure('sessions-refresh', failure('sessions', queries.sessions));
  useReportFailure('scores-refresh', failure('scores', queries.scores));
  useReportFailure('storage-refresh', failure('storage figures', queries.storage));
}

function failure(what: string, { isError, error }: Refreshed): string | null {
  return isError ? `Could not refresh the ${what}: ${reasonOf(error)}` : null;
}
