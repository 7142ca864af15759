/** `/` of a logged-in player: the lobby before play begins, the hub from then on, and above both the notices after a login. */
import { useEffect, useRef } from 'react';
import { Loading } from '#engine/ui/feedback/loading.tsx';
import { PlayerHub } from '../hub/player-hub.tsx';
import { playedSession } from '../player-state/played-session.ts';
import { LazyPage } from '../routes/lazy-page.tsx';
import { focusPage } from '../shell/focus-page.ts';
import { usePlayer, useSite } from '../site-context.ts';
import { useArrival } from './use-arrival.ts';

const loadLobby = () => import('./lobby.tsx');
const loadPanel = () => import('./arrival-panel.tsx');

export function PlayerHome() {
  const session = playedSession(usePlayer((state) => state.session));
  const arrival = useArrival();
  const waits = session?.room?.phase === 'lobby' || session?.room?.phase === 'prepared';
  useBeginning(waits);
  useLobbyWelcome(waits && arrival?.personalCode === '');
  if (arrival === undefined) return <Loading label="Chargement des missions…" />;
  const me = arrival?.me ?? null;
  const code = arrival && arrival.personalCode !== '' && (
    <LazyPage key="arrival" load={loadPanel}>
      {({ PersonalCode }) => <PersonalCode code={arrival.personalCode} last={waits || me === null} />}
    </LazyPage>
  );
  if (session && waits) return <LazyPage load={loadLobby}>{({ Lobby }) => <Lobby session={session}>{code}</Lobby>}</LazyPage>;
  return (
    <>
      {code}
      <PlayerHub key="hub">
        {arrival && me && (
          <LazyPage load={loadPanel}>
            {({ Welcome }) => <Welcome me={me} personalCode={arrival.personalCode} hintPolicy={session?.hintPolicy ?? 'table'} />}
          </LazyPage>
        )}
      </PlayerHub>
    </>
  );
}

/** The lobby shows the name and the rules: the hub does not show them again. */
function useLobbyWelcome(told: boolean): void {
  const { player } = useSite();
  useEffect(() => {
    if (told) player.arrived();
  }, [told, player]);
}

/** When play begins, the hub replaces the lobby: moves the view to its top, and the focus to the page. */
function useBeginning(waits: boolean): void {
  const waited = useRef(waits);
  useEffect(() => {
    if (waited.current && !waits) {
      window.scrollTo(0, 0);
      focusPage();
    }
    waited.current = waits;
  }, [waits]);
}
