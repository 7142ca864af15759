/** Button in a session's row that opens or closes the session. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Lock, LockOpen } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { timeLeft } from '#engine/client/time-left.ts';
import { Button } from '#engine/ui/controls/button.tsx';
import { VisuallyHidden } from '#engine/ui/layout/visually-hidden.tsx';
import type { Session } from '#schemas/admin.ts';
import type { SessionNow } from '../api/clock-calls.ts';
import { QUERY } from '../api/queries.ts';
import { useSessionCalls } from '../api/session-calls.ts';
import { useReport } from '../components/layout/status-line.tsx';
import { reasonOf } from '../format/reason.ts';
import { messages } from '../language/language.ts';
import { ReopenDialog } from './reopen-dialog.tsx';

interface ToggleSessionProps {
  readonly session: Session;
  readonly known: SessionNow | undefined;
  /** Clock offset in milliseconds: server time minus browser time. */
  readonly offset: number;
}

/** 'Close' for an open session, 'Open' for a closed one. Opening a session that has ended is confirmed first. */
export function ToggleSession({ session, known, offset }: ToggleSessionProps) {
  const words = messages().dashboard.sessions;
  const { open, close } = useSessionCalls();
  const queries = useQueryClient();
  const report = useReport();
  const [asking, setAsking] = useState(false);
  // The current scoreboard covers the open sessions, so it is reloaded too.
  const refresh = () =>
    Promise.all([QUERY.sessions, QUERY.rooms, QUERY.scores].map((queryKey) => queries.invalidateQueries({ queryKey })));
  const toggle = useMutation({
    mutationFn: () => (session.active ? close(session.id) : open(session.id)),
    onMutate: () => report('toggle', null),
    onError: (error) => {
      const failed = session.active ? words.notClosed : words.notOpened;
      report('toggle', { tone: 'danger', text: failed(session.code, reasonOf(error)) });
    },
    onSettled: refresh,
  });

  function press({ detail }: MouseEvent) {
    // The second click of a double click would undo the first.
    if (detail > 1) return;
    if (!session.active && mayHaveEnded(known, offset)) setAsking(true);
    else toggle.mutate();
  }

  async function opened() {
    await refresh();
    setAsking(false);
    report('toggle', { tone: 'success', text: words.reopened(session.code) });
  }

  return (
    <>
      <Button variant="secondary" pending={toggle.isPending} onClick={press}>
        {session.active ? <Lock aria-hidden="true" size={16} /> : <LockOpen aria-hidden="true" size={16} />}
        {session.active ? words.close : words.open}
        <VisuallyHidden>{words.session(session.code)}</VisuallyHidden>
      </Button>
      {asking && <ReopenDialog session={session} onOpened={opened} onCancel={() => setAsking(false)} />}
    </>
  );
}

/** Whether opening the session would begin it anew. If its time is not known, it may have ended. */
function mayHaveEnded(known: SessionNow | undefined, offset: number): boolean {
  if (known === undefined) return true;
  return known.room.endedAt !== null || timeLeft(known.room, Date.now() + offset).phase === 'ended';
}
