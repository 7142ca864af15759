import { CircleCheck, TriangleAlert, X } from 'lucide-react';
import { useEffect } from 'react';
import { type StatusMessage, useReport, useStatusMessages } from './status.tsx';
import styles from './status-line.module.css';

/** How long a success stays, in milliseconds; a failure stays until it is over or dismissed. */
const SUCCESS_STAYS = 10_000;

/** Where the console says what happened: a live region that is always there, so that screen readers hear what enters it. */
export function StatusLine() {
  const messages = useStatusMessages();
  return (
    <div role="status">
      {messages.map(([subject, message]) => (
        <Message key={subject} subject={subject} message={message} />
      ))}
    </div>
  );
}

function Message({ subject, message }: { subject: string; message: StatusMessage }) {
  const report = useReport();
  useEffect(() => {
    if (message.tone !== 'success') return;
    const timer = setTimeout(() => report(subject, null), SUCCESS_STAYS);
    return () => clearTimeout(timer);
  }, [report, subject, message]);

  return (
    <p className={styles.message} data-tone={message.tone}>
      {message.tone === 'danger' ? <TriangleAlert aria-hidden="true" /> : <CircleCheck aria-hidden="true" />}
      <span>{message.text}</span>
      <button type="button" className={styles.dismiss} onClick={() => report(subject, null)} aria-label="Dismiss this message">
        <X aria-hidden="true" />
      </button>
    </p>
  );
}
