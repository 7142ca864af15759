/** More time on request, up to ten times as WCAG 2.2.1 asks, at no cost in points. The choice holds for the tab. */
import { useId, useSyncExternalStore } from 'react';
import { browserStorage } from '#engine/client/browser-storage.ts';
import styles from './time-allowance.module.css';

const CHOICES = [
  { factor: 1, label: 'Normal' },
  { factor: 2, label: 'Double' },
  { factor: 10, label: '× 10' },
] as const;

export type TimeFactor = (typeof CHOICES)[number]['factor'];

export interface TimeAllowance {
  readonly factor: TimeFactor;
  /** Milliseconds of the scene's clock → milliseconds that this player gets. */
  readonly scale: (ms: number) => number;
}

const STORED_AS = 'time_allowance';
const storage = browserStorage('sessionStorage');
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function storedFactor(): TimeFactor {
  return CHOICES.find(({ factor }) => String(factor) === storage.read(STORED_AS))?.factor ?? 1;
}

function choose(factor: TimeFactor): void {
  storage.write(STORED_AS, String(factor));
  for (const listener of listeners) listener();
}

/** How much time this player asked for. Timers of a scene go through `scale`. */
export function useTimeAllowance(): TimeAllowance {
  const factor = useSyncExternalStore(subscribe, storedFactor, () => 1 as const);
  return { factor, scale: (ms) => ms * factor };
}

/** The choice, which the frame offers for scenes that run against the clock. */
export function TimeAllowanceChoice() {
  const { factor } = useTimeAllowance();
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>Temps</legend>
      <div className={styles.options}>
        {CHOICES.map((choice) => (
          <label key={choice.factor} className={styles.option}>
            <input type="radio" name={name} checked={choice.factor === factor} onChange={() => choose(choice.factor)} />
            {choice.label}
          </label>
        ))}
      </div>
      <p className={styles.note}>Prenez le temps qu’il vous faut&nbsp;: cela ne coûte aucun point.</p>
    </fieldset>
  );
}
