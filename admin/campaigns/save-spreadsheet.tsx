import { useMutation } from '@tanstack/react-query';
import { FileSpreadsheet } from 'lucide-react';
import { Button } from '#engine/ui/controls/button.tsx';
import { useReport } from '../components/layout/status-line.tsx';
import { useAskBeforeExport } from '../components/people/ask-first.tsx';
import { useDownload } from '../components/transfer/download.ts';
import { reasonOf } from '../format/reason.ts';
import { messages } from '../language/language.ts';

interface SaveSpreadsheetProps {
  /** Path of the call that answers the file. */
  readonly path: string;
  /** File name if the answer has none. */
  readonly fallback: string;
}

/** Saves a list of people for a spreadsheet; on a shared screen, after a confirmation. */
export function SaveSpreadsheet({ path, fallback }: SaveSpreadsheetProps) {
  const { campaigns: words } = messages();
  const download = useDownload();
  const report = useReport();
  const askFirst = useAskBeforeExport();
  const save = useMutation({
    mutationFn: () => download(path, fallback),
    onSuccess: ({ name }) => report('people-file', { tone: 'success', text: words.saved(name) }),
    onError: (error) => report('people-file', { tone: 'danger', text: words.fileNotSaved(reasonOf(error)) }),
  });
  return (
    <Button variant="secondary" pending={save.isPending} onClick={() => askFirst(() => save.mutate())}>
      <FileSpreadsheet aria-hidden="true" size={16} />
      {words.spreadsheet}
    </Button>
  );
}
