import { useMutation, useQuery } from '@tanstack/react-query';
import { DatabaseBackup, RefreshCw } from 'lucide-react';
import { Button } from '#engine/ui/button.tsx';
import type { StorageInfo } from '#schemas/admin.ts';
import { QUERY, refreshing } from '../api/queries.ts';
import { useSignedIn } from '../auth/signed-in.tsx';
import { useMay } from '../auth/use-me.ts';
import { Actions } from '../parts/controls.tsx';
import { useDownload } from '../parts/download.ts';
import { Panel } from '../parts/panel.tsx';
import { useReport } from '../parts/status-line.tsx';
import { formatBytes, formatNumber } from '../words/numbers.ts';
import { reasonOf } from '../words/reason.ts';
import styles from './storage-panel.module.css';

interface StoragePanelProps {
  readonly storage: StorageInfo | undefined;
  readonly onRefresh: () => Promise<unknown>;
}

/** What the database holds, and 'Full backup' (specification, section 2). */
export function StoragePanel({ storage, onRefresh }: StoragePanelProps) {
  const download = useDownload();
  const administrator = useMay('administrator');
  const report = useReport();
  const refresh = useMutation({ mutationFn: onRefresh });
  const backup = useMutation({
    mutationFn: async () => {
      const { name, content } = await download('/admin/backup', 'vigie-backup.json');
      return `Full backup saved as ${name} (${formatBytes(content.size)}).`;
    },
    onSuccess: (text) => report('backup', { tone: 'success', text }),
    onError: (error) => report('backup', { tone: 'danger', text: `Could not make the backup: ${reasonOf(error)}` }),
  });

  return (
    <Panel title="Storage">
      <dl className={styles.figures}>
        <Figure label="Sessions" value={storage && formatNumber(storage.sessions)} />
        <Figure label="Participants" value={storage && formatNumber(storage.participants)} />
        <Figure label="Score events" value={storage && formatNumber(storage.scores)} />
        <Figure label="Database size" value={storage && formatBytes(storage.size_bytes)} />
        <Figure label="Database path" value={storage?.db_path} path />
      </dl>
      <Actions>
        <Button variant="secondary" pending={refresh.isPending} onClick={() => refresh.mutate()}>
          <RefreshCw aria-hidden="true" size={16} />
          Refresh
        </Button>
        {administrator && (
          <Button variant="secondary" pending={backup.isPending} onClick={() => backup.mutate()}>
            <DatabaseBackup aria-hidden="true" size={16} />
            Full backup
          </Button>
        )}
      </Actions>
    </Panel>
  );
}

function Figure({ label, value, path = false }: { label: string; value: string | undefined; path?: boolean }) {
  return (
    <div className={styles.figure} data-path={path}>
      <dt>{label}</dt>
      <dd>{value ?? '—'}</dd>
    </div>
  );
}

/** What the database holds, and its size. */
export function useStorage(auto: boolean) {
  const { call } = useSignedIn();
  return useQuery({
    queryKey: QUERY.storage,
    queryFn: ({ signal }) => call<StorageInfo>('GET', '/admin/storage', { signal }),
    ...refreshing(auto),
  });
}
