import type { ChallengeRoute as Address } from 'virtual:challenges/catalogue';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isPreview } from '#engine/client/preview.ts';
import { useLoaded } from '#engine/client/use-loaded.ts';
import { useMediaQuery } from '#engine/client/use-media-query.ts';
import type { RemoteChange } from '#engine/frame/backends/backend.ts';
import type { ChallengeFrameProps } from '#engine/frame/challenge-frame.tsx';
import { choicesOf } from '../player-state/choices.ts';
import { openFirst, withEarlyOpen } from '../player-state/first-opening.ts';
import { hasEnded, isDebriefTold, playedSession } from '../player-state/played-session.ts';
import type { Player } from '../player-state/player.ts';
import { sessionNewsOf } from '../player-state/session-news.ts';
import { usePageTitle } from '../shell/page-title.ts';
import { usePlayer, useSite } from '../site-context.ts';
import { LazyPage } from './lazy-page.tsx';

/** A challenge's page. */
export function ChallengePage({ route }: { readonly route: Address }) {
  const [turn, setTurn] = useState(0);
  return <OneTurn key={turn} route={route} onAgain={() => setTurn(turn + 1)} />;
}

interface OneTurnProps {
  readonly route: Address;
  /** Called when the page needs another play of the mission. */
  readonly onAgain: () => void;
}

/** One play of a mission. Its frame, its own code and its state on the server are requested at the same time: one round trip. */
function OneTurn({ route, onAgain }: OneTurnProps) {
  const { player, backend } = useSite();
  const token = usePlayer((state) => state.token);
  const navigate = useNavigate();
  const drawing = useDrawing(route.key);
  // The replay as it was when the page opened: the hub ends a replay.
  const [replay, setReplay] = useState(() => replayOf(player, route.key));
  // A player who starts a mission has seen the rules; a personal code stays until it is noted.
  useEffect(() => {
    if (player.store.getState().arrival === '') player.arrived();
  }, [player]);
  useEffect(
    () =>
      sessionNewsOf(player).onRunning(() => {
        // The mission was replayed because the session was over; now the session runs again.
        if (replay !== 'over') return;
        player.replay.end();
        onAgain();
      }),
    [player, replay, onAgain],
  );
  const load = useCallback(async () => {
    const news = sessionNewsOf(player);
    const first = openFirst(player, backend, route.key).finally(() => setReplay(replayOf(player, route.key)));
    const opening = {
      ...withEarlyOpen(backend, first, route.key),
      choices: choicesOf(player, route.key),
      deeds: choicesOf(player, route.key, 'deeds'),
      subscribe: (key: string, onChange: (change: RemoteChange) => void) =>
        news.onOwn((changed, change) => (changed ?? key) === key && onChange(change)),
      onRunning: news.onRunning,
      // A replay earns no points, so a stopped session does not stop it.
      stop: { current: () => (player.replay.of(route.key) ? null : news.stop), subscribe: news.onStop },
    };
    const [{ challenge, scene }, { ChallengeFrame }] = await Promise.all([
      route.load(),
      import('#engine/frame/challenge-frame.tsx'),
    ]);
    // Preloaded, so that it is there when the mission is won.
    import('../victory/victory-panel.tsx').catch(() => undefined);
    return { challenge, scene, ChallengeFrame, opening };
  }, [backend, route, player]);
  return (
    <LazyPage load={load}>
      {({ challenge, scene, ChallengeFrame, opening }) => (
        <Titled title={challenge.title}>
          <ChallengeFrame
            key={challenge.key}
            challenge={challenge}
            scene={scene}
            loadReveal={route.loadReveal}
            backend={opening}
            replay={replay !== null}
            {...drawing}
            {...noteOf(replay, token)}
            onSolved={(points, text) => {
              // A reply may come after the player has left the page.
              if (replay === null && player.token() === token) player.solved({ key: challenge.key, points, text });
            }}
            onLeave={() => void navigate('/')}
          />
        </Titled>
      )}
    </LazyPage>
  );
}

const DRAWINGS = {
  guests: () => import('virtual:challenges/guest-drawings'),
  all: () => import('virtual:challenges/drawings'),
} as const;
/** Media query: the frame has room for the drawing (challenge-frame.module.css). */
const DRAWN = '(min-width: 48rem)';

/** The mission's drawing, as the frame takes it: null until it is loaded, and left out if there is none. */
function useDrawing(key: string): Pick<ChallengeFrameProps, 'drawing'> {
  const drawn = useMediaQuery(DRAWN);
  const set = usePlayer((state) => (state.token === null ? 'guests' : 'all'));
  const loaded = useLoaded(drawn ? DRAWINGS[set] : null);
  if (!drawn || loaded.state === 'failed') return {};
  if (loaded.state === 'loading') return { drawing: null };
  const drawing = loaded.value.drawings[key];
  return drawing ? { drawing } : {};
}

/**
 * Why a play is a replay: the mission is solved, the session is over, the mission's debrief was read, or the session does not play the
 * mission.
 */
type ReplayReason = 'solved' | 'over' | 'told' | 'outside';

function replayOf({ replay, store }: Player, key: string): ReplayReason | null {
  if (replay.of(key) === null) return null;
  const { completed, session } = store.getState();
  if (completed.includes(key)) return 'solved';
  const played = playedSession(session);
  if (hasEnded(played)) return 'over';
  return isDebriefTold(played, key) ? 'told' : 'outside';
}

const REPLAY_NOTES: Readonly<Record<ReplayReason, string>> = {
  solved: 'Vous rejouez sans points\u00a0: rien n’est enregistré, et tout est tiré de nouveau.',
  over: 'La session est terminée\u00a0: vous jouez cette mission sans points, et rien n’est enregistré.',
  told: 'Corrigé déjà lu\u00a0: cette mission se joue sans points.',
  outside: 'Cette mission ne fait pas partie de votre session\u00a0: vous la jouez sans points, et rien n’est enregistré.',
};

/** Note about this play for the player. */
function noteOf(replay: ReplayReason | null, token: string | null): { readonly note?: string } {
  if (replay !== null) return { note: REPLAY_NOTES[replay] };
  if (token === null && isPreview())
    return { note: 'Aperçu d’animation\u00a0: vous jouez sans compte, rien n’est enregistré. Fermez cet onglet pour en sortir.' };
  if (token === null) return { note: 'Mission à l’essai, sans compte\u00a0: vos points ne vivent que dans cet onglet.' };
  return {};
}

/** A sub-page of a challenge, e.g. the hidden page of url-manipulation. */
export function ChallengeSubPageRoute({ route, sub }: { readonly route: Address; readonly sub: Address['subPages'][number] }) {
  const { player, backend } = useSite();
  const load = useCallback(async () => {
    const first = openFirst(player, backend, route.key, sub.slug);
    const opening = withEarlyOpen(backend, first, route.key, sub.slug);
    const [{ challenge, page }, { ChallengeSubPage }] = await Promise.all([
      sub.load(),
      import('#engine/frame/challenge-sub-page.tsx'),
    ]);
    return { challenge, page, ChallengeSubPage, opening };
  }, [player, backend, route, sub]);
  return (
    <LazyPage load={load}>
      {({ challenge, page, ChallengeSubPage, opening }) => (
        <Titled title={challenge.pages.find(({ slug }) => slug === sub.slug)?.title ?? challenge.title}>
          <ChallengeSubPage challenge={challenge} page={page} slug={sub.slug} backend={opening} />
        </Titled>
      )}
    </LazyPage>
  );
}

function Titled({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  usePageTitle(title);
  return children;
}
