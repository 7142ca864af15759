import { useMutation } from '@tanstack/react-query';
import { ClipboardCheck, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#engine/ui/controls/button.tsx';
import { VisuallyHidden } from '#engine/ui/layout/visually-hidden.tsx';
import type { Copied, CopiedMail, LastMail } from '#schemas/mails.ts';
import { useIdempotencyKey } from '../api/idempotency-key.ts';
import { useMay } from '../auth/use-me.ts';
import { FormDialog } from '../components/form/form-dialog.tsx';
import { useReport } from '../components/layout/status-line.tsx';
import { formatDay } from '../format/local-time.ts';
import { reasonOf } from '../format/reason.ts';
import { messages } from '../language/language.ts';
import { useNoteCopied, useWithdrawCopied, type WrittenSubject } from './mail-calls.ts';
import styles from './mails.module.css';

interface NoteCopiedProps {
  readonly subject: WrittenSubject;
  /** The text or calendar entry that was copied. */
  readonly mail: CopiedMail;
  /** Number of recipients; with 0 there is nothing to note. */
  readonly people: number;
  readonly onNoted?: () => void;
}

/**
 * For mails sent from a facilitator's own mail program, which Vigie cannot see: a button that notes the recipients, and one that withdraws
 * the note.
 */
export function NoteCopied({ subject, mail, people, onNoted }: NoteCopiedProps) {
  const { mails: words } = messages();
  const note = useNoteCopied(subject);
  const report = useReport();
  const { keyFor, forget } = useIdempotencyKey();
  const [asking, setAsking] = useState(false);
  const [last, setLast] = useState<Copied | null>(null);
  const { withdraw, pending } = useWithdraw(() => setLast(null));
  return (
    <>
      {people > 0 && (
        <Button variant="secondary" onClick={() => setAsking(true)}>
          <ClipboardCheck aria-hidden="true" size={16} />
          {words.note(people)}
        </Button>
      )}
      {last && (
        <Button variant="secondary" pending={pending} onClick={() => withdraw({ mailing: last.mailing, email: null })}>
          <Undo2 aria-hidden="true" size={16} />
          {words.undoNoted(last.people)}
        </Button>
      )}
      {asking && (
        <FormDialog
          title={words.noteTitle[subject.about]}
          confirm={words.note(people)}
          work={() => note({ ...mail, people }, keyFor({ mail, people }))}
          failure={(error) => words.notNoted(reasonOf(error))}
          onDone={(copied) => {
            setAsking(false);
            forget();
            setLast(copied);
            report('mails-noted', { tone: 'success', text: words.noted(copied.people) });
            onNoted?.();
          }}
          onCancel={() => setAsking(false)}
        >
          <p>{words.noteAbout[subject.about](people, formatDay(new Date().toISOString()))}</p>
        </FormDialog>
      )}
    </>
  );
}

/** 'sent on 12 Nov 2026 by marie, for “Achats”'; a dash if no mail is recorded. */
export function formatLastMail(mail: LastMail | null): string {
  const { lastMail, whose } = messages().mails;
  return mail === null ? '—' : `${lastMail[mail.state](formatDay(mail.at))} ${whose(mail.by, mail.session)}`;
}

interface LastMailTextProps {
  readonly mail: LastMail | null;
  /** E-mail address of the person. */
  readonly email: string;
  /** Name or address for the button's label. */
  readonly person: string;
}

/** The last mail to a person. A facilitator's own note can be withdrawn. */
export function LastMailText({ mail, email, person }: LastMailTextProps) {
  const { mails: words } = messages();
  const may = useMay('facilitator');
  const { withdraw, pending } = useWithdraw();
  if (mail?.state !== 'copied' || !may) return formatLastMail(mail);
  return (
    <span className={styles.mark}>
      {formatLastMail(mail)}
      <Button variant="quiet" pending={pending} onClick={() => withdraw({ mailing: mail.mailing, email })}>
        {words.withdraw}
        <VisuallyHidden>{words.withdrawWhose(person)}</VisuallyHidden>
      </Button>
    </span>
  );
}

/** Withdraws notes, and reports the outcome in the status line. */
function useWithdraw(onDone?: () => void) {
  const { mails: words } = messages();
  const call = useWithdrawCopied();
  const report = useReport();
  const { mutate, isPending } = useMutation({
    mutationFn: call,
    onSuccess: ({ people }) => {
      report('mails-noted', { tone: 'success', text: words.withdrawn(people) });
      onDone?.();
    },
    onError: (error) => report('mails-noted', { tone: 'danger', text: words.notWithdrawn(reasonOf(error)) }),
  });
  return { withdraw: mutate, pending: isPending };
}
