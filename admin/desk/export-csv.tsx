import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Button } from '#engine/ui/button.tsx';
import type { Session } from '#schemas/admin.ts';
import { saveFile } from '../parts/save-file.ts';
import { useReport } from '../parts/status-line.tsx';
import { countOf } from '../words/numbers.ts';
import { reasonOf } from '../words/reason.ts';
import { type Board, useWholeBoard } from './score-calls.ts';
import type { ScoreChoice } from './score-choice.ts';

interface ExportProps {
  readonly choice: ScoreChoice;
  readonly sessions: readonly Session[];
  readonly board: Board | undefined;
}

/** 'Export CSV': the board on the screen as a file made in the browser (specification, section 7). */
export function ExportCsv({ choice, sessions, board }: ExportProps) {
  const wholeBoard = useWholeBoard();
  const report = useReport();
  const save = useMutation({
    mutationFn: async ({ rows: shown, total }: Board) => {
      const all = shown.length >= total ? shown : (await wholeBoard(choice)).rows;
      // Loaded with the first export: signing in does not wait for it.
      const { csvFileName, scoresCsv } = await import('./scores-csv.ts');
      const name = csvFileName(choice, sessions);
      saveFile(name, new Blob([scoresCsv(all)], { type: 'text/csv;charset=utf-8' }));
      return `${countOf(all.length, 'row')} exported to ${name}.`;
    },
    onSuccess: (text) => report('export', { tone: 'success', text }),
    onError: (error) => report('export', { tone: 'danger', text: `Could not export the scores: ${reasonOf(error)}` }),
  });
  return (
    <Button
      variant="secondary"
      pending={save.isPending}
      disabled={board === undefined}
      onClick={() => board && save.mutate(board)}
    >
      <Download aria-hidden="true" size={16} />
      Export CSV
    </Button>
  );
}
