import { TriangleAlert } from 'lucide-react';
import type { Prediction } from './predictable.ts';
import { REMARKS, type Solidity, solidityOf } from './solidity.ts';
import styles from './solidity-reading.module.css';

const STEPS = [1, 2, 3, 4] as const;
const TONES = [styles.none, styles.weak, styles.fair, styles.good, styles.good];

/** The opinion in one line, which takes the same room whatever it says. */
export function SolidityGauge({ level, word }: Pick<Solidity, 'level' | 'word'>) {
  return (
    <div className={styles.gauge}>
      <div className={styles.steps} aria-hidden="true">
        {STEPS.map((step) => (
          <span key={step} className={step <= level ? TONES[level] : styles.none} />
        ))}
      </div>
      <p>
        Solidité estimée : <strong>{word}</strong>
      </p>
    </div>
  );
}

interface SolidityReadingProps {
  readonly password: string;
  readonly prediction: Prediction;
}

/** What the opinion is based on: it warns, it never blocks. The live region changes with the reading, not with each key. */
export function SolidityReading({ password, prediction }: SolidityReadingProps) {
  const { advice } = solidityOf(password, prediction);
  return (
    <section aria-label="Avis de solidité">
      <h3 className={styles.title}>Avis de solidité</h3>
      <div role="status" className={styles.reading}>
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
