import { Send } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#engine/ui/controls/button.tsx';
import type { Mailing } from '#schemas/mails.ts';
import { useMay } from '../auth/use-me.ts';
import { Actions } from '../components/form/controls.tsx';
import { useReport, useReportFailure } from '../components/layout/status-line.tsx';
import { Note } from '../components/notes/notes.tsx';
import { reasonOf } from '../format/reason.ts';
import { messages } from '../language/language.ts';
import { type MailSubject, useMailCalls, useMails } from './mail-calls.ts';
import { CancelWaiting, Stopped } from './mail-controls.tsx';
import { MailCounts, MailProblems } from './mail-states.tsx';
import styles from './mails.module.css';
import { OrderDialog } from './order-dialog.tsx';

interface SendMailsProps {
  readonly subject: MailSubject;
  /** Content of the mail. */
  readonly mail: Pick<Mailing, 'subject' | 'text' | 'calendar' | 'makeUp'>;
}

/** Sends a text through the installation's mail server, and shows the states of the mails. Renders nothing without a mail server. */
export function SendMails({ subject, mail }: SendMailsProps) {
  const { mails: words } = messages();
  const may = useMay('facilitator');
  const { data: mails, isError, error } = useMails(subject, may);
  const [asking, setAsking] = useState(false);
  const report = useReport();
  const calls = useMailCalls(subject);
  useReportFailure('mails', isError ? words.notLoaded(reasonOf(error)) : null);
  if (!mails?.enabled) return null;
  const { recipients, from, perMinute } = mails;
  return (
    <div className={styles.mails}>
      <h3>{words.title}</h3>
      {mails.stopped && <Stopped subject={subject} by={mails.stopped.by} />}
      <Note>{words.about(from ?? '', perMinute)}</Note>
      <Actions>
        {recipients.first + recipients.again === 0 ? (
          <Note>{words.nobody}</Note>
        ) : (
          <Button onClick={() => setAsking(true)}>
            <Send aria-hidden="true" size={16} />
            {recipients.first > 0 ? words.send(recipients.first) : words.sendAgain(recipients.again)}
          </Button>
        )}
        {mails.counts.waiting > 0 && <CancelWaiting subject={subject} />}
      </Actions>
      <MailCounts counts={mails.counts} />
      <MailProblems problems={mails.problems} />
      {asking && (
        <OrderDialog
          subject={subject}
          mail={mail}
          recipients={recipients}
          onDone={({ counts }) => {
            setAsking(false);
            report('mails-ordered', { tone: 'success', text: words.ordered(counts.waiting + counts.sending) });
            void calls.changed();
          }}
          onCancel={() => setAsking(false)}
        />
      )}
    </div>
  );
}
