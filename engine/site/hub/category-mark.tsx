import { CodeXml, Lightbulb, ScanSearch } from 'lucide-react';
import type { Category } from '#schemas/manifest.ts';
import styles from './category-mark.module.css';

/** How each category is marked: its icon, and the class that sets its colours, `--tone` on `--wash`. */
export const MARKS = {
  Sensibilisation: { Icon: Lightbulb, tone: styles.awareness },
  'Enquête & OSINT': { Icon: ScanSearch, tone: styles.inquiry },
  'Techniques Web': { Icon: CodeXml, tone: styles.web },
} as const;

/** The category of a challenge: its mark and its name. */
export function CategoryMark({ category }: { readonly category: Category }) {
  const { Icon, tone } = MARKS[category];
  return (
    <p className={`${styles.category} ${tone}`}>
      <span className={styles.mark}>
        <Icon size={20} aria-hidden="true" />
      </span>
      {category}
    </p>
  );
}
