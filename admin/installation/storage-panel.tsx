import { useMutation } from '@tanstack/react-query';
import { DatabaseBackup, RefreshCw } from 'lucide-react';
import { Button } from '#engine/ui/controls/button.tsx';
import type { StorageInfo } from '#schemas/admin.ts';
import { useMay } from '../auth/use-me.ts';
import { Actions } from '../components/form/controls.tsx';
import { Panel } from '../components/layout/panel.tsx';
import { Note } from '../components/notes/notes.tsx';
import { useFullBackup } from '../components/transfer/full-backup.ts';
import { formatBytes, formatNumber } from '../format/numbers.ts';
import { messages } from '../language/language.ts';
import styles from './storage-panel.module.css';

interface StoragePanelProps {
  readonly storage: StorageInfo | undefined;
  readonly onRefresh: () => Promise<unknown>;
}

/** Size and rows of the database, and 'Full backup' (specification, section 2). */
export function StoragePanel({ storage, onRefresh }: StoragePanelProps) {
  const { dashboard, installation } = messages();
  const words = installation.storage;
  const administrator = useMay('administrator');
  const refresh = useMutation({ mutationFn: onRefresh });
  const backup = useFullBackup();

  return (
    <Panel title={words.title}>
      <dl className={styles.figures}>
        <Figure label={words.sessions} value={storage && formatNumber(storage.sessions)} />
        <Figure label={words.participants} value={storage && formatNumber(storage.participants)} />
        <Figure label={words.events} value={storage && formatNumber(storage.scores)} />
        <Figure label={words.size} value={storage && formatBytes(storage.size_bytes)} />
        <Figure label={words.version} value={storage?.version} />
        <Figure label={words.path} value={storage?.db_path} path />
      </dl>
      <Note>{words.kept}</Note>
      {storage && <Note>{retentionText(storage.retention)}</Note>}
      <Actions>
        <Button variant="secondary" pending={refresh.isPending} onClick={() => refresh.mutate()}>
          <RefreshCw aria-hidden="true" size={16} />
          {dashboard.refresh}
        </Button>
        {administrator && (
          <Button variant="secondary" pending={backup.isPending} onClick={() => backup.mutate()}>
            <DatabaseBackup aria-hidden="true" size={16} />
            {words.backup}
          </Button>
        )}
      </Actions>
    </Panel>
  );
}

/** Retention time of sessions or, if nobody has set it yet, a request to decide on it. */
function retentionText({ days, decided }: StorageInfo['retention']): string {
  const { deletedAfter, keptForEver, undecided } = messages().installation.storage;
  if (days !== null) return deletedAfter(days);
  return decided ? keptForEver : undecided;
}

function Figure({ label, value, path = false }: { label: string; value: string | undefined; path?: boolean }) {
  return (
    <div className={styles.figure} data-path={path}>
      <dt>{label}</dt>
      <dd>{value ?? '—'}</dd>
    </div>
  );
}
