import { Check, X } from 'lucide-react';
import styles from './bench.module.css';
import type { Trial } from './trials.ts';

function summary(trials: readonly Trial[]): string {
  const words = trials.length === 1 ? '1 mot essayé' : `${trials.length} mots essayés`;
  if (trials.some(({ matches }) => matches)) return `${words}\u00a0: une empreinte identique.`;
  // French keyboards put a space before an exclamation mark.
  const spaced = trials.some(({ word }) => /\s/.test(word));
  const remark = spaced ? ' Une espace compte comme un signe\u00a0: la note en demande-t-elle\u202f?' : '';
  return `${words}\u00a0: aucune empreinte identique.${remark}`;
}

/** Each word with its hash: one changed letter changes the whole hash. */
export function TrialList({ trials }: { readonly trials: readonly Trial[] }) {
  return (
    <>
      <p className={styles.summary} role="status">
        {trials.length > 0 && summary(trials)}
      </p>
      {trials.length > 0 && (
        <ol className={styles.trials} aria-label="Empreintes calculées">
          {trials.map(({ word, digest, matches }) => (
            <li key={word} className={styles.trial} data-matches={matches}>
              {matches ? <Check size={18} aria-hidden="true" /> : <X size={18} aria-hidden="true" />}
              <span className={styles.word}>{word}</span>
              <span className={styles.outcome}>{matches ? 'identique' : 'différente'}</span>
              <span className={styles.digest}>{digest}</span>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
