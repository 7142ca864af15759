import type { Session } from '#schemas/admin.ts';
import type { SessionDetails } from '#schemas/session-setup.ts';
import { useReportSessions, useSessionCalls, useSessionDetails } from '../api/session-calls.ts';
import { FormDialog } from '../components/form/form-dialog.tsx';
import { formatSession } from '../format/audit.ts';
import { reasonOf } from '../format/reason.ts';
import { messages } from '../language/language.ts';

interface ReopenProps {
  readonly session: Session;
  /** Called once the session is open again. */
  readonly onOpened: () => void;
  readonly onCancel: () => void;
}

/**
 * Confirms that a session that has ended is opened: it begins anew, so that its published scores may change (specification, section 6:
 * Open and Close). A report that was drawn up does not.
 */
export function ReopenDialog({ session, onOpened, onCancel }: ReopenProps) {
  const { reopen } = messages().dashboard;
  const { open } = useSessionCalls();
  const { data: details, isPending } = useSessionDetails(session.id);
  const { data: reports } = useReportSessions();
  const drawn = reports?.find(({ id }) => id === session.id)?.drawn === true;
  return (
    <FormDialog
      title={reopen.title(formatSession(session))}
      confirm={reopen.confirm}
      work={() => open(session.id)}
      failure={(error) => reopen.failed(session.code, reasonOf(error))}
      onDone={onOpened}
      onCancel={onCancel}
    >
      <p>{reopen.about}</p>
      <ul>
        <li>
          <span role="status">{isPending ? reopen.timeLoading : timeAgain(details)}</span>
        </li>
        <li>{details && details.allowed.length > 0 ? reopen.listed : reopen.everyone}</li>
        <li>{reopen.debriefs}</li>
        <li>{drawn ? reopen.pointsAfterReport : reopen.points}</li>
      </ul>
      <p>{reopen.toEnd}</p>
    </FormDialog>
  );
}

function timeAgain(details: SessionDetails | undefined): string {
  const { reopen } = messages().dashboard;
  if (details === undefined) return reopen.fullDuration;
  const { durationMinutes, startBy } = details;
  const length = durationMinutes === null ? reopen.untilYouEnd : reopen.forMinutes(durationMinutes);
  return startBy === 'opening' ? reopen.atOnce(length) : reopen.lobby(length);
}
