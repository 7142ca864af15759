import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { NAME } from '#engine/ui/brand/branding.ts';
import { Notice } from '#engine/ui/feedback/notice.tsx';
import { reasonOf } from '../format/reason.ts';
import { language, messages, useChosenLanguage } from '../language/language.ts';
import { forgetRemoteToken, readRemoteToken, takeSecret } from './pairing.ts';
import { usePairing, useRemoteCall, useRemoteView } from './remote-calls.ts';
import styles from './remote-page.module.css';
import { RemoteRoom } from './remote-room.tsx';

/** Page of a facilitator's paired phone. After pairing by a link it shows the time, people who need help, and the debrief. */
export function RemotePage() {
  const words = messages().remote;
  const [paired, setPaired] = useState(() => readRemoteToken() !== null);
  const [ended, setEnded] = useState(false);
  const end = useCallback((sentWith: string | null) => {
    // A late 401 to the previous token must not end the pairing that replaced it.
    if (readRemoteToken() !== sentWith) return;
    forgetRemoteToken();
    setPaired(false);
    setEnded(true);
  }, []);
  const call = useRemoteCall(end);
  const pairing = usePairing(() => {
    setEnded(false);
    setPaired(true);
  });
  const take = useEffectEvent(() => {
    const secret = takeSecret();
    if (secret !== null) pairing.mutate(secret);
  });
  useEffect(() => {
    document.title = `${messages().remote.page} · ${NAME}`;
    take();
    // Another pairing link was opened in the same tab.
    window.addEventListener('hashchange', take);
    return () => window.removeEventListener('hashchange', take);
  }, []);
  const { data: view, error, dataUpdatedAt } = useRemoteView(call, paired);
  useChosenLanguage(view?.language ?? null);

  // While a link pairs the phone, and where it failed to, the session with which the phone was paired before is not the one that is meant.
  const settled = !pairing.isPending && !pairing.error;
  if (settled && paired && view)
    return <RemoteRoom call={call} view={view} received={dataUpdatedAt} failure={error && words.stale(reasonOf(error))} />;
  return (
    <main className={styles.message} lang={language()}>
      <h1>{words.page}</h1>
      <div role="status">
        {pairing.isPending && <p>{words.pairing}</p>}
        {settled && paired && <p>{error ? words.stale(reasonOf(error)) : words.loading}</p>}
        {settled && !paired && <p>{ended ? words.ended : words.notPaired}</p>}
      </div>
      {pairing.error && (
        <Notice tone="danger" role="alert">
          {reasonOf(pairing.error)}
        </Notice>
      )}
    </main>
  );
}
