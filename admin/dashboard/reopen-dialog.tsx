import type { Session } from '#schemas/admin.ts';
import type { SessionDetails } from '#schemas/session-setup.ts';
import { useSessionCalls, useSessionDetails } from '../api/session-calls.ts';
import { FormDialog } from '../components/form/form-dialog.tsx';
import { formatSession } from '../format/audit.ts';
import { countOf } from '../format/numbers.ts';
import { reasonOf } from '../format/reason.ts';

interface ReopenProps {
  readonly session: Session;
  /** Called once it is open again. */
  readonly onOpened: () => void;
  readonly onCancel: () => void;
}

/**
 * Asks before a session that has ended is opened: it begins anew, and what was told of it, its scores and its report, may change
 * (specification, section 6: Open and Close).
 */
export function ReopenDialog({ session, onOpened, onCancel }: ReopenProps) {
  const { open } = useSessionCalls();
  const { data: details, isPending } = useSessionDetails(session.id);
  return (
    <FormDialog
      title={`Open ${formatSession(session)} again?`}
      confirm="Open again"
      work={() => open(session.id)}
      failure={(error) => `Could not open session ${session.code}: ${reasonOf(error)}`}
      onDone={onOpened}
      onCancel={onCancel}
    >
      <p>This session has ended. Open again, it is no longer over:</p>
      <ul>
        <li>
          <span role="status">{isPending ? 'Its time is loading…' : timeAgain(details)}</span>
        </li>
        <li>
          {details && details.allowed.length > 0
            ? 'Everyone on its list who has the code can log in and play.'
            : 'Everyone who has the code can log in and play.'}
        </li>
        <li>
          Its debriefs close again. Whoever has read one of a mission that they had not solved earns nothing for it any more; once
          the projector has shown its debrief, that is everybody and every mission not solved yet.
        </li>
        <li>Points won from then on are added to its scores, and change its report, also where one was sent already.</li>
      </ul>
      <p>To end it again: Time, then End. What was scored meanwhile stays.</p>
    </FormDialog>
  );
}

function timeAgain(details: SessionDetails | undefined): string {
  if (details === undefined) return 'It runs again, with its full duration.';
  const { durationMinutes, startBy } = details;
  const length = durationMinutes === null ? 'until you end it' : `for ${countOf(durationMinutes, 'minute')}, its full duration`;
  return startBy === 'opening' ? `It runs again at once, ${length}.` : `Its lobby opens. Play runs once you start it, ${length}.`;
}
