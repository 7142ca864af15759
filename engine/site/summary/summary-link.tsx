import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { MissionCounts } from '../hub/catalogue-sections.ts';
import styles from './summary-link.module.css';

/** The way to the end page: there from the first solve on, an invitation once all is done. */
export function SummaryLink({ counts: { completed, inProgress } }: { readonly counts: MissionCounts }) {
  if (completed === 0) return null;
  return (
    <p className={styles.link} data-done={inProgress === 0 || undefined}>
      {inProgress === 0 && 'Toutes les missions sont accomplies. '}
      <Link to="/bilan">
        {inProgress === 0 ? 'Lire et garder mon bilan' : 'Mon bilan'}
        <ArrowRight size={16} aria-hidden="true" />
      </Link>
    </p>
  );
}
