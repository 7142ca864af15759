import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { ApiError } from '#engine/client/api-error.ts';
import { Button, buttonClass } from '#engine/ui/controls/button.tsx';
import { Field } from '#engine/ui/controls/field.tsx';
import type { Session } from '#schemas/admin.ts';
import type { SessionDeletion } from '#schemas/session-deletion.ts';
import { addressOf } from '../addresses.ts';
import { type SteadyClock, useSessionsNow } from '../api/clock-calls.ts';
import { useDeletion, useDeletionCalls } from '../api/deletion-calls.ts';
import { QUERY } from '../api/queries.ts';
import { useSessionCalls, useSessionDetails, useSessions } from '../api/session-calls.ts';
import { useMay, useMe } from '../auth/use-me.ts';
import { Actions } from '../components/form/controls.tsx';
import { PageTitle } from '../components/layout/page-title.tsx';
import { useReport, useReportFailure } from '../components/layout/status-line.tsx';
import { SessionStatus } from '../components/session/status-badges.tsx';
import { useFullBackup } from '../components/transfer/full-backup.ts';
import { formatDate, formatDay } from '../format/local-time.ts';
import { formatNumber } from '../format/numbers.ts';
import { reasonOf } from '../format/reason.ts';
import { messages } from '../language/language.ts';
import styles from './delete-session-page.module.css';
import { type DeletionStep, deletionStep } from './deletion-step.ts';

/** Page that says what a deletion destroys, and deletes the session only after a confirmation (specification, section 2). */
export function DeleteSessionPage() {
  const { buttons, sessionPages, dashboard } = messages();
  const words = dashboard.deletion;
  const { session: id } = useParams();
  const sessions = useSessions();
  useReportFailure('session-details', sessions.isError ? sessionPages.couldNotLoad(reasonOf(sessions.error)) : null);
  const session = sessions.data?.find((candidate) => candidate.id === id);
  const details = useSessionDetails(session?.id);
  const participants = details.data?.participants;
  const rooms = useSessionsNow().known?.rooms;
  const may = useMay('facilitator');
  const [typed, setTyped] = useState('');
  // While people play, the code must be typed: one press on the wrong row must not delete their session.
  const inPlay = session?.active === true && participants !== undefined && participants > 0;
  const confirmed = inPlay ? plainCode(typed) === plainCode(session.code) : !(session?.active && details.isPending);

  const deletion = useDeletion(session?.id);
  const me = useMe();
  // If the request could not be loaded, the button is offered, and the server decides.
  const step = deletion.data && me ? deletionStep(deletion.data, me) : deletion.isError ? 'delete' : null;
  const deletes = step === 'delete' || step === 'confirm';

  return (
    <div className={styles.page}>
      <PageTitle>{words.title}</PageTitle>
      {session !== undefined ? (
        <SessionFacts
          session={session}
          room={rooms?.[session.id]?.room}
          participants={participants}
          owner={deletion.data?.owner}
        />
      ) : sessions.data === undefined ? (
        <p role="status">{words.loading}</p>
      ) : (
        <p>{words.unknown(id)}</p>
      )}
      {step !== null && deletion.data && <WhoDecides step={step} deletion={deletion.data} />}
      {session !== undefined && deletes && (
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
          {deletion.data && <Losses losses={deletion.data.losses} />}
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
        {session !== undefined && may && step !== null && (
          <DeletionButtons session={session} step={step} request={deletion.data?.request?.id} confirmed={confirmed} />
        )}
      </Actions>
    </div>
  );
}

/** Effects of the deletion: what the campaign keeps of the session, and what returns and reports lose. */
function Losses({ losses: { came, campaign, returnsUntil, report } }: Pick<SessionDeletion, 'losses'>) {
  const words = messages().dashboard.deletion;
  return (
    <>
      {campaign !== null && came > 0 && (
        <p>{campaign.running ? words.fromCampaign(campaign.name, came) : words.fromEndedCampaign(campaign.name)}</p>
      )}
      {returnsUntil !== null && (
        <p>
          <strong>{words.returnsEnd(formatDate(returnsUntil))}</strong>
        </p>
      )}
      {report && <p>{words.fromReports}</p>}
    </>
  );
}

interface WhoDecidesProps {
  readonly step: DeletionStep;
  readonly deletion: SessionDeletion;
}

/** If a deletion takes two people: who has requested it, and who must confirm it. */
function WhoDecides({ step, deletion: { owner, request } }: WhoDecidesProps) {
  const words = messages().dashboard.deletion;
  const until = request === null ? '' : formatDay(request.expiresAt);
  const by = request?.requestedBy ?? '';
  const texts: Record<DeletionStep, string | null> = {
    delete: null,
    request: words.twoPeople(owner),
    withdraw: words.yourRequest(owner, until),
    confirm: words.yourDecision(by, until),
    look: words.notForYou(by, owner, until),
  };
  return texts[step] === null ? null : <p role="status">{texts[step]}</p>;
}

interface DeletionButtonsProps {
  readonly session: Session;
  readonly step: DeletionStep;
  /** Identifier of the deletion request; undefined if there is none. */
  readonly request: string | undefined;
  /** Whether the session may be deleted at the next press. */
  readonly confirmed: boolean;
}

/** Buttons for what the account may do: delete, request, withdraw, confirm or refuse. */
function DeletionButtons({ session, step, request, confirmed }: DeletionButtonsProps) {
  const words = messages().dashboard.deletion;
  const calls = useSessionCalls();
  const requests = useDeletionCalls();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const report = useReport();
  const remove = useMutation({
    mutationFn: async () => {
      try {
        await (step === 'confirm' ? requests.confirm(session.id, request ?? '') : calls.remove(session.id));
      } catch (error) {
        // 404: somebody else has deleted the session already, which counts as success.
        if (!(error instanceof ApiError && error.refused(404))) throw error;
      }
    },
    onMutate: () => report('delete', null),
    onSuccess: async () => {
      report('delete', { tone: 'success', text: words.deleted(session.code) });
      await navigate(addressOf('dashboard'));
      // Other pages' cached data, such as a campaign's figures, still includes the session: it is reloaded before it is shown.
      queries.removeQueries({ type: 'inactive' });
      await queries.invalidateQueries();
    },
    onError: async (error) => {
      report('delete', { tone: 'danger', text: words.failed(reasonOf(error)) });
      await queries.invalidateQueries({ queryKey: ['deletion'] });
    },
  });
  const change = useMutation({
    mutationFn: (kind: 'request' | 'withdraw') => requests[kind](session.id),
    onMutate: () => report('delete', null),
    onSuccess: (_, kind) => {
      const text = kind === 'request' ? words.requestSent(session.code) : words.requestGone(session.code);
      report('delete', { tone: 'success', text });
    },
    onError: (error) => report('delete', { tone: 'danger', text: words.requestFailed(reasonOf(error)) }),
    onSettled: () =>
      Promise.all([queries.invalidateQueries({ queryKey: ['deletion'] }), queries.invalidateQueries({ queryKey: QUERY.rooms })]),
  });
  if (step === 'look') return null;
  if (step === 'request' || step === 'withdraw')
    return (
      <Button
        variant={step === 'request' ? 'danger' : 'secondary'}
        pending={change.isPending}
        onClick={() => change.mutate(step)}
      >
        {words[step]}
      </Button>
    );
  return (
    <>
      {step === 'confirm' && (
        <Button variant="secondary" pending={change.isPending} onClick={() => change.mutate('withdraw')}>
          {words.refuse}
        </Button>
      )}
      <Button variant="danger" pending={remove.isPending} disabled={!confirmed} onClick={() => remove.mutate()}>
        {step === 'confirm' ? words.confirmRequest : words.confirm}
      </Button>
    </>
  );
}

/** The code in capitals, without spaces and dashes, as players need not type the dash either. */
function plainCode(code: string): string {
  return code.replace(/[\s-]+/g, '').toUpperCase();
}

/** For administrators, a button that downloads a backup; for other roles, the advice to ask an administrator. */
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
  /** Clock of the session; undefined while it is loading. */
  readonly room: SteadyClock | undefined;
  /** Number of participants; undefined while it is loading. */
  readonly participants: number | undefined;
  /** Username of the owner; null if nobody owns the session, undefined while it is loading. */
  readonly owner: string | null | undefined;
}

/** Identifier, code, name, owner, status and participants of one session (specification, "Session deletion page"). */
function SessionFacts({ session, room, participants, owner }: SessionFactsProps) {
  const { facts, nobody } = messages().dashboard.deletion;
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
        <dt>{facts.owner}</dt>
        <dd>{owner === undefined ? '…' : (owner ?? nobody)}</dd>
      </div>
      <div>
        <dt>{facts.status}</dt>
        <dd>
          <SessionStatus active={session.active} room={room} />
        </dd>
      </div>
      <div>
        <dt>{facts.participants}</dt>
        <dd>{participants === undefined ? '…' : formatNumber(participants)}</dd>
      </div>
    </dl>
  );
}
