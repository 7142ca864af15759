/** A mission as one row of a list: the whole row is the link, and the drawing its only mark; the row of a solved mission is smaller. */
import { ArrowRight, Check } from 'lucide-react';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { frenchSpaces } from '#engine/toolbox/typography.ts';
import type { CatalogueEntry } from '#schemas/manifest.ts';
import type { Reopening } from '../victory/victory.tsx';
import { CardDrawing } from './card-drawing.tsx';
import type { Drawings } from './drawings.ts';
import { missionMeta } from './mission-meta.ts';
import styles from './mission-row.module.css';

interface MissionRowProps {
  readonly entry: CatalogueEntry;
  readonly completed: boolean;
  /** Whether nothing can be won: the mission is then played as a replay. */
  readonly over: boolean;
  /** Drawings of all missions; null until they are loaded. */
  readonly drawings: Drawings | null;
  /** Called when the player is about to follow the link: the mission's code may be fetched. */
  readonly onApproach?: ((key: string) => void) | undefined;
}

export const MissionRow = memo(function MissionRow(props: MissionRowProps) {
  const { entry, completed, over, drawings, onApproach } = props;
  const { key, category, path, summary } = entry;
  const title = frenchSpaces(entry.title);
  const approach = () => onApproach?.(key);
  const id = `card-${key}`;
  if (completed) return <SolvedRow id={id} missionKey={key} title={title} />;
  return (
    <li className={styles.slot}>
      <article className={styles.row} aria-labelledby={id}>
        <CardDrawing className={styles.drawing} challenge={key} category={category} drawings={drawings} />
        <div className={styles.text}>
          <h4 id={id} className={styles.title}>
            {title}
          </h4>
          <p className={styles.summary}>{frenchSpaces(summary)}</p>
          <p className={styles.meta}>{missionMeta(entry)}</p>
        </div>
        <Link
          className={styles.launch}
          to={path}
          aria-label={`${over ? 'Jouer sans points' : 'Lancer la mission'} : ${title}`}
          onPointerEnter={approach}
          onFocus={approach}
        >
          <ArrowRight size={18} aria-hidden="true" />
        </Link>
      </article>
    </li>
  );
});

function SolvedRow({ id, missionKey, title }: { readonly id: string; readonly missionKey: string; readonly title: string }) {
  return (
    <li className={styles.solvedSlot}>
      <article className={styles.solved} aria-labelledby={id}>
        <Check className={styles.check} size={18} aria-hidden="true" />
        <h4 id={id} className={styles.title}>
          {title}
        </h4>
        <span className={styles.done}>Mission accomplie</span>
        <Link
          className={styles.again}
          to="/"
          state={{ mission: missionKey } satisfies Reopening}
          aria-label={`Relire le débriefing : ${title}`}
        >
          Relire
        </Link>
      </article>
    </li>
  );
}
