/** First section of the hub: the next mission, the two after it, and the missions that fit into the time that is left. */
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useTimeLeft } from '#engine/client/use-time-left.ts';
import { frenchSpaces } from '#engine/toolbox/typography.ts';
import { buttonClass } from '#engine/ui/controls/button.tsx';
import type { CatalogueEntry } from '#schemas/manifest.ts';
import { type KnownClock, knownClock, playedSession } from '../player-state/played-session.ts';
import { usePlayer } from '../site-context.ts';
import { CardDrawing } from './card-drawing.tsx';
import type { Drawings } from './drawings.ts';
import { missionMeta } from './mission-meta.ts';
import { timeForMissions } from './time-for-missions.ts';
import styles from './today.module.css';

interface TodayProps {
  /** The next mission and those after it; empty once all are solved, or the session is over. */
  readonly ahead: readonly CatalogueEntry[];
  /** All missions that are not solved, in the order of play. */
  readonly open: readonly CatalogueEntry[];
  /** Number of solved missions; `finished` if these are all. */
  readonly solved: number;
  readonly finished: boolean;
  readonly over: boolean;
  readonly drawings: Drawings | null;
  readonly onApproach: (key: string) => void;
}

export function Today({ ahead, open, solved, finished, over, drawings, onApproach }: TodayProps) {
  const [next, ...after] = ahead;
  if (!next) return finished || over || solved > 0 ? <Done finished={finished} /> : null;
  const title = frenchSpaces(next.title);
  const summary = solved > 0 && (
    <Link className={styles.summaryLink} to="/bilan">
      Mon bilan
    </Link>
  );
  return (
    <section className={styles.today} aria-labelledby="aujourdhui">
      <header className={styles.head}>
        <h2 id="aujourdhui">Aujourd’hui</h2>
        <TimeLeft open={open} />
      </header>
      <div className={styles.next}>
        <CardDrawing className={styles.picture} challenge={next.key} category={next.category} drawings={drawings} />
        <div className={styles.text}>
          <p className={styles.eyebrow}>{solved === 0 ? 'Pour commencer' : 'Prochaine mission'}</p>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.summary}>{frenchSpaces(next.summary)}</p>
          <p className={styles.meta}>{missionMeta(next)}</p>
        </div>
        <Link
          className={`${buttonClass()} ${styles.start}`}
          to={next.path}
          aria-label={`Commencer : ${title}`}
          onPointerEnter={() => onApproach(next.key)}
          onFocus={() => onApproach(next.key)}
        >
          Commencer
          <ArrowRight size={18} aria-hidden="true" />
        </Link>
      </div>
      {after.length > 0 && (
        <div className={styles.after}>
          <p id="ensuite" className={styles.eyebrow}>
            Et ensuite
          </p>
          {summary}
          <ol aria-labelledby="ensuite">
            {after.map((entry) => (
              <li key={entry.key}>
                <Link to={entry.path} onPointerEnter={() => onApproach(entry.key)} onFocus={() => onApproach(entry.key)}>
                  <span className={styles.afterTitle}>{frenchSpaces(entry.title)}</span>{' '}
                  <span className={styles.afterMeta}>
                    {entry.duration}
                    {'\u00a0'}min
                  </span>
                </Link>
              </li>
            ))}
          </ol>
        </div>
      )}
      {after.length === 0 && summary}
    </section>
  );
}

function Done({ finished }: { readonly finished: boolean }) {
  return (
    <p className={styles.finished}>
      <Link className={buttonClass()} to="/bilan">
        {finished ? 'Lire et garder mon bilan' : 'Mon bilan'}
        <ArrowRight size={18} aria-hidden="true" />
      </Link>
    </p>
  );
}

/** The time that is left, updated by the minute, without a live region: the session bar announces the last minutes. */
function TimeLeft({ open }: Pick<TodayProps, 'open'>) {
  const session = usePlayer((state) => state.session);
  const clock = knownClock(playedSession(session));
  return <p className={styles.left}>{clock ? <Ticking clock={clock} open={open} /> : timeForMissions(open, null)}</p>;
}

function Ticking({ clock: { room, offset }, open }: { readonly clock: KnownClock } & Pick<TodayProps, 'open'>) {
  return timeForMissions(open, useTimeLeft(room, offset).left);
}
