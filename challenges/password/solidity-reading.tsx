import { TriangleAlert } from 'lucide-react';
import type { Prediction } from './predictable.ts';
import { REMARKS, solidityOf } from './solidity.ts';
import styles from './solidity-reading.module.css';

const STEPS = [1, 2, 3, 4] as const;
const TONES = [styles.none, styles.weak, styles.fair, styles.good, styles.good];

interface SolidityReadingProps {
  readonly password: string;
  readonly prediction: Prediction;
}

/** An opinion beside the rules: it warns, it never blocks. The live region changes with the reading, not with each key. */
export function SolidityReading({ password, prediction }: SolidityReadingProps) {
  const { level, word, advice } = solidityOf(password, prediction);
  return (
    <section aria-label="Avis de solidité">
      <h3 className={styles.title}>Avis de solidité</h3>
      <div className={styles.steps} aria-hidden="true">
        {STEPS.map((step) => (
          <span key={step} className={step <= level ? TONES[level] : styles.none} />
        ))}
      </div>
      <div role="status" className={styles.reading}>
        <p>
          Solidité estimée : <strong>{word}</strong>
        </p>
        <p className={styles.advice}>{advice}</p>
        {prediction.findings.map((finding) => (
          <p key={finding} className={styles.remark}>
            <TriangleAlert size={18} aria-hidden="true" />
            <span>À éviter : {REMARKS[finding]}.</span>
          </p>
        ))}
      </div>
    </section>
  );
}
