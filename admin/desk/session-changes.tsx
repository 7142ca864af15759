import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Lock, LockOpen, Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '#engine/ui/button.tsx';
import { VisuallyHidden } from '#engine/ui/visually-hidden.tsx';
import type { Session } from '#schemas/admin.ts';
import { addressOf } from '../addresses.ts';
import { QUERY } from '../api/queries.ts';
import { useSessionCalls } from '../api/session-calls.ts';
import { useReport } from '../parts/status-line.tsx';
import { reasonOf } from '../words/reason.ts';
import styles from './sessions-table.module.css';

/** 'Close' for an open session, 'Open' for a closed one. */
export function ToggleSession({ session }: { session: Session }) {
  const { open, close } = useSessionCalls();
  const queries = useQueryClient();
  const report = useReport();
  const toggle = useMutation({
    mutationFn: () => (session.active ? close(session.id) : open(session.id)),
    onMutate: () => report('toggle', null),
    onError: (error) => {
      const action = session.active ? 'close' : 'open';
      report('toggle', { tone: 'danger', text: `Could not ${action} session ${session.code}: ${reasonOf(error)}` });
    },
    // The current board is that of the open sessions: it changes with them.
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: QUERY.sessions }),
        queries.invalidateQueries({ queryKey: QUERY.scores }),
      ]),
  });
  return (
    <Button variant="secondary" pending={toggle.isPending} onClick={() => toggle.mutate()}>
      {session.active ? <Lock aria-hidden="true" size={16} /> : <LockOpen aria-hidden="true" size={16} />}
      {session.active ? 'Close' : 'Open'}
      <VisuallyHidden> session {session.code}</VisuallyHidden>
    </Button>
  );
}

/** To the page that says what would be destroyed. */
export function DeleteLink({ session }: { session: Session }) {
  return (
    <Link to={addressOf('delete-session', session.id)} className={styles.delete}>
      <Trash2 aria-hidden="true" size={16} />
      Delete
      <VisuallyHidden> session {session.code}</VisuallyHidden>
    </Link>
  );
}
