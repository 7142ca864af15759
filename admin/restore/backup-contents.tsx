import { DatabaseBackup, FilePlus2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#engine/ui/controls/button.tsx';
import { Dialog } from '#engine/ui/controls/dialog.tsx';
import { Notice } from '#engine/ui/feedback/notice.tsx';
import { VisuallyHidden } from '#engine/ui/layout/visually-hidden.tsx';
import type { RestoreReport } from '#schemas/restore.ts';
import { formatStatus, SessionStatus } from '../components/session/status-badges.tsx';
import { DataTable } from '../components/table/data-table.tsx';
import { SortHeader, type SortKeys, useSort } from '../components/table/sorting.tsx';
import { formatDay, formatMoment } from '../format/local-time.ts';
import { formatNumber } from '../format/numbers.ts';
import { messages } from '../language/language.ts';
import styles from './backup-contents.module.css';

type Contained = RestoreReport['contains'][number];

interface BackupContentsProps {
  readonly report: RestoreReport;
  readonly pending: boolean;
  /** Whether data was restored from this backup already. */
  readonly done: boolean;
  /** @param session identifier in the backup; null for everything */
  readonly onRestore: (session: string | null) => void;
}

/** Contents of a checked backup, with buttons that restore everything into an empty installation, or one session as a new one. */
export function BackupContents({ report, pending, done, onRestore }: BackupContentsProps) {
  const { buttons, restore: words } = messages();
  const [asked, setAsked] = useState<Contained | 'everything' | null>(null);
  const { contains } = report;
  const past = contains.filter(({ pastRetention }) => pastRetention).length;
  const empty = report.empty && !done;
  const close = () => setAsked(null);
  const confirm = () => {
    if (asked) onRestore(asked === 'everything' ? null : asked.id);
    close();
  };
  return (
    <div className={styles.contents}>
      <p>
        {words.madeOn} <strong>{formatMoment(report.createdAt)}</strong>
        {words.madeWith(contains.length)}
      </p>
      {report.expired && report.keepUntil !== null && (
        <Notice tone="warning" title={words.expired(formatDay(report.keepUntil))}>
          {past > 0 && empty && <p>{words.pastRetention(past)}</p>}
          <p>{words.keptAnew}</p>
        </Notice>
      )}
      <div className={styles.everything}>
        <p>{empty ? words.intoEmpty : words.intoOther}</p>
        {empty && contains.length > 0 && (
          <Button variant="primary" pending={pending} onClick={() => setAsked('everything')}>
            <DatabaseBackup aria-hidden="true" size={16} />
            {words.everything}
          </Button>
        )}
      </div>
      {contains.length === 0 ? (
        <p>{words.noSession}</p>
      ) : (
        <ContainedTable contains={contains} pending={pending} onAsk={setAsked} />
      )}
      <Dialog
        open={asked !== null}
        onClose={close}
        title={asked === 'everything' ? words.everythingQuestion : words.asNewQuestion}
        closeLabel={buttons.close}
        actions={
          <>
            <Button variant="secondary" onClick={close}>
              {buttons.cancel}
            </Button>
            <Button variant="primary" onClick={confirm}>
              {words.confirm}
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
  status: (session) => formatStatus({ active: session.active, room: session }),
  participants: ({ participants }) => participants,
};
/** Maximum number of rows of a short table; a longer one scrolls in its own box. */
const LONG = 15;

function ContainedTable({ contains, pending, onAsk }: ContainedTableProps) {
  const words = messages().restore;
  const { sorted, sort, sortBy } = useSort(contains, KEYS, { column: 'name', direction: 'ascending' });
  const order = { sort, onSort: sortBy };
  return (
    <DataTable caption={words.caption} className={styles.table} long={contains.length > LONG}>
      <thead>
        <tr>
          <SortHeader column="code" {...order}>
            {words.columns.code}
          </SortHeader>
          <SortHeader column="name" {...order}>
            {words.columns.name}
          </SortHeader>
          <SortHeader column="status" {...order}>
            {words.columns.status}
          </SortHeader>
          <SortHeader column="participants" numeric {...order}>
            {words.columns.participants}
          </SortHeader>
          <th scope="col" data-silent>
            {words.columns.action}
          </th>
        </tr>
      </thead>
      <tbody>
        {sorted.map((session) => (
          <tr key={session.id}>
            <th scope="row">{session.code}</th>
            <td>{session.name || '—'}</td>
            <td>
              <SessionStatus active={session.active} room={session} />
            </td>
            <td data-numeric data-label={words.columns.participants}>
              {formatNumber(session.participants)}
            </td>
            <td>
              <Button variant="secondary" pending={pending} onClick={() => onAsk(session)}>
                <FilePlus2 aria-hidden="true" size={16} />
                {words.asNew}
                <VisuallyHidden>{words.asNewFrom(session.code)}</VisuallyHidden>
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}

function consequence(asked: Contained | 'everything', { contains }: RestoreReport): string {
  const words = messages().restore;
  if (asked === 'everything') return words.everythingAbout(contains.length);
  return words.asNewAbout(asked.code, asked.participants);
}
