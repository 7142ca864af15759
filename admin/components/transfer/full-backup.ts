import { useMutation } from '@tanstack/react-query';
import { formatBytes } from '../../format/numbers.ts';
import { reasonOf } from '../../format/reason.ts';
import { messages } from '../../language/language.ts';
import { useReport } from '../layout/status-line.tsx';
import { useDownload } from './download.ts';

/** 'Full backup': downloads all data as one file (specification, section 7). */
export function useFullBackup() {
  const download = useDownload();
  const report = useReport();
  return useMutation({
    mutationFn: async () => {
      const { name, content } = await download('/admin/backup', 'vigie-backup.json');
      return messages().components.backup.saved(name, formatBytes(content.size));
    },
    onSuccess: (text) => report('backup', { tone: 'success', text }),
    onError: (error) => report('backup', { tone: 'danger', text: messages().components.backup.failed(reasonOf(error)) }),
  });
}
