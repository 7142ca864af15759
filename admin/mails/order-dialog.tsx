import { useState } from 'react';
import { Field } from '#engine/ui/controls/field.tsx';
import { EMAIL } from '#schemas/constants.ts';
import type { Mailing, Mails } from '#schemas/mails.ts';
import { useIdempotencyKey } from '../api/idempotency-key.ts';
import { useMe } from '../auth/use-me.ts';
import { Option } from '../components/form/choices.tsx';
import { FormDialog } from '../components/form/form-dialog.tsx';
import { Note } from '../components/notes/notes.tsx';
import { reasonOf } from '../format/reason.ts';
import { messages } from '../language/language.ts';
import { type MailSubject, useMailCalls } from './mail-calls.ts';
import styles from './mails.module.css';

interface OrderDialogProps {
  readonly subject: MailSubject;
  readonly mail: Pick<Mailing, 'subject' | 'text' | 'calendar' | 'makeUp'>;
  readonly recipients: Mails['recipients'];
  readonly onDone: (mails: Mails) => void;
  readonly onCancel: () => void;
}

/** Shows what will be sent, to how many people, and asks where replies go. */
export function OrderDialog({ subject, mail, recipients, onDone, onCancel }: OrderDialogProps) {
  const { mails: words } = messages();
  const calls = useMailCalls(subject);
  const { keyFor } = useIdempotencyKey();
  const username = useMe()?.username ?? '';
  const [replyTo, setReplyTo] = useState(username.includes('@') ? username : '');
  const [again, setAgain] = useState(recipients.first === 0);
  const [tried, setTried] = useState(false);
  const isAddress = /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(replyTo.trim());
  const body: Mailing = { ...mail, replyTo: replyTo.trim(), again };

  return (
    <FormDialog
      title={words.dialog}
      confirm={words.confirm(recipients.first + (again ? recipients.again : 0))}
      ready={() => {
        setTried(true);
        return isAddress;
      }}
      work={() => calls.order(body, keyFor(body))}
      failure={(error) => words.notOrdered(reasonOf(error))}
      onDone={onDone}
      onCancel={onCancel}
    >
      <section className={styles.preview} aria-label={words.preview} lang="fr">
        <p className={styles.subject}>{mail.subject}</p>
        <p className={styles.text}>{mail.text}</p>
      </section>
      {mail.calendar !== null && <Note>{words.withCalendar}</Note>}
      <Field
        type="email"
        label={words.replyTo}
        description={words.replyToAbout}
        value={replyTo}
        maxLength={EMAIL.maxLength}
        required
        autoComplete="email"
        error={tried && !isAddress ? words.noAddress : undefined}
        onChange={(event) => setReplyTo(event.target.value)}
      />
      {recipients.first > 0 && recipients.again > 0 && (
        <Option
          type="checkbox"
          label={words.again(recipients.again)}
          checked={again}
          onChange={(event) => setAgain(event.target.checked)}
        />
      )}
    </FormDialog>
  );
}
