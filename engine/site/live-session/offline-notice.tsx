import { CloudOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import styles from './session-bar.module.css';

/** Shown when the browser reports that it is offline, before any request fails. */
export function OfflineNotice() {
  const offline = useSyncExternalStore(
    listenToNetwork,
    () => !navigator.onLine,
    () => false,
  );
  return (
    <div role="status">
      {offline && (
        <div className={styles.notice} data-tone="paused">
          <CloudOff size={22} aria-hidden="true" />
          <p>Vous êtes hors ligne. Ce que vous avez fait est gardé&nbsp;: envoyez vos réponses au retour du réseau.</p>
        </div>
      )}
    </div>
  );
}

function listenToNetwork(onChange: () => void): () => void {
  for (const change of ['online', 'offline']) window.addEventListener(change, onChange);
  return () => {
    for (const change of ['online', 'offline']) window.removeEventListener(change, onChange);
  };
}
