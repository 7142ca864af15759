/**
 * Time allowance (WCAG 2.2.1): on request up to ten times the time, or no limit where the scene works without its clock; free of charge.
 * The choice holds for the tab; by default the player's preferences decide: `untimed`, and `by-ear`, as listening takes longer than
 * looking.
 */
import { createContext, useContext, useId, useSyncExternalStore } from 'react';
import { browserStorage } from '#engine/client/browser-storage.ts';
import { TIME_ALLOWANCE, usePreference } from '#engine/client/preferences.ts';
import { VisuallyHidden } from '#engine/ui/layout/visually-hidden.tsx';
import styles from './time-allowance.module.css';

const CHOICES = [
  { factor: 1, label: 'Normal' },
  { factor: 2, label: 'Double' },
  { factor: 10, label: '× 10' },
  { factor: Number.POSITIVE_INFINITY, label: 'Sans limite' },
] as const;
/** Largest factor for a scene that needs its clock. */
const LONGEST = 10;

interface TimeAllowance {
  /** 1, 2 or 10; Infinity only for a scene whose clock is `optional`. */
  readonly factor: number;
  /** Converts milliseconds of the scene's clock to milliseconds for this player. */
  readonly scale: (ms: number) => number;
}

/** Whether the scene can be played without its clock. */
export const OptionalClockContext = createContext(false);

const storage = browserStorage('sessionStorage');
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Factor chosen in this tab; null if none. */
function storedFactor(): number | null {
  return CHOICES.find(({ factor }) => String(factor) === storage.read(TIME_ALLOWANCE))?.factor ?? null;
}

function choose(factor: number): void {
  storage.write(TIME_ALLOWANCE, String(factor));
  for (const listener of listeners) listener();
}

/** The player's time allowance. Scenes pass the delays of their timers through `scale`. */
export function useTimeAllowance(): TimeAllowance {
  const optional = useContext(OptionalClockContext);
  const stored = useSyncExternalStore(subscribe, storedFactor, () => null);
  const untimed = useUntimed();
  const wanted = stored ?? (untimed ? Number.POSITIVE_INFINITY : 1);
  const factor = optional ? wanted : Math.min(wanted, LONGEST);
  return { factor, scale: (ms) => ms * factor };
}

/** Whether the player's preferences ask that no page changes by itself, which would interrupt a player who is listening. */
export function useUntimed(): boolean {
  const untimed = usePreference('untimed');
  const byEar = usePreference('by-ear');
  return untimed || byEar;
}

/** Control for the time allowance, which the frame shows for timed scenes: one line that unfolds. */
export function TimeAllowanceChoice() {
  const { factor } = useTimeAllowance();
  const optional = useContext(OptionalClockContext);
  const name = useId();
  const chosen = CHOICES.find((choice) => choice.factor === factor);
  return (
    <details className={styles.choice}>
      <summary className={styles.line}>
        <span>
          <strong>Temps&nbsp;:</strong> {chosen?.label.toLowerCase()}
        </span>
        <span className={styles.more}>En demander plus</span>
      </summary>
      <fieldset className={styles.options}>
        <legend>
          <VisuallyHidden>Temps</VisuallyHidden>
        </legend>
        {CHOICES.filter((choice) => optional || choice.factor <= LONGEST).map((choice) => (
          <label key={choice.factor} className={styles.option}>
            <input type="radio" name={name} checked={choice.factor === factor} onChange={() => choose(choice.factor)} />
            {choice.label}
          </label>
        ))}
      </fieldset>
      <p className={styles.note}>Prenez le temps qu’il vous faut&nbsp;: cela ne coûte aucun point.</p>
    </details>
  );
}
