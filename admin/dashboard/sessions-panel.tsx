import { CalendarPlus, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button, buttonClass } from '#engine/ui/controls/button.tsx';
import { VisuallyHidden } from '#engine/ui/layout/visually-hidden.tsx';
import type { Session } from '#schemas/admin.ts';
import type { CatalogueEntry } from '#schemas/manifest.ts';
import { addressOf } from '../addresses.ts';
import type { SessionsNow } from '../api/clock-calls.ts';
import { useMay } from '../auth/use-me.ts';
import { Panel } from '../components/layout/panel.tsx';
import { EmptyState } from '../components/notes/notes.tsx';
import { formatNumber } from '../format/numbers.ts';
import { messages } from '../language/language.ts';
import { CreateSession } from './create-session.tsx';
import { filterSessions, ownedBy, ownersOf, type StatusFilter, withStatus } from './filter-sessions.ts';
import { SessionsControls } from './sessions-controls.tsx';
import styles from './sessions-panel.module.css';
import { LONG, SessionsTable } from './sessions-table.tsx';

interface SessionsPanelProps {
  readonly catalogue: readonly CatalogueEntry[];
  readonly sessions: readonly Session[] | undefined;
  readonly rooms: SessionsNow | undefined;
  readonly failed: boolean;
  /** Whether the last refresh failed, of the sessions or of other data in the panel. */
  readonly stale: boolean;
  /** When the list was last fetched, in epoch milliseconds; 0 before the first time. */
  readonly updatedAt: number;
  readonly auto: boolean;
  readonly onAuto: (auto: boolean) => void;
  readonly onViewChart: (id: string) => void;
  /** Called by the button that skips the table. */
  readonly onSkip: () => void;
}

/** Sessions: search, manual or automatic refresh, creation, and the table. An observer sees no control that changes anything. */
export function SessionsPanel({
  catalogue,
  sessions,
  rooms,
  failed,
  stale,
  updatedAt,
  auto,
  onAuto,
  onViewChart,
  onSkip,
}: SessionsPanelProps) {
  const words = messages().dashboard.sessions;
  const may = useMay('facilitator');
  const [search, setSearch] = useState('');
  const [status, setStatus] = useState<StatusFilter>('all');
  const [by, setBy] = useState<string | null>(null);
  const listed = withStatus(sessions ?? [], status === 'archived' ? 'archived' : 'all', rooms?.rooms);
  const all = listed.length;
  const owners = ownersOf(listed, rooms?.rooms);
  const whose = by !== null && owners.includes(by) ? by : null;
  const filtered = all > 0 && (search.trim() !== '' || status !== 'all' || whose !== null);
  const found = ownedBy(withStatus(filterSessions(listed, search), status, rooms?.rooms), whose, rooms?.rooms);

  return (
    <Panel title={words.title} controls={may && <Creation catalogue={catalogue} />}>
      <SessionsControls
        search={search}
        onSearch={setSearch}
        status={status}
        onStatus={setStatus}
        owners={owners}
        by={whose}
        onBy={setBy}
        updatedAt={updatedAt}
        stale={stale}
        auto={auto}
        onAuto={onAuto}
      />
      {/* Live region for the number of results, which the table shows. */}
      <VisuallyHidden role="status">{filtered && words.shown(formatNumber(found.length), all)}</VisuallyHidden>
      {sessions === undefined ? (
        <EmptyState>{failed ? words.notLoaded : words.loading}</EmptyState>
      ) : sessions.length === 0 ? (
        <EmptyState>
          {words.none} {may && words.createOne}
        </EmptyState>
      ) : found.length === 0 ? (
        <EmptyState>{nothingFound(search.trim(), status, all)}</EmptyState>
      ) : (
        <>
          {found.length > LONG && (
            <Button variant="secondary" className={styles.skip} onClick={onSkip}>
              {words.skip}
            </Button>
          )}
          <SessionsTable sessions={found} rooms={rooms} filtered={filtered} may={may} onViewChart={onViewChart} />
        </>
      )}
    </Panel>
  );
}

/** Links to plan a workshop or to set up a session field by field, and a button that creates a session of a whole programme. */
function Creation({ catalogue }: Pick<SessionsPanelProps, 'catalogue'>) {
  const { dashboard, workshop } = messages();
  return (
    <div className={styles.creation}>
      <Link to={addressOf('new-workshop')} className={buttonClass('primary')}>
        <CalendarPlus aria-hidden="true" size={16} />
        {workshop.title}
      </Link>
      <CreateSession catalogue={catalogue} />
      <Link to={addressOf('new-session')} className={buttonClass('secondary')}>
        <SlidersHorizontal aria-hidden="true" size={16} />
        {dashboard.sessions.setUp}
      </Link>
    </div>
  );
}

function nothingFound(search: string, status: StatusFilter, all: number): string {
  const words = messages().dashboard.sessions;
  if (status === 'all') return words.noMatch(search, all);
  return search === '' ? words.noneOfStatus(status, all) : words.noMatchOfStatus(status, search, all);
}
