import { TriangleAlert } from 'lucide-react';
import { VisuallyHidden } from '#engine/authoring';
import type { Prediction } from './predictable.ts';
import { brokenRules } from './rules.ts';
import { REMARKS, type Solidity, solidityOf, WEAK } from './solidity.ts';
import styles from './solidity-reading.module.css';
import { useChanges } from './use-changes.ts';

const STEPS = [1, 2, 3, 4] as const;
const TONES = [styles.none, styles.weak, styles.fair, styles.good, styles.good];

/** The estimate in one line, which always has the same height. */
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

/** Shown before a weak password that keeps all rules is sent. */
const TO_REVIEW = 'À revoir : les quatre règles y sont, mais un robot le devinerait.';

interface SolidityReadingProps {
  readonly password: string;
  readonly prediction: Prediction;
}

/** The reasons for the estimate: it warns, and never blocks. Changes are announced to screen readers at a pause, not at each key. */
export function SolidityReading({ password, prediction }: SolidityReadingProps) {
  const { advice: made, level, word } = solidityOf(password, prediction);
  const advice = brokenRules(password).length === 0 && level <= WEAK ? `${TO_REVIEW} ${made}` : made;
  const changes = useChanges([
    `Solidité estimée : ${word}.`,
    advice,
    ...prediction.findings.map((finding) => `À éviter : ${REMARKS[finding]}.`),
  ]);
  return (
    <section aria-label="Avis de solidité">
      <h3 className={styles.title}>Avis de solidité</h3>
      <div className={styles.reading}>
        <p className={styles.advice}>{advice}</p>
        {prediction.findings.map((finding) => (
          <p key={finding} className={styles.remark}>
            <TriangleAlert size={18} aria-hidden="true" />
            <span>À éviter : {REMARKS[finding]}.</span>
          </p>
        ))}
      </div>
      <div role="status">
        <VisuallyHidden>{changes}</VisuallyHidden>
      </div>
    </section>
  );
}
