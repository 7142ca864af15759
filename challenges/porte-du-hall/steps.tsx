import { Check } from 'lucide-react';
import type { Encounter } from './artifacts.ts';
import styles from './steps.module.css';

interface StepsProps {
  readonly encounters: readonly Encounter[];
  readonly current: number;
  readonly said: Readonly<Record<string, string>>;
  readonly onGo: (index: number) => void;
}

/** The five encounters: which is at the counter, and which have their answer. */
export function Steps({ encounters, current, said, onGo }: StepsProps) {
  return (
    <ol className={styles.steps} aria-label="Les rencontres">
      {encounters.map(({ id, at }, index) => (
        <li key={id}>
          <button
            type="button"
            className={styles.step}
            aria-current={index === current ? 'step' : undefined}
            data-said={said[id] !== undefined || undefined}
            aria-label={`Rencontre ${index + 1}, ${at}${said[id] === undefined ? '' : ', réponse choisie'}`}
            onClick={() => onGo(index)}
          >
            {said[id] === undefined ? index + 1 : <Check size={18} aria-hidden="true" />}
          </button>
        </li>
      ))}
    </ol>
  );
}
