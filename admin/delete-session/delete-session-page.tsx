import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { ApiError } from '#engine/client/api-error.ts';
import { Button, buttonClass } from '#engine/ui/controls/button.tsx';
import { Field } from '#engine/ui/controls/field.tsx';
import type { Session } from '#schemas/admin.ts';
import { addressOf } from '../addresses.ts';
import { useSessionCalls, useSessionDetails, useSessions } from '../api/session-calls.ts';
import { useMay } from '../auth/use-me.ts';
import { Actions } from '../components/form/controls.tsx';
import { PageTitle } from '../components/layout/page-title.tsx';
import { useReport, useReportFailure } from '../components/layout/status-line.tsx';
import { SessionStatus } from '../components/session/status-badges.tsx';
import { useFullBackup } from '../components/transfer/full-backup.ts';
import { countOf, formatNumber } from '../format/numbers.ts';
import { reasonOf } from '../format/reason.ts';
import styles from './delete-session-page.module.css';

/** Says what would be destroyed, and destroys it only when told to (specification, section 2). */
export function DeleteSessionPage() {
  const { session: id } = useParams();
  const calls = useSessionCalls();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const report = useReport();

  const sessions = useSessions();
  useReportFailure('session-details', sessions.isError ? `Could not load the session: ${reasonOf(sessions.error)}` : null);
  const session = sessions.data?.find((candidate) => candidate.id === id);
  const details = useSessionDetails(session?.id);
  const participants = details.data?.participants;
  const may = useMay('facilitator');
  const [typed, setTyped] = useState('');
  // People are playing: one press on the wrong row must not end it.
  const inPlay = session?.active === true && participants !== undefined && participants > 0;
  const confirmed = inPlay ? plainCode(typed) === plainCode(session.code) : !(session?.active && details.isPending);

  const remove = useMutation({
    mutationFn: async (sessionId: string) => {
      try {
        await calls.remove(sessionId);
      } catch (error) {
        // Someone else deleted it first: what was asked for is done.
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      }
    },
    onMutate: () => report('delete', null),
    onSuccess: async () => {
      report('delete', { tone: 'success', text: `Session ${session?.code ?? ''} was deleted.` });
      await navigate(addressOf('dashboard'));
      await queries.invalidateQueries();
    },
    onError: (error) => report('delete', { tone: 'danger', text: `Could not delete the session: ${reasonOf(error)}` }),
  });

  return (
    <div className={styles.page}>
      <PageTitle>Delete a session</PageTitle>
      {session !== undefined ? (
        <SessionFacts session={session} participants={participants} />
      ) : sessions.data === undefined ? (
        <p role="status">Session details are loading...</p>
      ) : (
        <p>There is no session with the id “{id}”. It may have been deleted already.</p>
      )}
      {session !== undefined && (
        <div className={styles.warning}>
          <p>
            <strong>This cannot be undone.</strong> Deleting removes the session, all participants and every score event. Players
            of this session are logged out, and their attestations can no longer be verified. <BackupFirst /> if you may need any
            of it.
          </p>
          {participants !== undefined && participants > 0 && (
            <p>
              <strong>{countOf(participants, 'participant')}</strong> will go with it.
            </p>
          )}
          {inPlay && may && (
            <Field
              label={`This session is open: type its code, ${session.code}, to delete it`}
              value={typed}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </div>
      )}
      <Actions end>
        <Link to={addressOf('dashboard')} className={buttonClass('secondary')}>
          Cancel
        </Link>
        {session !== undefined && may && (
          <Button variant="danger" pending={remove.isPending} disabled={!confirmed} onClick={() => remove.mutate(session.id)}>
            Delete session
          </Button>
        )}
      </Actions>
    </div>
  );
}

/** Letters and digits: players need not type the dash either. */
function plainCode(code: string): string {
  return code.replace(/[\s-]+/g, '').toUpperCase();
}

/** For administrators a button that downloads a backup; for other roles the advice to ask one. */
function BackupFirst() {
  const administrator = useMay('administrator');
  const backup = useFullBackup();
  if (!administrator) return 'Ask an administrator for a full backup first';
  return (
    <button type="button" className={styles.link} disabled={backup.isPending} onClick={() => backup.mutate()}>
      Download a full backup first
    </button>
  );
}

interface SessionFactsProps {
  readonly session: Session;
  /** How many play in it; undefined while that is not known. */
  readonly participants: number | undefined;
}

/** Id, code, name, status and participants of one session. */
function SessionFacts({ session, participants }: SessionFactsProps) {
  return (
    <dl className={styles.details}>
      <div>
        <dt>ID</dt>
        <dd className={styles.exact}>{session.id}</dd>
      </div>
      <div>
        <dt>Code</dt>
        <dd className={styles.exact}>{session.code}</dd>
      </div>
      <div>
        <dt>Name</dt>
        <dd>{session.name || '—'}</dd>
      </div>
      <div>
        <dt>Status</dt>
        <dd>
          <SessionStatus active={session.active} />
        </dd>
      </div>
      <div>
        <dt>Participants</dt>
        <dd>{participants === undefined ? '…' : formatNumber(participants)}</dd>
      </div>
    </dl>
  );
}
