/** Phase of a session in its row of the dashboard, with session control in a dialog. */
import { Timer } from 'lucide-react';
import { useState } from 'react';
import { useTimeLeft } from '#engine/client/use-time-left.ts';
import { Button } from '#engine/ui/controls/button.tsx';
import { Dialog } from '#engine/ui/controls/dialog.tsx';
import { VisuallyHidden } from '#engine/ui/layout/visually-hidden.tsx';
import type { Session } from '#schemas/admin.ts';
import type { SessionNow } from '../api/clock-calls.ts';
import { TimeControls } from '../components/session/time-controls.tsx';
import { formatSession } from '../format/audit.ts';
import { formatClock } from '../format/session-clock.ts';
import { messages } from '../language/language.ts';
import styles from './session-time.module.css';

interface SessionTimeProps {
  readonly known: SessionNow;
  readonly offset: number;
}

/** 'Running, 42:07 left'. */
export function SessionState({ known: { room }, offset }: SessionTimeProps) {
  const time = useTimeLeft(room, offset);
  return (
    <span className={styles.time} data-phase={time.phase} data-last={time.lastMinutes || undefined}>
      {formatClock(room, time)}
      {room.frozenAt !== null && ` · ${messages().dashboard.sessions.boardsFrozen}`}
    </span>
  );
}

/** 'Time': opens session control. */
export function SessionTimeButton({ session, known, offset }: SessionTimeProps & { readonly session: Session }) {
  const { buttons, dashboard } = messages();
  const words = dashboard.sessions;
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        <Timer aria-hidden="true" size={16} />
        {words.time}
        <VisuallyHidden>{words.ofSession(session.code)}</VisuallyHidden>
      </Button>
      {open && (
        <Dialog open onClose={() => setOpen(false)} title={words.timeOf(formatSession(session))} closeLabel={buttons.close}>
          <TimeControls session={session} room={known.room} absent={absentOf(known)} offset={offset} />
        </Dialog>
      )}
    </>
  );
}

/** Minimum number of invited people who are missing: uninvited people are counted among those present. */
function absentOf({ present, invited }: SessionTimeProps['known']) {
  return invited === null ? undefined : { people: invited - present, atLeast: true };
}
