import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '#engine/ui/controls/button.tsx';
import { Notice } from '#engine/ui/feedback/notice.tsx';
import type { Demo } from '#schemas/demo.ts';
import { useSessionCalls } from '../api/session-calls.ts';
import { useSignedIn } from '../auth/signed-in.tsx';
import { useMay } from '../auth/use-me.ts';
import { focusPageTitle } from '../components/layout/page-title.tsx';
import { useReport } from '../components/layout/status-line.tsx';
import { reasonOf } from '../format/reason.ts';
import { messages } from '../language/language.ts';
import styles from './demo-notice.module.css';

/** Notice that players are simulated, with a button that removes them. Renders nothing without a demo. */
export function DemoNotice() {
  const { dashboard, shell } = messages();
  const words = dashboard.demo;
  const { call } = useSignedIn();
  const sessions = useSessionCalls();
  const may = useMay('facilitator');
  const queries = useQueryClient();
  const report = useReport();
  const demo = useQuery({
    queryKey: ['demo'],
    queryFn: ({ signal }) => call<Demo>('GET', '/admin/demo', { signal }),
  });
  const remove = useMutation({
    mutationFn: sessions.remove,
    onSuccess() {
      report('demo', { tone: 'success', text: words.removed });
      focusPageTitle();
    },
    onError: (error) => report('demo', { tone: 'danger', text: words.notRemoved(reasonOf(error)) }),
    // Reloads after a failure too: another administrator may have removed the demo.
    onSettled: () => queries.invalidateQueries(),
  });

  const session = demo.data?.session ?? null;
  if (session === null) return null;
  return (
    <Notice tone="info" toneLabel={shell.tones.information} title={words.title}>
      <div className={styles.body}>
        <p>{words.about}</p>
        {may && (
          <Button variant="secondary" pending={remove.isPending} onClick={() => remove.mutate(session)}>
            {words.remove}
          </Button>
        )}
      </div>
    </Notice>
  );
}
