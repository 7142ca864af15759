/** Over every page of who is logged in: how long the session goes on, a pause, its end, and what the facilitators say. */
import { Hourglass, MessageSquare, Pause, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { countdownText, type TimeLeft } from '#engine/client/time-left.ts';
import { useTimeLeft } from '#engine/client/use-time-left.ts';
import { Button, buttonClass } from '#engine/ui/button.tsx';
import { VisuallyHidden } from '#engine/ui/visually-hidden.tsx';
import type { SessionClock } from '#schemas/session-clock.ts';
import { frenchMoment } from '../hub/french-moment.ts';
import { knownClock, playedSession } from '../player/played-session.ts';
import { sessionNewsOf } from '../player/session-news.ts';
import { usePlayer, useSite } from '../site-context.ts';
import { clockNews, type KnownTime } from './clock-news.ts';
import { followSession } from './follow-session.ts';
import styles from './session-bar.module.css';
import { keepMessages, readMessages, type SessionMessages, withMessage, without } from './session-messages.ts';

export function SessionBar() {
  const token = usePlayer((state) => state.token);
  const session = usePlayer((state) => state.session);
  const known = knownClock(playedSession(session));
  // A login in another tab makes it another player's.
  const messages = <Messages key={token} follow={known !== null} />;
  if (known === null) return <div className={styles.bar}>{messages}</div>;
  return (
    <Timed key={token} room={known.room} offset={known.offset}>
      {messages}
    </Timed>
  );
}

interface TimedProps {
  readonly room: SessionClock;
  readonly offset: number;
  readonly children: ReactNode;
}

function Timed({ room, offset, children }: TimedProps) {
  const { player } = useSite();
  const time = useTimeLeft(room, offset);
  const runs = time.phase === 'running';
  useEffect(() => {
    if (runs) sessionNewsOf(player).running();
  }, [player, runs]);
  return (
    <>
      <div className={styles.bar}>
        {children}
        <State time={time} />
        <News time={{ ...time, closesAt: room.closesAt, frozenAt: room.frozenAt }} />
      </div>
      {/* It moves with the page: within a message's part of the window its link would be hidden. */}
      {(time.phase === 'ended' || time.phase === 'archived') && <End />}
    </>
  );
}

function State({ time: { phase, left, lastMinutes } }: { readonly time: TimeLeft }) {
  if (phase === 'paused')
    return (
      <section className={styles.notice} data-tone="paused" aria-labelledby="session-en-pause">
        <Pause size={28} aria-hidden="true" />
        <div>
          <h2 id="session-en-pause">La session est en pause</h2>
          <p>
            Rien n’est compté pour l’instant, et rien n’est perdu&nbsp;: ce que vous avez commencé vous attend.
            {left !== null && ` Le temps s’est arrêté avec vous\u00a0: il restera ${countdownText(left)}.`}
          </p>
        </div>
      </section>
    );
  if (phase !== 'running' || left === null) return null;
  return (
    <p className={styles.countdown} data-last={lastMinutes || undefined}>
      <Hourglass size={18} aria-hidden="true" />
      {lastMinutes ? 'Dernières minutes' : 'Temps restant'}
      <strong role="timer">{countdownText(left)}</strong>
    </p>
  );
}

function End() {
  const { pathname } = useLocation();
  return (
    <div className={styles.bar}>
      <section className={styles.notice} data-tone="ended" aria-labelledby="session-terminee">
        <Hourglass size={28} aria-hidden="true" />
        <div>
          <h2 id="session-terminee">La session est terminée</h2>
          <p>Les points ne changent plus. Votre bilan dit ce que vous avez réussi, et ce que racontaient les autres missions.</p>
        </div>
        {pathname !== '/bilan' && (
          <Link className={buttonClass()} to="/bilan">
            Mon bilan
          </Link>
        )}
      </section>
    </div>
  );
}

/** Says what changes, once. */
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

/** What the facilitators say; it stays until it is put away. @param follow whether the session is known */
function Messages({ follow }: { readonly follow: boolean }) {
  const { player } = useSite();
  const [messages, setMessages] = useState<SessionMessages>(() => readMessages(player.tab));
  useEffect(() => {
    if (!follow) return;
    const { number = 0 } = playedSession(player.store.getState().session) ?? {};
    return followSession(player, number, (message) => setMessages((before) => withMessage(before, message)));
  }, [player, follow]);
  useEffect(() => keepMessages(player.tab, messages), [player, messages]);
  const putAway = (number: number) => {
    setMessages(without(messages, number));
    // What had the focus is gone.
    document.getElementById('contenu')?.focus({ preventScroll: true });
  };
  return (
    <div role="log" aria-label="Messages de l’équipe d’animation">
      {messages.open.map(({ number, at, text }) => (
        <article key={number} className={styles.notice} data-tone="message">
          <MessageSquare size={28} aria-hidden="true" />
          <div>
            <h2>
              Message de l’équipe d’animation <time dateTime={at}>{frenchMoment(Date.parse(at), Date.now())}</time>
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
