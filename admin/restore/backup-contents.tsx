import { DatabaseBackup, FilePlus2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#engine/ui/controls/button.tsx';
import { Dialog } from '#engine/ui/controls/dialog.tsx';
import { VisuallyHidden } from '#engine/ui/layout/visually-hidden.tsx';
import type { RestoreReport } from '#schemas/restore.ts';
import { SessionStatus } from '../components/session/status-badges.tsx';
import { DataTable } from '../components/table/data-table.tsx';
import { SortHeader, type SortKeys, useSort } from '../components/table/sorting.tsx';
import { formatMoment } from '../format/local-time.ts';
import { countOf, formatNumber } from '../format/numbers.ts';
import styles from './backup-contents.module.css';

type Contained = RestoreReport['contains'][number];

interface BackupContentsProps {
  readonly report: RestoreReport;
  readonly pending: boolean;
  /** Whether something was restored from it. */
  readonly done: boolean;
  /** @param session of the backup; null is everything */
  readonly onRestore: (session: string | null) => void;
}

/** What a checked backup holds: everything for an empty installation, or one of its sessions as a new one. */
export function BackupContents({ report, pending, done, onRestore }: BackupContentsProps) {
  const [asked, setAsked] = useState<Contained | 'everything' | null>(null);
  const { contains } = report;
  const empty = report.empty && !done;
  const close = () => setAsked(null);
  const confirm = () => {
    if (asked) onRestore(asked === 'everything' ? null : asked.id);
    close();
  };
  return (
    <div className={styles.contents}>
      <p>
        Made on <strong>{formatMoment(report.createdAt)}</strong>, with {countOf(contains.length, 'session')}. The file is whole.
      </p>
      <div className={styles.everything}>
        <p>
          {empty
            ? 'This installation has no session: everything can be restored as it was, with the same codes.'
            : 'This installation has sessions already, so the whole backup cannot be restored into it. Single sessions can, as new ones: nothing that exists is touched.'}
        </p>
        {empty && contains.length > 0 && (
          <Button variant="primary" pending={pending} onClick={() => setAsked('everything')}>
            <DatabaseBackup aria-hidden="true" size={16} />
            Restore everything
          </Button>
        )}
      </div>
      {contains.length === 0 ? (
        <p>This backup holds no session: there is nothing to restore.</p>
      ) : (
        <ContainedTable contains={contains} pending={pending} onAsk={setAsked} />
      )}
      <Dialog
        open={asked !== null}
        onClose={close}
        title={asked === 'everything' ? 'Restore everything?' : 'Restore as a new session?'}
        closeLabel="Close"
        actions={
          <>
            <Button variant="secondary" onClick={close}>
              Cancel
            </Button>
            <Button variant="primary" onClick={confirm}>
              Restore
            </Button>
          </>
        }
      >
        {asked !== null && <p>{consequence(asked, report)}</p>}
      </Dialog>
    </div>
  );
}

interface ContainedTableProps {
  readonly contains: readonly Contained[];
  readonly pending: boolean;
  readonly onAsk: (session: Contained) => void;
}

const KEYS: SortKeys<Contained, 'code' | 'name' | 'status' | 'participants'> = {
  code: ({ code }) => code,
  name: ({ name }) => name,
  status: ({ active }) => (active ? 'Active' : 'Closed'),
  participants: ({ participants }) => participants,
};
/** With more rows than these the table is a long one. */
const LONG = 15;

function ContainedTable({ contains, pending, onAsk }: ContainedTableProps) {
  const { sorted, sort, sortBy } = useSort(contains, KEYS, { column: 'name', direction: 'ascending' });
  const order = { sort, onSort: sortBy };
  return (
    <DataTable caption="Sessions in the backup" className={styles.table} long={contains.length > LONG}>
      <thead>
        <tr>
          <SortHeader column="code" {...order}>
            Code
          </SortHeader>
          <SortHeader column="name" {...order}>
            Name
          </SortHeader>
          <SortHeader column="status" {...order}>
            Status then
          </SortHeader>
          <SortHeader column="participants" numeric {...order}>
            Participants
          </SortHeader>
          <th scope="col" data-silent>
            Action
          </th>
        </tr>
      </thead>
      <tbody>
        {sorted.map((session) => (
          <tr key={session.id}>
            <th scope="row">{session.code}</th>
            <td>{session.name || '—'}</td>
            <td>
              <SessionStatus active={session.active} />
            </td>
            <td data-numeric data-label="Participants">
              {formatNumber(session.participants)}
            </td>
            <td>
              <Button variant="secondary" pending={pending} onClick={() => onAsk(session)}>
                <FilePlus2 aria-hidden="true" size={16} />
                Restore as new
                <VisuallyHidden> session, from {session.code}</VisuallyHidden>
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}

function consequence(asked: Contained | 'everything', { contains }: RestoreReport): string {
  if (asked === 'everything')
    return `${countOf(contains.length, 'session')} will be written with all participants, scores and the log of what was done to them. Accounts of the console stay as they are here.`;
  return `Session ${asked.code} comes back as a new session with a new code, closed, with the day of the restore in its name, with ${countOf(asked.participants, 'participant')} and their scores. What exists here is not touched.`;
}
