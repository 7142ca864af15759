import { FailureBoundary } from '#engine/ui/feedback/failure-boundary.tsx';
import type { Category } from '#schemas/manifest/card.ts';
import { MARKS } from '../missions/category-mark.tsx';
import styles from './card-drawing.module.css';
import type { Drawings } from './drawings.ts';

interface CardDrawingProps {
  /** Key of the challenge. */
  readonly challenge: string;
  readonly category: Category;
  /** Drawings of all cards; null until they are loaded. */
  readonly drawings: Drawings | null;
  /** Class that sets size and place on the card. */
  readonly className: string | undefined;
}

/**
 * Drawing of a scene on its card; without one, or if it fails to load, the category's icon. The space is reserved, to avoid layout shift.
 */
export function CardDrawing({ challenge, category, drawings, className }: CardDrawingProps) {
  const { Icon, tone } = MARKS[category];
  const quiet = <Icon className={styles.quiet} aria-hidden="true" />;
  const Drawing = drawings?.[challenge];
  return (
    <div className={`${styles.drawing} ${tone} ${className}`}>
      {Drawing ? (
        <FailureBoundary fallback={() => quiet}>
          <Drawing />
        </FailureBoundary>
      ) : (
        drawings && quiet
      )}
    </div>
  );
}
