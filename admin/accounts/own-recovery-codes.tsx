import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { LifeBuoy, Printer } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#engine/ui/controls/button.tsx';
import { FEW_RECOVERY_CODES } from '#schemas/console-constants.ts';
import type { NewRecoveryCodes, RecoveryCodesLeft } from '#schemas/passkeys.ts';
import { useSignedIn } from '../auth/signed-in.tsx';
import { useReport, useReportFailure } from '../components/layout/status-line.tsx';
import { Note } from '../components/notes/notes.tsx';
import { CopyText } from '../components/transfer/copy-code.tsx';
import { reasonOf } from '../format/reason.ts';
import { messages } from '../language/language.ts';
import { focusOnce } from './focus-once.ts';
import styles from './your-account.module.css';

/** Recovery codes of the signed-in account, if it has a passkey: how many are left, and a new set, which is shown once. */
export function OwnRecoveryCodes({ username }: { readonly username: string }) {
  const { recovery: words } = messages().accounts.own;
  const { call } = useSignedIn();
  const queries = useQueryClient();
  const report = useReport();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  // The key begins with that of the passkeys, so that both queries are invalidated together.
  const key = ['passkeys', 'recovery'] as const;
  const { data, error } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call<RecoveryCodesLeft>('GET', '/admin/me/recovery-codes', { signal }),
  });
  useReportFailure('recovery-codes', error ? reasonOf(error) : null);
  const make = useMutation({
    mutationFn: () => call<NewRecoveryCodes>('POST', '/admin/me/recovery-codes'),
    onMutate: () => report('recovery-codes', null),
    onSuccess: (made) => {
      setCodes(made.codes);
      report('recovery-codes', { tone: 'success', text: words.made });
      void queries.invalidateQueries({ queryKey: key });
    },
    onError: (failure) => report('recovery-codes', { tone: 'danger', text: words.notMade(reasonOf(failure)) }),
  });

  return (
    <section className={styles.form} aria-label={words.title}>
      <h3 className={styles.subtitle}>{words.title}</h3>
      {codes ? (
        <ShownOnce codes={codes} username={username} onDone={() => setCodes(null)} />
      ) : (
        <>
          <Note>{words.about}</Note>
          {data && (
            <Note>
              {data.left === 0 ? words.none : words.left(data.left)}
              {data.left > 0 && data.left <= FEW_RECOVERY_CODES && <strong> {words.few}</strong>}
              {data.left > 0 && ` ${words.voids}`}
            </Note>
          )}
          <Button variant="secondary" pending={make.isPending} className={styles.submit} onClick={() => make.mutate()}>
            <LifeBuoy aria-hidden="true" size={16} />
            {data && data.left > 0 ? words.makeAnew : words.make}
          </Button>
        </>
      )}
    </section>
  );
}

interface ShownOnceProps {
  readonly codes: readonly string[];
  readonly username: string;
  readonly onDone: () => void;
}

/** The codes that were just made, to copy or to print; the printed page contains nothing else. */
function ShownOnce({ codes, username, onDone }: ShownOnceProps) {
  const { accounts, buttons } = messages();
  const { recovery: words } = accounts.own;
  const title = words.of(username);
  return (
    <>
      <Note>{words.shownOnce}</Note>
      <figure ref={focusOnce} tabIndex={-1} className={styles.codes}>
        <figcaption>{title}</figcaption>
        <ol>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
      </figure>
      <div className={styles.actions}>
        <CopyText text={[title, ...codes].join('\n')} what={words.allCodes} />
        <Button variant="secondary" onClick={() => window.print()}>
          <Printer aria-hidden="true" size={16} />
          {buttons.print}
        </Button>
        <Button variant="secondary" onClick={onDone}>
          {words.done}
        </Button>
      </div>
    </>
  );
}
