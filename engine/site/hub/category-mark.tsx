import { CodeXml, Lightbulb, ScanSearch } from 'lucide-react';
import type { Category } from '#schemas/manifest.ts';
import styles from './category-mark.module.css';

/** How each category is marked. */
export const MARKS = {
  Sensibilisation: { Icon: Lightbulb, tone: 'awareness' },
  'Enquête & OSINT': { Icon: ScanSearch, tone: 'inquiry' },
  'Techniques Web': { Icon: CodeXml, tone: 'web' },
} as const;

/** The category of a challenge: its mark and its name. */
export function CategoryMark({ category }: { readonly category: Category }) {
  const { Icon, tone } = MARKS[category];
  return (
    <p className={`${styles.category} ${styles[tone]}`}>
      <span className={styles.mark}>
        <Icon size={20} aria-hidden="true" />
      </span>
      {category}
    </p>
  );
}
