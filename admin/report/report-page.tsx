import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FileSpreadsheet, Printer } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '#engine/ui/controls/button.tsx';
import type { NamedReport } from '#schemas/reports.ts';
import { useReportSessions } from '../api/session-calls.ts';
import { useMay } from '../auth/use-me.ts';
import { Actions } from '../components/form/controls.tsx';
import { PageTitle } from '../components/layout/page-title.tsx';
import { Panel } from '../components/layout/panel.tsx';
import { useReport, useReportFailure } from '../components/layout/status-line.tsx';
import { EmptyState, Note } from '../components/notes/notes.tsx';
import { useDownload } from '../components/transfer/download.ts';
import { timeZone } from '../format/local-time.ts';
import { reasonOf } from '../format/reason.ts';
import { messages } from '../language/language.ts';
import { ConclusionField } from './conclusion-field.tsx';
import { NamedReportDialog } from './named-report.tsx';
import { useAnonymousReport, useReturnFigures } from './report-calls.ts';
import { choiceIn, notDrawn, type ReportChoice, reportQuery } from './report-choice.ts';
import styles from './report-page.module.css';
import { SessionChoice } from './session-choice.tsx';
import { ReportSheet } from './sheet/report-sheet.tsx';

/** Report of one or several sessions, for the organisation that commissioned the training. */
export function ReportPage() {
  const { report: words, shell } = messages();
  const [choice, setChoice] = useChoiceInAddress();
  const sessions = useReportSessions();
  const queries = useQueryClient();
  const fixes = notDrawn(sessions.data ?? [], choice);
  // Query string of the choice for which the facilitator agreed that figures are fixed.
  const [agreed, setAgreed] = useState('');
  const wanted =
    choice.sessions.length > 0 && sessions.data !== undefined && (fixes.length === 0 || agreed === reportQuery(choice));
  const report = useAnonymousReport(choice, wanted);
  const returns = useReturnFigures(choice.sessions, wanted && report.data !== undefined);
  const mayConclude = useMay('facilitator');
  const [named, setNamed] = useState<NamedReport | null>(null);
  // Conclusion as it is typed, and the choice that it is about. The sheet has it at once, as it may be printed before the save is over.
  const [typed, setTyped] = useState<{ readonly about: string; readonly text: string } | null>(null);
  const about = reportQuery(choice);
  const conclusion = (typed?.about === about ? typed.text : report.data?.conclusion) ?? '';
  const failed = sessions.error ?? report.error ?? returns.error;
  useReportFailure('report', failed ? words.failed(reasonOf(failed)) : null);
  const change = (next: ReportChoice) => {
    setNamed(null);
    setTyped(null);
    setChoice(next);
  };
  return (
    <>
      <div className={styles.title}>
        <PageTitle>{shell.titles.report}</PageTitle>
      </div>
      <div className={styles.chooser}>
        <Panel title={words.whatOf}>
          {sessions.data === undefined ? (
            <EmptyState>{sessions.isError ? words.sessionsNotLoaded : words.sessionsLoading}</EmptyState>
          ) : sessions.data.length === 0 ? (
            <EmptyState>{words.noSession}</EmptyState>
          ) : (
            <SessionChoice sessions={sessions.data} choice={choice} onChoice={change} />
          )}
          {choice.sessions.length > 0 && !wanted && fixes.length > 0 && (
            <>
              <Note>{words.draw.about(fixes.length)}</Note>
              <Actions>
                <Button
                  onClick={() => {
                    setAgreed(reportQuery(choice));
                    void queries.invalidateQueries({ queryKey: ['report-sessions'] });
                  }}
                >
                  {words.draw.confirm}
                </Button>
              </Actions>
            </>
          )}
          {wanted && <Tools choice={choice} named={named} onNamed={setNamed} />}
          {wanted && mayConclude && report.data && report.data.report.sessions.length > 0 && !report.isPlaceholderData && (
            <ConclusionField
              key={about}
              sessions={choice.sessions}
              text={report.data.conclusion}
              draft={conclusion}
              onDraft={(text) => setTyped({ about, text })}
            />
          )}
        </Panel>
      </div>
      {named ? (
        <ReportSheet report={named.report} compared={null} at={named.at} people={named.people} />
      ) : wanted && report.data ? (
        <ReportSheet {...report.data} conclusion={conclusion.trim()} returns={returns.data} />
      ) : wanted ? (
        <EmptyState>{report.isError ? words.notDrawn : words.loading}</EmptyState>
      ) : (
        choice.sessions.length === 0 && <EmptyState>{words.choose}</EmptyState>
      )}
    </>
  );
}

interface ToolsProps {
  readonly choice: ReportChoice;
  readonly named: NamedReport | null;
  readonly onNamed: (report: NamedReport | null) => void;
}

function Tools({ choice, named, onNamed }: ToolsProps) {
  const words = messages().report;
  const mayName = useMay('administrator');
  const download = useDownload();
  const report = useReport();
  const [asking, setAsking] = useState(false);
  const save = useMutation({
    mutationFn: () =>
      download(`/admin/reports.csv${reportQuery(choice)}&zone=${encodeURIComponent(timeZone())}`, 'vigie-rapport.csv'),
    onMutate: () => report('export', null),
    onSuccess: ({ name }) => report('export', { tone: 'success', text: words.saved(name) }),
    onError: (error) => report('export', { tone: 'danger', text: words.noFile(reasonOf(error)) }),
  });
  return (
    <>
      <Actions>
        <Button onClick={() => window.print()}>
          <Printer aria-hidden="true" size={16} />
          {words.print}
        </Button>
        <Button variant="secondary" pending={save.isPending} onClick={() => save.mutate()}>
          <FileSpreadsheet aria-hidden="true" size={16} />
          {words.spreadsheet}
        </Button>
        {named ? (
          <Button variant="secondary" onClick={() => onNamed(null)}>
            {words.backToAnonymous}
          </Button>
        ) : (
          mayName && (
            <Button variant="secondary" onClick={() => setAsking(true)}>
              {words.withNames}
            </Button>
          )
        )}
      </Actions>
      <Note>{words.inFrench}</Note>
      {asking && (
        <NamedReportDialog
          sessions={choice.sessions}
          onClose={(drawn) => {
            setAsking(false);
            if (drawn) onNamed(drawn);
          }}
        />
      )}
    </>
  );
}

/** The choice is part of the address, so that it can be shared, and other pages can link to it. */
function useChoiceInAddress(): readonly [ReportChoice, (choice: ReportChoice) => void] {
  const [query, setQuery] = useSearchParams();
  return [choiceIn(query), (next) => setQuery(reportQuery(next), { replace: true })];
}
