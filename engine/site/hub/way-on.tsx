import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { frenchSpaces } from '#engine/toolbox/typography.ts';
import type { CatalogueEntry } from '#schemas/manifest.ts';
import type { MissionCounts } from './catalogue-sections.ts';
import styles from './way-on.module.css';

interface WayOnProps {
  readonly counts: MissionCounts;
  /** The first mission that is still open, in the order of the hub; none once the session is over. */
  readonly next: CatalogueEntry | undefined;
}

/** What comes next, and the way to the end page: there from the first solve on, an invitation once all is done. */
export function WayOn({ counts: { completed, inProgress }, next }: WayOnProps) {
  if (completed === 0) return null;
  return (
    <p className={styles.link} data-done={inProgress === 0 || undefined}>
      {inProgress === 0 && 'Toutes les missions sont accomplies. '}
      {next && (
        <Link to={next.path}>
          {`Prochaine mission\u00a0: ${frenchSpaces(next.title)}, ${next.duration}\u00a0min`}
          <ArrowRight size={16} aria-hidden="true" />
        </Link>
      )}
      <Link to="/bilan">
        {inProgress === 0 ? 'Lire et garder mon bilan' : 'Mon bilan'}
        <ArrowRight size={16} aria-hidden="true" />
      </Link>
    </p>
  );
}
