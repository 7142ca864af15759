import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#engine/ui/controls/button.tsx';
import { addressOf } from '../addresses.ts';
import { useSessionsNow } from '../api/clock-calls.ts';
import { useSessions } from '../api/session-calls.ts';
import { useStorage } from '../api/storage-calls.ts';
import { useMay } from '../auth/use-me.ts';
import { PageTitle } from '../components/layout/page-title.tsx';
import { Panel } from '../components/layout/panel.tsx';
import { useReportFailure } from '../components/layout/status-line.tsx';
import { EmptyState, Note } from '../components/notes/notes.tsx';
import { SessionStatus } from '../components/session/status-badges.tsx';
import { ColumnHeads, DataTable } from '../components/table/data-table.tsx';
import { CopyCode } from '../components/transfer/copy-code.tsx';
import { listOf } from '../format/lists.ts';
import { reasonOf } from '../format/reason.ts';
import { messages } from '../language/language.ts';
import styles from './installation-page.module.css';
import { StoragePanel } from './storage-panel.tsx';

/** Number of rows shown at first, and added by each press. */
const STEP = 50;

/** Page for the person who maintains the installation: content of the database, and the identifiers of the sessions. */
export function InstallationPage() {
  const { dashboard, installation: words, shell } = messages();
  const administrator = useMay('administrator');
  const storage = useStorage(true);
  const sessions = useSessions(true);
  const rooms = useSessionsNow().known?.rooms;
  const [shown, setShown] = useState(STEP);
  const failed = [...(storage.isError ? [dashboard.parts.storage] : []), ...(sessions.isError ? [dashboard.parts.sessions] : [])];
  const reason = storage.error ?? sessions.error;
  useReportFailure('refresh', failed.length === 0 ? null : dashboard.notRefreshed(listOf(failed), reasonOf(reason)));

  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <Note>{words.about}</Note>
      <StoragePanel storage={storage.data} onRefresh={storage.refetch} />
      {administrator && (
        <Panel title={words.pages.title}>
          <dl className={styles.pages}>
            <PageLink page="personal-data" title={shell.titles['personal-data']} about={words.pages.personalData} />
            <PageLink page="people" title={shell.titles.people} about={words.pages.people} />
            <PageLink page="restore" title={words.restore} about={words.pages.restore} />
          </dl>
        </Panel>
      )}
      <Panel title={words.identifiers}>
        {sessions.data === undefined ? (
          <EmptyState>{sessions.isError ? dashboard.sessions.notLoaded : dashboard.sessions.loading}</EmptyState>
        ) : (
          <>
            <DataTable caption={words.caption} titled>
              <ColumnHeads
                columns={[dashboard.sessions.id, dashboard.sessions.code, dashboard.sessions.name, dashboard.sessions.status]}
              />
              <tbody>
                {sessions.data.slice(0, shown).map(({ id, code, name, active }) => (
                  <tr key={id}>
                    <th scope="row" className={styles.id} data-label={dashboard.sessions.id}>
                      {id}
                    </th>
                    <td>
                      <span className={styles.code}>{code}</span> <CopyCode code={code} />
                    </td>
                    <td>{name || '—'}</td>
                    <td>
                      <SessionStatus active={active} room={rooms?.[id]?.room} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </DataTable>
            {sessions.data.length > shown && (
              <Button variant="secondary" className={styles.more} onClick={() => setShown(shown + STEP)}>
                {dashboard.scoreboard.showMore(Math.min(STEP, sessions.data.length - shown))}
              </Button>
            )}
          </>
        )}
      </Panel>
    </>
  );
}

interface PageLinkProps {
  readonly page: 'personal-data' | 'people' | 'restore';
  readonly title: string;
  /** Purpose of the page to which the link leads. */
  readonly about: string;
}

function PageLink({ page, title, about }: PageLinkProps) {
  return (
    <div>
      <dt>
        <Link to={addressOf(page)}>{title}</Link>
      </dt>
      <dd>{about}</dd>
    </div>
  );
}
