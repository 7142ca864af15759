import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { Button } from '#engine/ui/controls/button.tsx';
import { VisuallyHidden } from '#engine/ui/layout/visually-hidden.tsx';
import type { SignInList } from '#schemas/admin.ts';
import { useSignedIn } from '../auth/signed-in.tsx';
import { useReport, useReportFailure } from '../components/layout/status-line.tsx';
import { Note } from '../components/notes/notes.tsx';
import { formatMoment } from '../format/local-time.ts';
import { reasonOf } from '../format/reason.ts';
import { messages } from '../language/language.ts';
import styles from './your-account.module.css';

const KEY = ['sign-ins'] as const;

/** Active sign-ins of the signed-in account, each with a button that ends it. */
export function OwnDevices() {
  const { devices: words } = messages().accounts.own;
  const { call } = useSignedIn();
  const queries = useQueryClient();
  const report = useReport();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call<SignInList>('GET', '/admin/me/sign-ins', { signal }),
  });
  useReportFailure('sign-ins', error ? words.notLoaded(reasonOf(error)) : null);
  const onSettled = () => queries.invalidateQueries({ queryKey: KEY });
  /** The pressed button disappears: focus the heading. */
  const ended = (text: string) => {
    heading.current?.focus();
    report('device', { tone: 'success', text });
  };
  const onError = (failure: Error) => report('device', { tone: 'danger', text: words.notEnded(reasonOf(failure)) });
  const end = useMutation({
    mutationFn: ({ id }: SignInList[number]) => call('DELETE', `/admin/me/sign-ins/${id}`),
    onSuccess: (_nothing, { device }) => ended(words.ended(device ?? words.unknown)),
    onError,
    onSettled,
  });
  const endOthers = useMutation({
    mutationFn: () => call('POST', '/admin/me/sign-out-others'),
    onSuccess: () => ended(words.endedOthers),
    onError,
    onSettled,
  });

  return (
    <section className={styles.form} aria-labelledby="signed-in-devices">
      <h3 ref={heading} tabIndex={-1} className={styles.subtitle} id="signed-in-devices">
        {words.title}
      </h3>
      <Note>{words.about}</Note>
      <ul className={styles.list}>
        {data?.map((one) => (
          <li key={one.id}>
            <span>
              <strong>{one.device ?? words.unknown}</strong>
              {one.current && ` (${words.here})`}{' '}
              <Note>
                {words.since(formatMoment(one.since))} · {words.active(formatMoment(one.activeAt))}
              </Note>
            </span>
            {!one.current && (
              <Button variant="secondary" pending={end.isPending && end.variables.id === one.id} onClick={() => end.mutate(one)}>
                {words.end}
                <VisuallyHidden>
                  {' '}
                  {words.endThat(one.device ?? words.unknown, words.since(formatMoment(one.since)))}
                </VisuallyHidden>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {data && data.length > 1 && (
        <Button variant="secondary" pending={endOthers.isPending} className={styles.submit} onClick={() => endOthers.mutate()}>
          {words.endOthers}
        </Button>
      )}
    </section>
  );
}
