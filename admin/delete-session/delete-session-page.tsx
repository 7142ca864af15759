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
import { formatNumber } from '../format/numbers.ts';
import { reasonOf } from '../format/reason.ts';
import { messages } from '../language/language.ts';
import styles from './delete-session-page.module.css';

/** Says what would be destroyed, and destroys it only when told to (specification, section 2). */
export function DeleteSessionPage() {
  const { buttons, sessionPages, dashboard } = messages();
  const words = dashboard.deletion;
  const { session: id } = useParams();
  const calls = useSessionCalls();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const report = useReport();

  const sessions = useSessions();
  useReportFailure('session-details', sessions.isError ? sessionPages.couldNotLoad(reasonOf(sessions.error)) : null);
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
      report('delete', { tone: 'success', text: words.deleted(session?.code ?? '') });
      await navigate(addressOf('dashboard'));
      await queries.invalidateQueries();
    },
    onError: (error) => report('delete', { tone: 'danger', text: words.failed(reasonOf(error)) }),
  });

  return (
    <div className={styles.page}>
      <PageTitle>{words.title}</PageTitle>
      {session !== undefined ? (
        <SessionFacts session={session} participants={participants} />
      ) : sessions.data === undefined ? (
        <p role="status">{words.loading}</p>
      ) : (
        <p>{words.unknown(id)}</p>
      )}
      {session !== undefined && (
        <div className={styles.warning}>
          <p>
            <strong>{words.noWayBack}</strong> {words.what} {words.ifNeeded(<BackupFirst />)}
          </p>
          {participants !== undefined && participants > 0 && (
            <p>
              {words.goWithIt(participants, (count) => (
                <strong>{count}</strong>
              ))}
            </p>
          )}
          {inPlay && may && (
            <Field
              label={words.typeCode(session.code)}
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
          {buttons.cancel}
        </Link>
        {session !== undefined && may && (
          <Button variant="danger" pending={remove.isPending} disabled={!confirmed} onClick={() => remove.mutate(session.id)}>
            {words.confirm}
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
  const words = messages().dashboard.deletion;
  const administrator = useMay('administrator');
  const backup = useFullBackup();
  if (!administrator) return words.askForBackup;
  return (
    <button type="button" className={styles.link} disabled={backup.isPending} onClick={() => backup.mutate()}>
      {words.backupFirst}
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
  const { facts } = messages().dashboard.deletion;
  return (
    <dl className={styles.details}>
      <div>
        <dt>{facts.id}</dt>
        <dd className={styles.exact}>{session.id}</dd>
      </div>
      <div>
        <dt>{facts.code}</dt>
        <dd className={styles.exact}>{session.code}</dd>
      </div>
      <div>
        <dt>{facts.name}</dt>
        <dd>{session.name || '—'}</dd>
      </div>
      <div>
        <dt>{facts.status}</dt>
        <dd>
          <SessionStatus active={session.active} />
        </dd>
      </div>
      <div>
        <dt>{facts.participants}</dt>
        <dd>{participants === undefined ? '…' : formatNumber(participants)}</dd>
      </div>
    </dl>
  );
}
