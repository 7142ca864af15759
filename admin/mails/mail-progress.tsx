import { Actions } from '../components/form/controls.tsx';
import { useReportFailure } from '../components/layout/status-line.tsx';
import { reasonOf } from '../format/reason.ts';
import { messages } from '../language/language.ts';
import { type MailSubject, useMails } from './mail-calls.ts';
import { CancelWaiting, Stopped } from './mail-controls.tsx';
import { MailCounts, MailProblems } from './mail-states.tsx';
import styles from './mails.module.css';

/** State of the mails that the server sends by itself. Renders nothing without a mail server. */
export function MailProgress({ subject }: { readonly subject: MailSubject }) {
  const { mails: words } = messages();
  const { data: mails, isError, error } = useMails(subject, true);
  useReportFailure('mails', isError ? words.notLoaded(reasonOf(error)) : null);
  if (!mails?.enabled) return null;
  return (
    <div className={styles.mails}>
      {mails.stopped && <Stopped subject={subject} by={mails.stopped.by} />}
      <MailCounts counts={mails.counts} />
      <MailProblems problems={mails.problems} />
      {mails.counts.waiting > 0 && (
        <Actions>
          <CancelWaiting subject={subject} />
        </Actions>
      )}
    </div>
  );
}
