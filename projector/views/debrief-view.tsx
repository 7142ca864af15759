import { useEffect, useState } from 'react';
import { ApiError } from '#engine/client/api-error.ts';
import type { Call } from '#engine/client/call.ts';
import { Loading } from '#engine/ui/feedback/loading.tsx';
import type { DeckAction } from '#schemas/debrief.ts';
import type { ProjectorDebrief } from '#schemas/projector.ts';
import { DebriefDeck } from '../debrief/debrief-deck.tsx';
import type { MissionPages } from '../pages.ts';
import styles from './debrief-view.module.css';

interface DebriefViewProps {
  readonly call: Call;
  readonly missions: readonly MissionPages[];
}

/** The debrief; before the session is over, a note on when it begins. */
export function DebriefView({ call, missions }: DebriefViewProps) {
  const [loaded, setLoaded] = useState<ProjectorDebrief | string | null>(null);

  useEffect(() => {
    const ending = new AbortController();
    call<ProjectorDebrief>('GET', '/projector/debrief', { signal: ending.signal }).then(setLoaded, (error: unknown) => {
      if (ending.signal.aborted) return;
      const refused = error instanceof ApiError && error.message;
      setLoaded(refused || 'Le débriefing n’a pas pu être chargé. Vérifiez le réseau, puis revenez à cette vue.');
    });
    return () => ending.abort();
  }, [call]);

  if (loaded === null) return <Loading label="Chargement du débriefing…" />;
  if (typeof loaded === 'string') return <p className={styles.refused}>{loaded}</p>;
  return (
    <DebriefDeck
      debrief={loaded}
      pages={missions}
      // The opened debrief reaches every screen with the next event, this one included.
      onLead={async () => {
        await call('POST', '/projector/debrief', { body: { action: 'open', missions: loaded.proposed } satisfies DeckAction });
      }}
    />
  );
}
