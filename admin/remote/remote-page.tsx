import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { NAME } from '#engine/ui/brand/branding.ts';
import { Notice } from '#engine/ui/feedback/notice.tsx';
import { reasonOf } from '../format/reason.ts';
import { language, messages, useChosenLanguage } from '../language/language.ts';
import { forgetRemoteToken, pairPhone, readRemoteToken, takeSecret } from './pairing.ts';
import { guestCall, useRemoteCall, useRemoteView } from './remote-calls.ts';
import styles from './remote-page.module.css';
import { RemoteRoom } from './remote-room.tsx';

/** Page of a facilitator's paired phone. After pairing by a link it shows the time, people who need help, and the debrief. */
export function RemotePage() {
  const words = messages().remote;
  const [paired, setPaired] = useState(() => readRemoteToken() !== null);
  const [ended, setEnded] = useState(false);
  const end = useCallback(() => {
    forgetRemoteToken();
    setPaired(false);
    setEnded(true);
  }, []);
  const call = useRemoteCall(end);
  const pairing = useMutation({
    mutationFn: (secret: string) => pairPhone(guestCall, secret),
    onSuccess() {
      setEnded(false);
      setPaired(true);
    },
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

  if (paired && view)
    return <RemoteRoom call={call} view={view} received={dataUpdatedAt} failure={error && words.stale(reasonOf(error))} />;
  return (
    <main className={styles.message} lang={language()}>
      <h1>{words.page}</h1>
      <div role="status">
        {pairing.isPending && <p>{words.pairing}</p>}
        {paired && !pairing.isPending && <p>{error ? words.stale(reasonOf(error)) : words.loading}</p>}
        {!paired && !pairing.isPending && !pairing.error && <p>{ended ? words.ended : words.notPaired}</p>}
      </div>
      {pairing.error && (
        <Notice tone="danger" role="alert">
          {reasonOf(pairing.error)}
        </Notice>
      )}
    </main>
  );
}
