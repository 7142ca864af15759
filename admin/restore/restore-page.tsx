import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FileSearch } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { FILE_TIMEOUT_MS } from '#engine/client/call.ts';
import { Button } from '#engine/ui/controls/button.tsx';
import { Notice } from '#engine/ui/feedback/notice.tsx';
import type { RestoreReport } from '#schemas/restore.ts';
import { addressOf } from '../addresses.ts';
import { useIdempotencyKey } from '../api/idempotency-key.ts';
import { useSignedIn } from '../auth/signed-in.tsx';
import { FileField } from '../components/form/fields.tsx';
import { PageTitle } from '../components/layout/page-title.tsx';
import { Panel } from '../components/layout/panel.tsx';
import { formatBytes } from '../format/numbers.ts';
import { reasonOf } from '../format/reason.ts';
import { messages } from '../language/language.ts';
import { BackupContents } from './backup-contents.tsx';
import styles from './restore-page.module.css';

interface Checked {
  readonly file: File;
  readonly report: RestoreReport;
}

/** Page that checks a backup file, says what would be written, and restores it after a confirmation. */
export function RestorePage() {
  const { restore: words, shell } = messages();
  const calls = useRestoreCalls();
  const queries = useQueryClient();
  const { keyFor, forget } = useIdempotencyKey();
  const outcome = useRef<HTMLDivElement>(null);
  const [file, setFile] = useState<File | null>(null);
  // Whether anything was restored since the check, whose report may call the installation empty: a later failure does not make it so again.
  const [written, setWritten] = useState(false);

  const check = useMutation({
    mutationFn: async (chosen: File): Promise<Checked> => ({
      file: chosen,
      report: await calls.check(chosen),
    }),
  });
  const restore = useMutation({
    mutationFn: ({ checked, session }: { checked: Checked; session: string | null }) =>
      calls.restore(checked.file, session, keyFor({ session, backup: checked.report.createdAt })),
    onSuccess: () => {
      forget();
      setWritten(true);
      return queries.invalidateQueries();
    },
  });
  const done = restore.data;
  useEffect(() => {
    if (done) outcome.current?.focus();
  }, [done]);

  function choose(chosen: File | null) {
    setFile(chosen);
    check.reset();
    restore.reset();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (file && !check.isPending) {
      restore.reset();
      setWritten(false);
      check.mutate(file);
    }
  }

  return (
    <>
      <PageTitle>{shell.titles.restore}</PageTitle>
      <Panel title={words.checkFile}>
        <form className={styles.form} onSubmit={submit}>
          <p>{words.about}</p>
          <FileField
            label={words.file}
            required
            accept="application/json,.json"
            onChange={(event) => choose(event.target.files?.[0] ?? null)}
          />
          <Button type="submit" variant="primary" pending={check.isPending}>
            <FileSearch aria-hidden="true" size={16} />
            {words.check}
          </Button>
          <div role="status">
            {check.isPending && file && <p>{words.checking(formatBytes(file.size))}</p>}
            {check.isError && (
              <Notice tone="danger" toneLabel={shell.tones.error}>
                {words.refused(words.withoutOutcome(reasonOf(check.error)))}
              </Notice>
            )}
          </div>
        </form>
      </Panel>
      {check.data && (
        <Panel title={words.choose}>
          <BackupContents
            done={written}
            report={check.data.report}
            pending={restore.isPending}
            onRestore={(session) => restore.mutate({ checked: check.data, session })}
          />
          {restore.isError && (
            <Notice tone="danger" toneLabel={shell.tones.error} role="status">
              {words.failed(words.withoutOutcome(reasonOf(restore.error)))}
            </Notice>
          )}
          <div ref={outcome} tabIndex={-1} className={styles.outcome}>
            {done && (
              <Notice tone="success" toneLabel={words.done} role="status">
                {outcomeOf(done)} <Link to={addressOf('dashboard')}>{words.toSessions}</Link>
              </Notice>
            )}
          </div>
        </Panel>
      )}
    </>
  );
}

function outcomeOf({ session, written }: RestoreReport): string {
  const words = messages().restore;
  if (session) return words.restoredSession(session.name, session.code, written.participants);
  return words.restored(written.sessions, written.participants, written.scoreEvents);
}

/** Calls that upload a backup. `session` identifies a session of the backup that is restored as a new one; null means everything. */
interface RestoreCalls {
  /** Tells what restoring everything would do, without writing anything. */
  check(file: Blob): Promise<RestoreReport>;
  /** Idempotent by key: a retry restores no second copy of a session. */
  restore(file: Blob, session: string | null, idempotencyKey: string): Promise<RestoreReport>;
}

function useRestoreCalls(): RestoreCalls {
  const { call } = useSignedIn();
  const send = (body: Blob, query: Record<string, string>, key: { readonly idempotencyKey?: string } = {}) =>
    call<RestoreReport>('POST', `/admin/restore?${new URLSearchParams(query)}`, { body, timeoutMs: FILE_TIMEOUT_MS, ...key });
  return {
    check: (file) => send(file, { dryRun: 'true' }),
    restore: (file, session, idempotencyKey) =>
      send(file, { dryRun: 'false', ...(session === null ? {} : { session }) }, { idempotencyKey }),
  };
}
