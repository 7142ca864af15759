/** Status bar on every page of a logged-in player: time left, pause, end of the session, and the facilitators' messages. */
import { ChevronDown, ChevronUp, Hourglass, MessageSquare, Pause, X } from 'lucide-react';
import { Fragment, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { daysLeft, frenchTimeLeft, type TimeLeft } from '#engine/client/time-left.ts';
import { useTimeLeft } from '#engine/client/use-time-left.ts';
import type { Stop } from '#engine/frame/backends/backend.ts';
import { frenchMoment } from '#engine/rules/french-moment.ts';
import { Button, buttonClass } from '#engine/ui/controls/button.tsx';
import { VisuallyHidden } from '#engine/ui/layout/visually-hidden.tsx';
import type { PlayerEvent } from '#schemas/live.ts';
import type { SessionClock } from '#schemas/session-clock.ts';
import { DebriefSlot } from '../debrief/debrief-slot.tsx';
import { FinaleSlot } from '../finale/finale-slot.tsx';
import { FleetLine } from '../fleet/fleet-line.tsx';
import { knownClock, playedSession } from '../player-state/played-session.ts';
import { sessionNewsOf } from '../player-state/session-news.ts';
import { focusPage } from '../shell/focus-page.ts';
import { usePlayer, useSite } from '../site-context.ts';
import { clockNews, type KnownTime } from './clock-news.ts';
import { OfflineNotice } from './offline-notice.tsx';
import styles from './session-bar.module.css';
import {
  followedFrom,
  keepMessages,
  readMessages,
  type SessionMessages,
  sinceEnd,
  withEvent,
  without,
} from './session-messages.ts';
import { subscribeToSession } from './subscribe-to-session.ts';
import { useMissedFetch } from './use-missed-fetch.ts';

export function SessionBar() {
  const token = usePlayer((state) => state.token);
  const session = usePlayer((state) => state.session);
  const known = knownClock(playedSession(session));
  useMissedFetch();
  const messages = <Messages follow={known !== null} endedAt={known?.room.endedAt ?? null} />;
  return (
    // A login in another tab switches the player: remount, to drop the state of the previous one.
    <Fragment key={token}>
      <FinaleSlot />
      <DebriefSlot />
      <div className={styles.live}>
        <FleetLine />
        {known === null ? (
          <Bar>{messages}</Bar>
        ) : (
          <Timed room={known.room} offset={known.offset}>
            {messages}
          </Timed>
        )}
      </div>
    </Fragment>
  );
}

/** The bar sticks to the top while the page scrolls; where that leaves little room, it can be folded to one line for each item. */
function Bar({ children }: { readonly children: ReactNode }) {
  const [folded, setFolded] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  useRoomAbove(bar);
  return (
    <div ref={bar} className={styles.bar} data-folded={folded || undefined}>
      <OfflineNotice />
      {children}
      <Button variant="quiet" className={styles.fold} aria-expanded={!folded} onClick={() => setFolded(!folded)}>
        {folded ? <ChevronDown size={16} aria-hidden="true" /> : <ChevronUp size={16} aria-hidden="true" />}
        {folded ? 'Tout lire' : 'Réduire'}
        <VisuallyHidden> les annonces</VisuallyHidden>
      </Button>
    </div>
  );
}

/** Scroll padding for the bar's height, so that it never covers the focused element (WCAG 2.4.11). */
function useRoomAbove(bar: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const element = bar.current;
    if (!element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      // Only a bar with a notice stays at the top; a bar without one scrolls away with the page.
      const height = element.querySelector('[data-tone]') ? element.offsetHeight : 0;
      style.setProperty('--session-bar', `${height}px`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--session-bar');
    };
  }, [bar]);
}

const STOPS: Readonly<Partial<Record<TimeLeft['phase'], Stop>>> = { paused: 'paused', ended: 'ended', archived: 'ended' };

interface TimedProps {
  readonly room: SessionClock;
  readonly offset: number;
  readonly children: ReactNode;
}

function Timed({ room, offset, children }: TimedProps) {
  const { player } = useSite();
  const time = useTimeLeft(room, offset);
  const runs = time.phase === 'running';
  const stop = STOPS[time.phase] ?? null;
  useEffect(() => {
    const news = sessionNewsOf(player);
    news.stopped(stop);
    if (runs) news.running();
    return () => news.stopped(null);
  }, [player, runs, stop]);
  return (
    <Bar>
      {/* The state comes before the messages, so that long messages cannot push it out of view. */}
      <State time={time} closesAt={room.closesAt} />
      {children}
      <News time={{ ...time, closesAt: room.closesAt, frozenAt: room.frozenAt }} />
    </Bar>
  );
}

function State({ time, closesAt }: { readonly time: TimeLeft } & Pick<SessionClock, 'closesAt'>) {
  const { phase, left, lastMinutes } = time;
  if (phase === 'paused') return <Paused left={left} />;
  if (phase === 'ended' || phase === 'archived') return <Ended />;
  if (phase !== 'running' || left === null) return null;
  return (
    <p className={styles.countdown} data-last={lastMinutes || undefined}>
      <Hourglass size={18} aria-hidden="true" />
      <span className={styles.about}>{lastMinutes ? 'Dernières minutes' : 'Temps restant'}</span>
      <strong role="timer">{frenchTimeLeft(left)}</strong>
      {closesAt !== null && daysLeft(left) && <span>(fin {frenchMoment(Date.parse(closesAt), Date.now())})</span>}
    </p>
  );
}

function Paused({ left }: { readonly left: number | null }) {
  return (
    <section className={styles.notice} data-tone="paused" aria-labelledby="session-en-pause">
      <Pause size={22} aria-hidden="true" />
      <div>
        <h2 id="session-en-pause">La session est en pause</h2>
        <p className={styles.aside}>
          Rien n’est compté, et rien n’est perdu
          {left !== null && `\u00a0: à la reprise, il restera ${frenchTimeLeft(left)}`}.
        </p>
      </div>
    </section>
  );
}

function Ended() {
  const { pathname } = useLocation();
  return (
    <section className={styles.notice} data-tone="ended" aria-labelledby="session-terminee">
      <Hourglass size={22} aria-hidden="true" />
      <div>
        <h2 id="session-terminee">La session est terminée</h2>
        <p className={styles.aside}>Les points ne changent plus.</p>
      </div>
      {pathname !== '/bilan' && (
        <Link className={buttonClass()} to="/bilan">
          Mon bilan
        </Link>
      )}
    </section>
  );
}

/** Live region that announces each change once. */
function News({ time }: { readonly time: KnownTime }) {
  const before = useRef(time);
  const [news, setNews] = useState('');
  const { phase, lastMinutes, closesAt, frozenAt } = time;
  useEffect(() => {
    const after = { phase, lastMinutes, closesAt, frozenAt };
    const said = clockNews(before.current, after, Date.now());
    before.current = after;
    if (said !== null) setNews(said);
  }, [phase, lastMinutes, closesAt, frozenAt]);
  return (
    <VisuallyHidden>
      <span role="status">{news}</span>
    </VisuallyHidden>
  );
}

interface MessagesProps {
  /** Whether the session is known, so that its messages can be followed. */
  readonly follow: boolean;
  /** Null while the session is open. */
  readonly endedAt: string | null;
}

/** Messages of the facilitators, shown until the player dismisses them or the session ends. */
function Messages({ follow, endedAt }: MessagesProps) {
  const { player } = useSite();
  const [shown, setShown] = useState(() => readMessages(player.tab).open);
  const change = (by: (messages: SessionMessages) => SessionMessages) => {
    const after = by(readMessages(player.tab));
    keepMessages(player.tab, after);
    setShown(after.open);
  };
  const take = useEffectEvent((event: PlayerEvent) => change((before) => sinceEnd(withEvent(before, event), endedAt)));
  const end = useEffectEvent(() => change((before) => sinceEnd(before, endedAt)));
  useEffect(() => {
    if (!follow) return;
    const { number = 0 } = playedSession(player.store.getState().session) ?? {};
    const known = followedFrom(readMessages(player.tab), number);
    keepMessages(player.tab, known);
    // The session that a reload reads may be newer than the last event that reached this tab: what was sent in between is still to come.
    return subscribeToSession(player, Math.min(known.last, number), (event) => take(event));
  }, [player, follow]);
  useEffect(() => {
    if (endedAt !== null) end();
  }, [endedAt]);
  const putAway = (number: number) => {
    change((before) => without(before, number));
    // The dismissed message had the focus, which moves to the page.
    focusPage();
  };
  return (
    <div role="log" aria-label="Messages de l’équipe d’animation">
      {shown.map(({ number, at, text }) => (
        <article key={number} className={styles.notice} data-tone="message">
          <MessageSquare size={22} aria-hidden="true" />
          <div>
            <h2 className={styles.aside}>
              <VisuallyHidden>Message de l’</VisuallyHidden>
              <span className={styles.from}>équipe d’animation</span>{' '}
              <time dateTime={at}>{frenchMoment(Date.parse(at), Date.now())}</time>
            </h2>
            <p className={styles.text}>{text}</p>
          </div>
          <Button variant="quiet" onClick={() => putAway(number)}>
            <X size={20} aria-hidden="true" />
            <VisuallyHidden>Fermer le message</VisuallyHidden>
          </Button>
        </article>
      ))}
    </div>
  );
}
