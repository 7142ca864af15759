/** Announces the victory, then leads back to the hub: by itself, or by a button for players who listen or want no time limits. */
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { CountedPoints } from '#engine/frame/play/counted-points.tsx';
import { pointsWord } from '#engine/frame/play/points-text.ts';
import { useUntimed } from '#engine/frame/play/time-allowance.tsx';
import { Button, buttonClass } from '#engine/ui/controls/button.tsx';
import { HUB, type Origin } from './back-link.tsx';
import { OwnCharacters } from './own-characters.tsx';
import styles from './solved-panel.module.css';

interface SolvedPanelProps {
  /** Points added to the score, decimal: negative if penalties took more than the solve brought. */
  readonly points: number;
  /** The scene's message; null when the page was opened after the solve. */
  readonly text: string | null;
  /** Milliseconds until the return to the hub; null for no return (a replay, or a page opened after the solve). */
  readonly returnAfter: number | null;
  /** Whether it is a replay: no points were won. */
  readonly replay: boolean;
  /** Text about a solved replay; by default it says that nothing of the replay is recorded. */
  readonly replayNote?: string | undefined;
  /** Page to which the mission leads back; the hub by default. */
  readonly origin?: Origin;
  /** Called when it is time to return to the hub. */
  readonly onLeave: () => void;
}

/**
 * Events by which the player shows that they are reading. `scroll` is left out: the page scrolls by itself when the panel gets the focus.
 */
const SIGNS_OF_READING = ['wheel', 'keydown', 'touchstart', 'touchmove', 'pointermove', 'pointerdown'] as const;

const UNRECORDED = 'Réussie sans points\u00a0: rien n’en est enregistré.';

function saying(text: string | null, replay: boolean, replayNote = UNRECORDED): string {
  if (text === null) return 'Vous avez réussi cette mission. Voici de quoi la relire.';
  return replay ? replayNote : text;
}

export function SolvedPanel({ points, text, returnAfter, replay, replayNote, origin = HUB, onLeave }: SolvedPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const leave = useRef(onLeave);
  const untimed = useUntimed();
  const [staying, setStaying] = useState(untimed);
  const [asked, setAsked] = useState(false);
  const fresh = text !== null;

  useEffect(() => {
    leave.current = onLeave;
  }, [onLeave]);

  useEffect(() => {
    if (fresh) heading.current?.focus();
  }, [fresh]);

  useEffect(() => {
    if (returnAfter === null || staying) return;
    if (returnAfter === 0) return leave.current();
    const timer = setTimeout(() => leave.current(), returnAfter);
    // Reading, scrolling or pointing cancels the automatic return to the hub.
    const remain = (event: Event) => {
      // Browsers send pointermove without movement when the content under the pointer changes.
      const rests = event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY;
      if (!rests) setStaying(true);
    };
    for (const sign of SIGNS_OF_READING) window.addEventListener(sign, remain, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS_OF_READING) window.removeEventListener(sign, remain);
    };
  }, [returnAfter, staying]);

  const stay = () => {
    setStaying(true);
    setAsked(true);
    // The pressed button disappears: move the focus to the heading.
    heading.current?.focus();
  };

  const byButton = untimed && returnAfter !== null;
  // Reaching for the button is a sign of reading too: it stands where it was seen until it is pressed, and no link takes its place then.
  const offersToStay = returnAfter !== null && returnAfter > 0 && !untimed;
  return (
    <section className={styles.panel} aria-labelledby="solved-title">
      <div className={styles.words}>
        <h2 id="solved-title" ref={heading} tabIndex={-1} className={styles.title}>
          Mission accomplie
        </h2>
        <p role="status">
          <OwnCharacters text={saying(text, replay, replayNote)} />
        </p>
        <div className={styles.actions}>
          {offersToStay && !asked && (
            <Button variant="secondary" className={styles.stay} onClick={stay}>
              Rester sur la page
            </Button>
          )}
          {asked && <p className={styles.stays}>Vous restez sur la page.</p>}
          {byButton && <Button onClick={onLeave}>Voir mes points</Button>}
          {!byButton && fresh && (
            <Link to={origin.to} className={`${buttonClass('secondary')} ${styles.stay}`}>
              {origin.label}
            </Link>
          )}
        </div>
      </div>
      {!replay && (
        <p className={styles.points}>
          <CountedPoints points={points} animated={fresh} />
          <span className={styles.unit} aria-hidden="true">
            {pointsWord(points)}
          </span>
        </p>
      )}
    </section>
  );
}
