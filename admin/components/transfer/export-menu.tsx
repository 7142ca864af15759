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
import { messages } from '../../language/language.ts';
import { useReport } from '../layout/status-line.tsx';
import { useAskBeforeExport } from '../people/ask-first.tsx';
import { useDownload } from './download.ts';
import styles from './export-menu.module.css';

/** 'Spreadsheet (French)': four CSV files that a French spreadsheet opens without any settings. */
export function ExportMenu({ session }: { /** Session id; all sessions if absent. */ readonly session?: string }) {
  const { buttons, components, shell } = messages();
  const words = components.exports;
  const download = useDownload();
  const report = useReport();
  const askFirst = useAskBeforeExport();
  const [open, setOpen] = useState(false);
  const save = useMutation({
    mutationFn: (what: ExportKind) => {
      const query = new URLSearchParams({ ...(session === undefined ? {} : { session }), zone: timeZone() });
      return download(`/admin/exports/${what}?${query}`, `vigie-${what}.csv`);
    },
    onSuccess: ({ name }) => {
      setOpen(false);
      report('export', { tone: 'success', text: words.saved(name) });
    },
  });

  function ask() {
    askFirst(() => {
      save.reset();
      setOpen(true);
    });
  }

  return (
    <>
      <Button variant="secondary" onClick={ask}>
        <FileSpreadsheet aria-hidden="true" size={16} />
        {words.button}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={words.title} closeLabel={buttons.close}>
        <div className={styles.menu}>
          <p>{words.about(timeZone(), session === undefined)}</p>
          <ul className={styles.files}>
            {EXPORTS.map((what) => (
              <li key={what}>
                <Button
                  variant="secondary"
                  pending={save.isPending && save.variables === what}
                  aria-disabled={save.isPending}
                  onClick={() => !save.isPending && save.mutate(what)}
                >
                  {words.files[what].label}
                </Button>
                <span>{words.files[what].rows}</span>
              </li>
            ))}
          </ul>
          {save.isError && (
            <Notice tone="danger" toneLabel={shell.tones.error} role="status">
              {words.failed(reasonOf(save.error))}
            </Notice>
          )}
        </div>
      </Dialog>
    </>
  );
}
