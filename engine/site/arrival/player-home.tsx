/** `/` of who is logged in: the lobby before play begins, the hub from then on, and over both what an arrival is told and asked. */
import { useEffect, useRef } from 'react';
import { Loading } from '#engine/ui/loading.tsx';
import { PlayerHub } from '../hub/player-hub.tsx';
import { playedSession } from '../player/played-session.ts';
import { LazyPage } from '../routes/lazy-page.tsx';
import { usePlayer, useSite } from '../site-context.ts';
import { useArrival } from './use-arrival.ts';

const loadLobby = () => import('./lobby.tsx');
const loadPanel = () => import('./arrival-panel.tsx');

/** Milliseconds between two looks at a session that has not begun. */
const LOOK_EVERY = 5_000;

export function PlayerHome() {
  const session = playedSession(usePlayer((state) => state.session));
  const arrival = useArrival();
  const waits = session?.room?.phase === 'lobby' || session?.room?.phase === 'prepared';
  useBeginning(waits);
  if (arrival === undefined) return <Loading label="Chargement des missions…" />;
  const panel = arrival && (
    <LazyPage key="arrival" load={loadPanel}>
      {({ ArrivalPanel }) => <ArrivalPanel arrival={arrival} />}
    </LazyPage>
  );
  if (session && waits)
    return (
      <LazyPage load={loadLobby}>
        {({ Lobby }) => (
          <Lobby session={session} known={!arrival}>
            {panel}
          </Lobby>
        )}
      </LazyPage>
    );
  return (
    <>
      {panel}
      <PlayerHub key="hub" />
    </>
  );
}

/** Looks whether play has begun, and takes the reader along to the hub that stands where the lobby was. */
function useBeginning(waits: boolean): void {
  const { player } = useSite();
  const waited = useRef(waits);
  useEffect(() => {
    if (waited.current && !waits) {
      window.scrollTo(0, 0);
      document.getElementById('contenu')?.focus({ preventScroll: true });
    }
    waited.current = waits;
    if (!waits) return;
    const timer = setInterval(() => void player.refresh(), LOOK_EVERY);
    return () => clearInterval(timer);
  }, [player, waits]);
}
