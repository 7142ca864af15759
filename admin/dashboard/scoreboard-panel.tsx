import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { type Ref, useDeferredValue, useState } from 'react';
import { Button } from '#engine/ui/controls/button.tsx';
import type { Session } from '#schemas/admin.ts';
import { Actions } from '../components/form/controls.tsx';
import { SelectField } from '../components/form/fields.tsx';
import { Panel } from '../components/layout/panel.tsx';
import { useReport } from '../components/layout/status-line.tsx';
import { EmptyState, Note } from '../components/notes/notes.tsx';
import { useAskBeforeExport } from '../components/people/ask-first.tsx';
import { saveFile } from '../components/transfer/download.ts';
import { ExportMenu } from '../components/transfer/export-menu.tsx';
import { formatNumber } from '../format/numbers.ts';
import { reasonOf } from '../format/reason.ts';
import { messages } from '../language/language.ts';
import { choiceOf, choiceValue, type Scoreboard, type ScoreChoice, sessionLabel, useWholeScoreboard } from './score-calls.ts';
import { MAX_BARS, ScoreChart } from './score-chart.tsx';
import { ScoreTable } from './score-table.tsx';
import styles from './scoreboard-panel.module.css';

interface ScoreboardProps {
  readonly heading: Ref<HTMLHeadingElement>;
  readonly sessions: readonly Session[];
  readonly scoreboard: Scoreboard | undefined;
  readonly failed: boolean;
  readonly choice: ScoreChoice;
  readonly onChoice: (choice: ScoreChoice) => void;
}

/** The scoreboard: choice of the sessions, chart, table, and file. */
export function ScoreboardPanel({ heading, sessions, scoreboard, failed, choice, onChoice }: ScoreboardProps) {
  const words = messages().dashboard.scoreboard;
  const open = sessions.filter(({ active }) => active).length;
  return (
    <Panel
      title={words.title}
      heading={heading}
      controls={
        <Actions>
          <ExportCsv choice={choice} sessions={sessions} scoreboard={scoreboard} />
          <ExportMenu {...(choice.scope === 'session' ? { session: choice.id } : {})} />
        </Actions>
      }
    >
      <div className={styles.picker}>
        <SelectField
          label={words.session}
          data-printed
          value={choiceValue(choice)}
          onChange={(event) => onChoice(choiceOf(event.target.value))}
        >
          <option value="current">{words.current}</option>
          {sessions.map((session) => (
            <option key={session.id} value={choiceValue({ scope: 'session', id: session.id })}>
              {session.active ? sessionLabel(session) : words.closed(sessionLabel(session))}
            </option>
          ))}
          <option value="all">{words.all}</option>
        </SelectField>
        {choice.scope === 'current' && open > 1 && <Note>{words.severalOpen(formatNumber(open))}</Note>}
        {choice.scope === 'all' && <Note>{words.inEach}</Note>}
      </div>
      {scoreboard === undefined ? (
        <EmptyState>{failed ? words.notLoaded : words.loading}</EmptyState>
      ) : scoreboard.rows.length === 0 ? (
        <EmptyState>{nothingYet(choice, sessions)}</EmptyState>
      ) : (
        <Scores key={choiceValue(choice)} scoreboard={scoreboard} title={titleOf(choice, sessions)} />
      )}
    </Panel>
  );
}

/** A scoreboard that has rows: the chart, and the same data as a table. */
function Scores({ scoreboard: { rows, total }, title }: { readonly scoreboard: Scoreboard; readonly title: string }) {
  const words = messages().dashboard.scoreboard;
  const bars = rows.slice(0, MAX_BARS);
  const [opened, setOpened] = useState(false);
  // A hundred bars are slow to draw, and mostly below the window: the sessions are drawn first.
  const drawn = useDeferredValue(true, false);
  if (!drawn) return <EmptyState>{words.loading}</EmptyState>;
  return (
    <>
      <ScoreChart rows={bars} title={title} />
      {total > bars.length && <Note>{words.best(bars.length, total, total > rows.length ? rows.length : null)}</Note>}
      <details className={styles.details} onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
        <summary>{words.asTable(rows.length, total > rows.length)}</summary>
        {opened && <ScoreTable rows={rows} title={title} />}
      </details>
    </>
  );
}

function titleOf(choice: ScoreChoice, sessions: readonly Session[]): string {
  const words = messages().dashboard.scoreboard;
  if (choice.scope === 'current') return words.current;
  if (choice.scope === 'all') return words.all;
  const session = sessions.find(({ id }) => id === choice.id);
  return session === undefined ? choice.id : sessionLabel(session);
}

function nothingYet(choice: ScoreChoice, sessions: readonly Session[]): string {
  const words = messages().dashboard.scoreboard;
  if (choice.scope === 'current' && !sessions.some(({ active }) => active)) {
    return words.noneOpen;
  }
  return words.nobody;
}

interface ExportProps {
  readonly choice: ScoreChoice;
  readonly sessions: readonly Session[];
  readonly scoreboard: Scoreboard | undefined;
}

/** 'Export CSV': the scoreboard on the screen as a file made in the browser (specification, section 7). */
function ExportCsv({ choice, sessions, scoreboard }: ExportProps) {
  const words = messages().dashboard.scoreboard;
  const wholeScoreboard = useWholeScoreboard();
  const report = useReport();
  const askFirst = useAskBeforeExport();
  const save = useMutation({
    mutationFn: async ({ rows: shown, total }: Scoreboard) => {
      const all = shown.length >= total ? shown : (await wholeScoreboard(choice)).rows;
      // The module is loaded with the first export, so that it does not delay the sign-in.
      const { csvFileName, scoresCsv } = await import('./scores-csv.ts');
      const name = csvFileName(choice, sessions);
      saveFile(name, new Blob([scoresCsv(all)], { type: 'text/csv;charset=utf-8' }));
      return words.exported(all.length, name);
    },
    onSuccess: (text) => report('export', { tone: 'success', text }),
    onError: (error) => report('export', { tone: 'danger', text: words.notExported(reasonOf(error)) }),
  });
  return (
    <Button
      variant="secondary"
      pending={save.isPending}
      disabled={scoreboard === undefined}
      onClick={() => scoreboard && askFirst(() => save.mutate(scoreboard))}
    >
      <Download aria-hidden="true" size={16} />
      {words.exportCsv}
    </Button>
  );
}
