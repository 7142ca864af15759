/** The status line: where the console says what happened, and how any screen speaks there. */
import { CircleCheck, TriangleAlert, X } from 'lucide-react';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { messages as texts } from '../../language/language.ts';
import { useNaming } from '../people/naming.ts';
import { focusPageTitle } from './page-title.tsx';
import styles from './status-line.module.css';

/** One line for the facilitator. */
export interface StatusMessage {
  readonly tone: 'success' | 'danger';
  readonly text: string;
}

/** Sets the message of a subject ('sessions', 'backup'…), or removes it with null. */
export type Report = (subject: string, message: StatusMessage | null) => void;

const ReportContext = createContext<Report>(() => {});
const MessagesContext = createContext<ReadonlyMap<string, StatusMessage>>(new Map());

/** Holds what the status line says: the last message of each subject. */
export function StatusProvider({ children }: { children: ReactNode }) {
  const [messages, setMessages] = useState<ReadonlyMap<string, StatusMessage>>(new Map());
  const report = useCallback<Report>((subject, message) => {
    setMessages((before) => {
      const known = before.get(subject);
      // The same failure every five seconds is said once.
      if (known?.text === message?.text) return before;
      const after = new Map(before);
      after.delete(subject);
      if (message !== null) after.set(subject, message);
      return after;
    });
  }, []);
  return (
    <ReportContext value={report}>
      <MessagesContext value={messages}>{children}</MessagesContext>
    </ReportContext>
  );
}

/** How a screen speaks in the status line. */
export function useReport(): Report {
  return useContext(ReportContext);
}

/** The messages to show, oldest first. */
export function useStatusMessages(): readonly (readonly [string, StatusMessage])[] {
  const messages = useContext(MessagesContext);
  return useMemo(() => [...messages], [messages]);
}

/** Shows a failure for as long as it lasts: null takes it back. */
export function useReportFailure(subject: string, text: string | null): void {
  const report = useReport();
  useEffect(() => {
    report(subject, text === null ? null : { tone: 'danger', text });
    return () => report(subject, null);
  }, [report, subject, text]);
}

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
