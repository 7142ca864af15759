import { useMutation } from '@tanstack/react-query';
import { type ChangeEvent, useId } from 'react';
import type { AllowedEntry } from '#schemas/session-setup.ts';
import { countOf } from '../words/numbers.ts';
import { readRows } from './allow-list.ts';
import styles from './setup.module.css';
import { UnreadLines } from './unread-lines.tsx';

/** Bytes of the largest file that is read: several times the longest allow-list. */
const LARGEST = 4 * 1024 * 1024;

/** 'Load a CSV file': e-mails or @domains in the first column and, if there is a second one, their teams. */
export function CsvFile({ onRead }: { onRead: (entries: readonly AllowedEntry[]) => void }) {
  const id = useId();
  const load = useMutation({
    mutationFn: async (file: File) => {
      if (file.size > LARGEST) throw new Error(`${file.name} is larger than 4 MB: it cannot be such a list.`);
      const { csvRows, decodeText } = await import('./csv-rows.ts');
      return { name: file.name, ...readRows(csvRows(decodeText(await file.arrayBuffer()))) };
    },
    onSuccess: ({ entries }) => onRead(entries),
  });

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    if (file !== undefined) load.mutate(file);
    // Choosing the same file again, once it was corrected, must be heard.
    event.target.value = '';
  }

  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        Load a CSV file
      </label>
      <p id={`${id}-description`} className={styles.hint}>
        First column e-mails or @domains, second column teams if you like; separated by comma, semicolon or tab, with or without a
        heading. What is read is added to the list above.
      </p>
      <input
        id={id}
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        aria-describedby={`${id}-description`}
        onChange={choose}
      />
      <div role="status">
        {load.isError && <p className={styles.error}>The file was not read: {load.error.message}</p>}
        {load.data && (
          <>
            <p>
              {countOf(load.data.entries.length, 'line')} read from {load.data.name}.
            </p>
            <UnreadLines unread={load.data.unread} />
          </>
        )}
      </div>
    </div>
  );
}
