import { RefreshCw } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { Button } from '#engine/ui/controls/button.tsx';
import { Field } from '#engine/ui/controls/field.tsx';
import { PARTICIPANT_SORTS, USUAL_PAGE } from '#schemas/console-constants.ts';
import { EMAIL } from '#schemas/constants.ts';
import type { ParticipantRow } from '#schemas/participants.ts';
import { addressOf } from '../addresses.ts';
import { useSessionsNow } from '../api/clock-calls.ts';
import { useSessions } from '../api/session-calls.ts';
import { useMay } from '../auth/use-me.ts';
import { Controls } from '../components/form/controls.tsx';
import { BackLink } from '../components/layout/back-link.tsx';
import { PageHead } from '../components/layout/page-title.tsx';
import { Panel } from '../components/layout/panel.tsx';
import { useReport, useReportFailure } from '../components/layout/status-line.tsx';
import { EmptyState } from '../components/notes/notes.tsx';
import { SessionFacts, SessionTitle } from '../components/session/session-title.tsx';
import { SessionStatus } from '../components/session/status-badges.tsx';
import { Paging } from '../components/table/paging.tsx';
import { useViewInAddress } from '../components/table/use-view-in-address.ts';
import { CopyCode } from '../components/transfer/copy-code.tsx';
import { ExportMenu } from '../components/transfer/export-menu.tsx';
import { reasonOf } from '../format/reason.ts';
import { shownEmail } from '../format/shown-email.ts';
import { messages } from '../language/language.ts';
import { ReinstateParticipant, RemoveParticipant } from './corrections.tsx';
import { type ParticipantSort, type ParticipantsView, useParticipants } from './participant-calls.ts';
import styles from './participants-page.module.css';
import { ParticipantsTable } from './participants-table.tsx';
import { UnplayedDialog } from './unplayed-dialog.tsx';

/** List of the session's participants. */
export function ParticipantsPage() {
  const { participants: words, proof } = messages();
  const { session: id = '' } = useParams();
  const may = useMay('facilitator');
  const [view, setView] = useViewInAddress(viewOf, queryOf);
  // Input stays responsive while the list is loading.
  const deferred = useDeferredValue(view);

  const sessions = useSessions();
  const session = sessions.data?.find((candidate) => candidate.id === id);
  const rooms = useSessionsNow().known?.rooms;
  const participants = useParticipants(id, deferred);
  const { data } = participants;
  const report = useReport();
  const [removing, setRemoving] = useState(false);
  const [asked, setAsked] = useState<ParticipantRow | null>(null);
  useReportFailure('participants', participants.isError ? words.couldNotLoad(reasonOf(participants.error)) : null);

  function sortBy(sort: ParticipantSort) {
    const first = sort === 'score' || sort === 'solved' ? 'desc' : 'asc';
    const turned = view.order === 'asc' ? 'desc' : 'asc';
    setView({ ...view, sort, order: sort === view.sort ? turned : first, offset: 0 });
  }

  const TakeOut = asked?.status === 'removed' ? ReinstateParticipant : RemoveParticipant;

  return (
    <>
      <PageHead>
        <BackLink session={id} />
        <SessionTitle session={session} without={words.session} />
        {session && (
          <SessionFacts>
            <SessionStatus active={session.active} room={rooms?.[id]?.room} />
            <CopyCode code={session.code} />
            <Link to={addressOf('running-order', id)}>{words.runningOrder}</Link>
            <Link to={addressOf('attendance', id)}>{proof.attendance.link}</Link>
            {may && <Link to={addressOf('attestations', id)}>{proof.attestations.link}</Link>}
          </SessionFacts>
        )}
      </PageHead>
      <Panel title={words.title} controls={<ExportMenu session={id} />}>
        <Controls>
          <div className={styles.search}>
            <Field
              label={words.search}
              type="search"
              value={view.search}
              {...EMAIL}
              autoComplete="off"
              onChange={(event) => setView({ ...view, search: event.target.value, offset: 0 })}
            />
          </div>
          <Button variant="secondary" pending={participants.isRefetching} onClick={() => participants.refetch()}>
            <RefreshCw aria-hidden="true" size={16} />
            {words.refresh}
          </Button>
          {may && (
            <Button variant="quiet" onClick={() => setRemoving(true)}>
              {words.unplayed.open}
            </Button>
          )}
        </Controls>
        {data === undefined ? (
          <EmptyState>{participants.isError ? words.notLoaded : words.loading}</EmptyState>
        ) : data.total > 0 ? (
          <>
            <ParticipantsTable
              rows={data.rows}
              sort={deferred.sort}
              order={deferred.order}
              onSort={sortBy}
              onTakeOut={may ? setAsked : null}
            />
            <Paging
              offset={deferred.offset}
              limit={PAGE}
              total={data.total}
              onOffset={(offset) => setView({ ...view, offset })}
            />
          </>
        ) : (
          <EmptyState>{deferred.search.trim() === '' ? words.nobodyYet : words.nobodyMatches(deferred.search.trim())}</EmptyState>
        )}
      </Panel>
      {asked && <TakeOut participant={{ ...asked, username: shownEmail(asked.username) }} onClose={() => setAsked(null)} />}
      {removing && (
        <UnplayedDialog
          session={id}
          onClose={(removed) => {
            setRemoving(false);
            if (removed === null) return;
            report('participants', { tone: 'success', text: words.unplayed.removed(removed) });
            void participants.refetch();
          }}
        />
      )}
    </>
  );
}

/** Number of participants on a page of the list. */
const PAGE = USUAL_PAGE;

/** The view for an address, which may hold anything. */
function viewOf(query: URLSearchParams): ParticipantsView {
  const page = Number(query.get('page') ?? 1);
  return {
    search: query.get('search') ?? '',
    sort: PARTICIPANT_SORTS.find((sort) => sort === query.get('sort')) ?? 'score',
    order: query.get('order') === 'asc' ? 'asc' : 'desc',
    limit: PAGE,
    offset: Number.isInteger(page) && page > 1 ? (page - 1) * PAGE : 0,
  };
}

/** The view as an address: only values that differ from the defaults. */
function queryOf({ search, sort, order, offset }: ParticipantsView): Record<string, string> {
  return {
    ...(search === '' ? {} : { search }),
    ...(sort === 'score' ? {} : { sort }),
    ...(order === 'desc' ? {} : { order }),
    ...(offset === 0 ? {} : { page: String(offset / PAGE + 1) }),
  };
}
