import { ArrowRight, Check, Clock } from 'lucide-react';
import { memo, useRef } from 'react';
import { Link } from 'react-router-dom';
import { pointsWord, shortPoints } from '#engine/frame/play/points-text.ts';
import { frenchSpaces } from '#engine/toolbox/typography.ts';
import { buttonClass } from '#engine/ui/controls/button.tsx';
import { Badge } from '#engine/ui/feedback/badge.tsx';
import type { CardEntry } from '#schemas/manifest.ts';
import type { Reopening } from '../victory/victory.tsx';
import { CardDrawing } from './card-drawing.tsx';
import styles from './challenge-card.module.css';
import { type DrawingSet, type Drawings, useDrawings } from './drawings.ts';

/** Mission on a card; with its points where they are known. */
type ShownEntry = CardEntry & { readonly points?: number };

interface ChallengeCardProps {
  readonly entry: ShownEntry;
  readonly completed: boolean;
  /**
   * Whether nothing can be won: the session has ended, or the debrief was read. A mission that is not completed is then played as a replay.
   */
  readonly over: boolean;
  /** Drawings of all cards; null until they are loaded. */
  readonly drawings: Drawings | null;
  /** Called when the player is about to follow the link: the mission's code may be fetched. */
  readonly onApproach?: ((key: string) => void) | undefined;
}

/** One challenge on the hub. A completed one is stamped, and leads to its debrief instead of a launch. */
const ChallengeCard = memo(function ChallengeCard({ entry, completed, over, drawings, onApproach }: ChallengeCardProps) {
  const { key, title, summary, tags, duration, path, category, difficulty, points } = entry;
  const approach = () => onApproach?.(key);
  const launch = over ? 'Jouer sans points' : 'Lancer la mission';
  const worth = points === undefined ? undefined : `${shortPoints(points)}\u00a0${pointsWord(points)}`;
  return (
    <li className={styles.slot}>
      <article className={styles.card} data-completed={completed || undefined} aria-labelledby={`card-${key}`}>
        <CardDrawing className={styles.drawing} challenge={key} category={category} drawings={drawings} />
        <div className={styles.badges}>
          <Badge>
            <Clock size={14} aria-hidden="true" />
            {duration} min
          </Badge>
          {completed && (
            <Badge tone="success">
              <Check size={14} aria-hidden="true" />
              Terminé
            </Badge>
          )}
          <span className={styles.level}>{[difficulty, worth].filter(Boolean).join(' · ')}</span>
        </div>
        <h3 id={`card-${key}`} className={styles.title}>
          {frenchSpaces(title)}
        </h3>
        <p className={styles.summary}>{frenchSpaces(summary)}</p>
        <ul className={styles.tags} aria-label="Thèmes">
          {tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
        {completed ? (
          <div className={styles.done}>
            <span className={styles.stamp}>Mission accomplie</span>
            <Link
              className={styles.debrief}
              to="/"
              state={{ mission: key } satisfies Reopening}
              aria-label={`Relire le débriefing : ${frenchSpaces(title)}`}
            >
              Relire le débriefing
            </Link>
          </div>
        ) : (
          <Link
            className={`${buttonClass(over ? 'secondary' : 'primary')} ${styles.launch}`}
            to={path}
            aria-label={`${launch} : ${frenchSpaces(title)}`}
            onPointerEnter={approach}
            onFocus={approach}
          >
            {launch}
            <ArrowRight size={18} aria-hidden="true" />
          </Link>
        )}
      </article>
    </li>
  );
});

/** The grid that cards stand in. */
export function CardGrid({
  entries,
  completed,
  over = false,
  told,
  drawn = 'all',
  onApproach,
}: {
  readonly entries: readonly ShownEntry[];
  readonly completed: readonly string[];
  readonly over?: boolean;
  /** Missions whose debriefs were read before they were solved. */
  readonly told?: readonly string[] | undefined;
  /** Set of drawings that is loaded. */
  readonly drawn?: DrawingSet;
  readonly onApproach?: (key: string) => void;
}) {
  const done = new Set(completed);
  const grid = useRef<HTMLUListElement>(null);
  const drawings = useDrawings(grid, drawn);
  return (
    <ul ref={grid} className={styles.grid}>
      {entries.map((entry) => (
        <ChallengeCard
          key={entry.key}
          entry={entry}
          completed={done.has(entry.key)}
          over={over || (told?.includes(entry.key) ?? false)}
          drawings={drawings}
          onApproach={onApproach}
        />
      ))}
    </ul>
  );
}
