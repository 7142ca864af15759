import { useMutation } from '@tanstack/react-query';
import { FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#engine/ui/controls/button.tsx';
import { Dialog } from '#engine/ui/controls/dialog.tsx';
import { Notice } from '#engine/ui/feedback/notice.tsx';
import { EXPORTS } from '#schemas/console-constants.ts';
import type { ExportKind } from '#schemas/participants.ts';
import { timeZone } from '../../format/local-time.ts';
import { reasonOf } from '../../format/reason.ts';
import { useReport } from '../layout/status-line.tsx';
import { useDownload } from './download.ts';
import styles from './export-menu.module.css';

const WORDS: Readonly<Record<ExportKind, { readonly label: string; readonly rows: string }>> = {
  scores: { label: 'Scores', rows: 'One row per participant: rank, score, missions solved' },
  solves: { label: 'Solves', rows: 'One row per solved challenge: points, when' },
  attempts: { label: 'Attempts', rows: 'One row per challenge tried: failed attempts, solved or not' },
  hints: { label: 'Hints', rows: 'One row per challenge with hints: how many were shown' },
};

/** 'Spreadsheet (French)': four files that a French spreadsheet opens as they are. */
export function ExportMenu({ session }: { /** Without it, every session. */ readonly session?: string }) {
  const download = useDownload();
  const report = useReport();
  const [open, setOpen] = useState(false);
  const save = useMutation({
    mutationFn: (what: ExportKind) => {
      const query = new URLSearchParams({ ...(session === undefined ? {} : { session }), zone: timeZone() });
      return download(`/admin/exports/${what}?${query}`, `vigie-${what}.csv`);
    },
    onSuccess: ({ name }) => {
      setOpen(false);
      report('export', { tone: 'success', text: `Saved as ${name}.` });
    },
  });

  function ask() {
    save.reset();
    setOpen(true);
  }

  return (
    <>
      <Button variant="secondary" onClick={ask}>
        <FileSpreadsheet aria-hidden="true" size={16} />
        Spreadsheet (French)…
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Spreadsheet (French)" closeLabel="Close">
        <div className={styles.menu}>
          <p>
            Files that Excel or LibreOffice set to French opens as they are: French headings, semicolons, decimal commas, times of{' '}
            {timeZone()}, the best first. {session === undefined ? 'Every session' : 'This session'}, without removed and merged
            participants. “Export CSV” beside the scoreboard is another file: username and score of the board on the screen.
          </p>
          <ul className={styles.files}>
            {EXPORTS.map((what) => (
              <li key={what}>
                <Button
                  variant="secondary"
                  pending={save.isPending && save.variables === what}
                  aria-disabled={save.isPending}
                  onClick={() => !save.isPending && save.mutate(what)}
                >
                  {WORDS[what].label}
                </Button>
                <span>{WORDS[what].rows}</span>
              </li>
            ))}
          </ul>
          {save.isError && (
            <Notice tone="danger" toneLabel="Error" role="status">
              Could not make the file: {reasonOf(save.error)}
            </Notice>
          )}
        </div>
      </Dialog>
    </>
  );
}
