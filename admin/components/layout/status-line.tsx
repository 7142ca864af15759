/** Status line of the console, and the hooks with which pages report to it. */
import { CircleCheck, TriangleAlert, X } from 'lucide-react';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { messages as texts } from '../../language/language.ts';
import { useNaming } from '../people/naming.ts';
import { focusPageTitle } from './page-title.tsx';
import styles from './status-line.module.css';

/** A message for the facilitator. */
interface StatusMessage {
  readonly tone: 'success' | 'danger';
  readonly text: string;
}

/** Sets the message of a subject ('sessions', 'backup'…); null removes it. */
export type Report = (subject: string, message: StatusMessage | null) => void;

const ReportContext = createContext<Report>(() => {});
const MessagesContext = createContext<ReadonlyMap<string, Reported>>(new Map());

interface Reported extends StatusMessage {
  /** Number of times that the same words were reported before, in a row. */
  readonly repeated: number;
}

/** Holds the last message of each subject. */
export function StatusProvider({ children }: { children: ReactNode }) {
  const [messages, setMessages] = useState<ReadonlyMap<string, Reported>>(new Map());
  const report = useCallback<Report>((subject, message) => {
    setMessages((before) => {
      const known = before.get(subject);
      const same = known?.text === message?.text;
      // A refresh that fails again in the same way is not announced again; a success is: something else has been done.
      if (same && message?.tone !== 'success') return before;
      const after = new Map(before);
      after.delete(subject);
      if (message !== null) after.set(subject, { ...message, repeated: known && same ? known.repeated + 1 : 0 });
      return after;
    });
  }, []);
  return (
    <ReportContext value={report}>
      <MessagesContext value={messages}>{children}</MessagesContext>
    </ReportContext>
  );
}

/** Returns the function that reports to the status line. */
export function useReport(): Report {
  return useContext(ReportContext);
}

/** Current messages, oldest first. */
function useStatusMessages(): readonly (readonly [string, Reported])[] {
  const messages = useContext(MessagesContext);
  return useMemo(() => [...messages], [messages]);
}

/** Shows an error as long as `text` is set; null removes it. */
export function useReportFailure(subject: string, text: string | null): void {
  const report = useReport();
  useEffect(() => {
    report(subject, text === null ? null : { tone: 'danger', text });
    return () => report(subject, null);
  }, [report, subject, text]);
}

/** Milliseconds for which a success stays visible; errors stay until resolved or dismissed. */
const SUCCESS_STAYS = 10_000;

/** Status line: a permanent live region, so that screen readers announce its messages. */
export function StatusLine() {
  const messages = useStatusMessages();
  return (
    <div role="status">
      {messages.map(([subject, message]) => (
        // A message in the same words is another element, so that screen readers announce it.
        <Message key={`${subject} ${message.repeated}`} subject={subject} message={message} />
      ))}
    </div>
  );
}

function Message({ subject, message }: { subject: string; message: StatusMessage }) {
  const report = useReport();
  const naming = useNaming();
  useEffect(() => {
    if (message.tone !== 'success') return;
    const timer = setTimeout(() => report(subject, null), SUCCESS_STAYS);
    return () => clearTimeout(timer);
  }, [report, subject, message]);

  const dismiss = () => {
    report(subject, null);
    focusPageTitle();
  };
  return (
    <p className={styles.message} data-tone={message.tone}>
      {message.tone === 'danger' ? <TriangleAlert aria-hidden="true" /> : <CircleCheck aria-hidden="true" />}
      <span>{naming.text(message.text)}</span>
      <button type="button" className={styles.dismiss} onClick={dismiss} aria-label={texts().shell.dismiss}>
        <X aria-hidden="true" />
      </button>
    </p>
  );
}
