import { type Ref, useId } from 'react';
import type { Session } from '#schemas/admin.ts';
import { ExportMenu } from '../parts/export-menu.tsx';
import { Panel } from '../parts/panel.tsx';
import { countOf, formatNumber } from '../words/numbers.ts';
import { ExportCsv } from './export-csv.tsx';
import type { Board } from './score-calls.ts';
import { MOST_BARS, ScoreChart } from './score-chart.tsx';
import { choiceOf, choiceValue, type ScoreChoice, sessionLabel } from './score-choice.ts';
import { ScoreTable } from './score-table.tsx';
import styles from './scoreboard.module.css';

interface ScoreboardProps {
  readonly heading: Ref<HTMLHeadingElement>;
  readonly sessions: readonly Session[];
  readonly board: Board | undefined;
  readonly failed: boolean;
  readonly choice: ScoreChoice;
  readonly onChoice: (choice: ScoreChoice) => void;
}

/** The scoreboard: whose scores, as a chart, as a table, and as a file. */
export function ScoreboardPanel({ heading, sessions, board, failed, choice, onChoice }: ScoreboardProps) {
  const picker = useId();
  const open = sessions.filter(({ active }) => active).length;
  return (
    <Panel
      title="Scoreboard"
      heading={heading}
      controls={
        <div className={styles.exports}>
          <ExportCsv choice={choice} sessions={sessions} board={board} />
          <ExportMenu {...(choice.scope === 'session' ? { session: choice.id } : {})} />
        </div>
      }
    >
      <div className={styles.picker}>
        <label htmlFor={picker}>Session</label>
        <select id={picker} value={choiceValue(choice)} onChange={(event) => onChoice(choiceOf(event.target.value))}>
          <option value="current">Current session</option>
          {sessions.map((session) => (
            <option key={session.id} value={choiceValue({ scope: 'session', id: session.id })}>
              {sessionLabel(session)}
              {session.active ? '' : ' (closed)'}
            </option>
          ))}
          <option value="all">All sessions</option>
        </select>
        {choice.scope === 'current' && open > 1 && (
          <p className={styles.note}>{formatNumber(open)} sessions are open: these are the scores of all of them.</p>
        )}
      </div>
      {board === undefined ? (
        <p className={styles.empty}>
          {failed ? 'The scores could not be loaded. Use Refresh to try again.' : 'Scores are loading…'}
        </p>
      ) : board.rows.length === 0 ? (
        <p className={styles.empty}>{nothingYet(choice, sessions)}</p>
      ) : (
        <Scores key={choiceValue(choice)} board={board} title={titleOf(choice, sessions)} />
      )}
    </Panel>
  );
}

/** A board that has rows: the chart, and the same data as a table. */
function Scores({ board: { rows, total }, title }: { readonly board: Board; readonly title: string }) {
  const bars = rows.slice(0, MOST_BARS);
  return (
    <>
      <ScoreChart rows={bars} title={title} />
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

function titleOf(choice: ScoreChoice, sessions: readonly Session[]): string {
  if (choice.scope === 'current') return 'Current session';
  if (choice.scope === 'all') return 'All sessions';
  const session = sessions.find(({ id }) => id === choice.id);
  return session === undefined ? choice.id : sessionLabel(session);
}

function nothingYet(choice: ScoreChoice, sessions: readonly Session[]): string {
  if (choice.scope === 'current' && !sessions.some(({ active }) => active)) {
    return 'No session is open. Create or open one, or pick a closed session to see its scores.';
  }
  return 'Nobody has logged in yet. Share the session code: players appear here as soon as they log in.';
}
