/**
 * More time on request, up to ten times as WCAG 2.2.1 asks, or none that ends where the scene can do without its clock; at no cost in
 * points. The choice holds for the tab; without one, the player's preference `untimed` decides.
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
/** As much as a scene gives that needs its clock. */
const LONGEST = 10;

export interface TimeAllowance {
  /** 1, 2 or 10; Infinity only in a scene whose clock is `optional`. */
  readonly factor: number;
  /** Milliseconds of the scene's clock → milliseconds that this player gets. */
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

/** What was asked for in this tab; null for nothing. */
function storedFactor(): number | null {
  return CHOICES.find(({ factor }) => String(factor) === storage.read(TIME_ALLOWANCE))?.factor ?? null;
}

function choose(factor: number): void {
  storage.write(TIME_ALLOWANCE, String(factor));
  for (const listener of listeners) listener();
}

/** How much time this player asked for. Timers of a scene go through `scale`. */
export function useTimeAllowance(): TimeAllowance {
  const optional = useContext(OptionalClockContext);
  const stored = useSyncExternalStore(subscribe, storedFactor, () => null);
  const untimed = usePreference('untimed');
  const wanted = stored ?? (untimed ? Number.POSITIVE_INFINITY : 1);
  const factor = optional ? wanted : Math.min(wanted, LONGEST);
  return { factor, scale: (ms) => ms * factor };
}

/** The choice, which the frame offers for scenes that run against the clock: one line that unfolds. */
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
