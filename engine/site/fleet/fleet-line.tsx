/** Line on every page of a player: the player's own progress, and that of the room. A press opens the fleet. */

import { ChevronRight, Sailboat } from 'lucide-react';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { usePreference } from '#engine/client/preferences.ts';
import { MINUTE_MS } from '#engine/rules/milliseconds.ts';
import { VisuallyHidden } from '#engine/ui/layout/visually-hidden.tsx';
import type { Fleet } from '#schemas/fleet.ts';
import { playedSession } from '../player-state/played-session.ts';
import { usePlayer, useSite } from '../site-context.ts';
import { isPutAway, keepPutAway } from './fleet-choice.ts';
import type { FleetDialogProps } from './fleet-dialog.tsx';
import styles from './fleet-line.module.css';
import { subscribeToFleet } from './fleet-polling.ts';
import { type FleetNews, fleetNews, ownText, roomText, teamText } from './fleet-text.ts';

/** Milliseconds for which news replaces the room's progress. */
const NEWS_SHOWN_MS = 30_000;
/** Minimum milliseconds between two announcements. */
const ALOUD_INTERVAL_MS = MINUTE_MS;

/** Renders nothing if the session does not show the fleet. */
export function FleetLine() {
  const { player } = useSite();
  const shown = usePlayer((state) => playedSession(state.session)?.fleet === true);
  const [away, setAway] = useState(isPutAway);
  const [fleet, setFleet] = useState<Fleet | null>(null);
  const wanted = shown && !away;
  useEffect(() => (wanted ? subscribeToFleet(player, setFleet) : undefined), [player, wanted]);
  const dialog = useFleetDialog();
  if (!shown) return null;
  const putAway = (put: boolean) => {
    keepPutAway(put);
    setAway(put);
  };
  const hasBoats = fleet?.board !== 'none';
  return (
    <aside className={styles.line} data-away={away || undefined} aria-label="La flotte">
      <Sailboat className={styles.sign} size={20} aria-hidden="true" />
      {away ? <p>La flotte</p> : <Told fleet={fleet} />}
      {(hasBoats || away) && (
        <button type="button" className={styles.open} aria-haspopup="dialog" onClick={dialog.open}>
          <VisuallyHidden>Voir la flotte</VisuallyHidden>
          <ChevronRight size={18} aria-hidden="true" />
        </button>
      )}
      {dialog.Fleet && <dialog.Fleet open={dialog.isOpen} onClose={dialog.close} away={away} onAway={putAway} />}
    </aside>
  );
}

function Told({ fleet }: { readonly fleet: Fleet | null }) {
  const { shown, aloud } = useNews(fleet);
  const all = fleet === null ? 0 : fleet.people * fleet.missions;
  const share = fleet === null || all === 0 ? 0 : Math.min(1, fleet.found / all);
  const team = fleet && teamText(fleet);
  return (
    <>
      <div className={styles.told}>
        <p className={styles.own}>
          {fleet === null ? (
            'La flotte'
          ) : (
            <>
              <VisuallyHidden>Vous&nbsp;: </VisuallyHidden>
              <strong>{ownText(fleet)}</strong>
              {team !== null && <span className={styles.team}>{team}</span>}
            </>
          )}
        </p>
        {fleet && (
          <p key={shown ?? 'room'} className={styles.news} data-news={shown !== null || undefined}>
            {shown ?? roomText(fleet)}
          </p>
        )}
      </div>
      <span className={styles.wake} aria-hidden="true">
        <span style={{ inlineSize: `${share * 100}%` }} />
      </span>
      <VisuallyHidden>
        <span role="status">{aloud}</span>
      </VisuallyHidden>
    </>
  );
}

/** News to show for some seconds, and to announce once a minute at most. */
function useNews(fleet: Fleet | null): { readonly shown: string | null; readonly aloud: string } {
  const calm = usePreference('calm');
  const byEar = usePreference('by-ear');
  /** News of the room that came during a mission. */
  const kept = useRef<string | null>(null);
  const before = useRef<Fleet | null>(null);
  const saidAt = useRef(Number.NEGATIVE_INFINITY);
  const [news, setNews] = useState<FleetNews | null>(null);
  const [aloud, setAloud] = useState('');
  useEffect(() => {
    if (fleet === null) return;
    const fresh = fleetNews(before.current, fleet);
    before.current = fleet;
    if (fresh !== null) setNews(fresh);
    const text = fresh?.together ? fresh.text : kept.current;
    if (calm || text === null) return;
    // A player who plays by ear is listening to the scene: the news is announced on a page without a scene.
    const held = byEar && (document.querySelector('[data-scene]') !== null || isModalOpen());
    kept.current = held ? text : null;
    // News does not interrupt a victory: a player who has closed it sees the news in the line.
    if (held || performance.now() - saidAt.current < ALOUD_INTERVAL_MS || isModalOpen()) return;
    saidAt.current = performance.now();
    setAloud(text);
  }, [fleet, calm, byEar]);
  useEffect(() => {
    if (news === null) return;
    const timer = setTimeout(() => setNews(null), NEWS_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [news]);
  return { shown: news?.text ?? null, aloud };
}

function isModalOpen(): boolean {
  return document.querySelector('dialog:modal') !== null;
}

/** The dialog, loaded when it is first opened. */
function useFleetDialog() {
  const [isOpen, setOpen] = useState(false);
  const [Fleet, setFleet] = useState<ComponentType<FleetDialogProps> | null>(null);
  return {
    isOpen,
    Fleet,
    open() {
      setOpen(true);
      // If loading fails, the line stays, and the next press tries again.
      import('./fleet-dialog.tsx').then(
        ({ FleetDialog }) => setFleet(() => FleetDialog),
        () => setOpen(false),
      );
    },
    close: () => setOpen(false),
  };
}
