import { CodeXml, Lightbulb, ScanSearch } from 'lucide-react';
import styles from './category-mark.module.css';

/** Marks of each category: its icon, and the class that sets its colours, `--tone` on `--wash`. */
export const MARKS = {
  Sensibilisation: { Icon: Lightbulb, tone: styles.awareness },
  'Enquête & OSINT': { Icon: ScanSearch, tone: styles.inquiry },
  'Techniques Web': { Icon: CodeXml, tone: styles.web },
} as const;
