/** The line under a form that tells what came of the last attempt. */
import { createContext, useContext, useEffect } from 'react';
import { Notice } from '#engine/ui/notice.tsx';
import { useAttempt } from './use-attempt.ts';
import styles from './verdict-region.module.css';

/** Where a region says that it is there; the frame shows the message itself in a scene that has none. */
export const VerdictPlaceContext = createContext<() => () => void>(() => () => undefined);

/** Announces each message once, failures at once, the rest politely. Tone is told by an icon and a word besides colour. */
export function VerdictRegion({ id }: { readonly id?: string }) {
  const announcePlace = useContext(VerdictPlaceContext);
  useEffect(() => announcePlace(), [announcePlace]);
  return <VerdictLine {...(id ? { id } : {})} />;
}

/** The region without telling the frame. */
export function VerdictLine({ id }: { readonly id?: string }) {
  const { message, messageNumber, solved } = useAttempt();
  const urgent = message?.tone === 'danger';
  const line = message && !solved && (
    <Notice key={messageNumber} tone={message.tone} className={styles.line}>
      {message.text}
    </Notice>
  );
  return (
    <div id={id} className={styles.region}>
      <div role="status">{!urgent && line}</div>
      <div role="alert">{urgent && line}</div>
    </div>
  );
}
