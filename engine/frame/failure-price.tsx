/** What wrong answers cost, said where they are typed. Nothing where they cost nothing. */
import type { Scoring } from '#schemas/manifest.ts';
import styles from './failure-price.module.css';
import { pointsWord, shortPoints } from './points-text.ts';

export interface FailurePriceProps {
  /** Its `scoring.failures` is the price. */
  readonly challenge: { readonly scoring: Scoring };
  /** Failed attempts counted so far. */
  readonly failures: number;
}

export function FailurePrice({ challenge: { scoring }, failures }: FailurePriceProps) {
  const text = failurePriceText(scoring, failures);
  return text === '' ? null : (
    <p className={styles.price} role="status">
      {text}
    </p>
  );
}

/** Hints may have brought the award nearer to its floor already; it is never below. */
export function failurePriceText({ base, floor, failures: rule }: Scoring, failures: number): string {
  if (!rule) return '';
  const less = (points: number) => `−${shortPoints(points)}\u00a0${pointsWord(points)}`;
  if (failures === 0 && rule.every === 1) return `${less(rule.points)} par essai faux.`;
  if (failures === 0) return `${less(rule.points)} tous les ${rule.every}\u00a0essais faux.`;
  const taken = Math.min(Math.floor(failures / rule.every) * rule.points, base - floor);
  const count = `Essais faux\u00a0: ${failures}`;
  if (taken === 0) return `${count}. Encore ${rule.every - failures}, et c’est ${less(rule.points)}.`;
  return `${count}, soit ${less(taken)}. La mission en vaut toujours au moins ${shortPoints(floor)}.`;
}
