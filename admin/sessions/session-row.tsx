import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ChartColumn, Lock, LockOpen, Trash2 } from 'lucide-react';
import { Button } from '#engine/ui/button.tsx';
import { Link } from '#engine/ui/link.tsx';
import { VisuallyHidden } from '#engine/ui/visually-hidden.tsx';
import type { Session } from '#schemas/admin.ts';
import { reasonOf } from '../api/admin-call-error.ts';
import { useAdmin } from '../auth/use-admin.ts';
import { QUERY } from '../queries.ts';
import { useReport } from '../status/status.tsx';
import { CopyCode } from './copy-code.tsx';
import { SessionStatus } from './session-status.tsx';
import styles from './sessions-table.module.css';

/** One session and what can be done with it. */
export function SessionRow({ session, onViewChart }: { session: Session; onViewChart: (id: string) => void }) {
  const { api } = useAdmin();
  const queries = useQueryClient();
  const report = useReport();
  const toggle = useMutation({
    mutationFn: () => (session.active ? api.closeSession(session.id) : api.openSession(session.id)),
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
  const which = <VisuallyHidden> session {session.code}</VisuallyHidden>;

  return (
    <tr>
      <td className={styles.id} data-label="ID">
        {session.id}
      </td>
      <th scope="row" className={styles.code} data-label="Code">
        <span className={styles.codeText}>{session.code}</span>
        <CopyCode code={session.code} />
      </th>
      <td className={styles.name} data-label="Name">
        {session.name || '—'}
      </td>
      <td data-label="Status">
        <SessionStatus active={session.active} />
      </td>
      <td className={styles.actions}>
        <Button variant="secondary" pending={toggle.isPending} onClick={() => toggle.mutate()}>
          {session.active ? <Lock aria-hidden="true" size={16} /> : <LockOpen aria-hidden="true" size={16} />}
          {session.active ? 'Close' : 'Open'}
          {which}
        </Button>
        <Button variant="quiet" onClick={() => onViewChart(session.id)}>
          <ChartColumn aria-hidden="true" size={16} />
          View chart
          <VisuallyHidden> of session {session.code}</VisuallyHidden>
        </Button>
        <Link to={`/admin/sessions/${encodeURIComponent(session.id)}/delete`} className={styles.delete}>
          <Trash2 aria-hidden="true" size={16} />
          Delete
          {which}
        </Link>
      </td>
    </tr>
  );
}
