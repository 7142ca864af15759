/** Price of wrong answers, shown beside the form. Renders nothing if they are free, or once the mission is solved. */
import { useContext } from 'react';
import type { Scoring } from '#schemas/manifest/scoring.ts';
import styles from './failure-price.module.css';
import { pointsWord, shortPoints } from './points-text.ts';
import { AttemptContext } from './use-attempt.ts';

export interface FailurePriceProps {
  /** The price is `scoring.failures`. */
  readonly challenge: { readonly scoring: Scoring };
  /** Failed attempts counted so far. */
  readonly failures: number;
}

interface Placed extends FailurePriceProps {
  /** Whether the briefing states the rule: then only the points already taken are shown here. */
  readonly ruleToldElsewhere?: boolean;
}

export function FailurePrice({ challenge: { scoring }, failures, ruleToldElsewhere = false }: Placed) {
  const over = useContext(AttemptContext)?.solved ?? false;
  const text = failurePriceText(scoring, failures);
  return text === '' || over ? null : (
    <p className={styles.price} role="status">
      {!(ruleToldElsewhere && failures === 0) && text}
    </p>
  );
}

/** The rule in short, shown before the first wrong answer, also where wrong answers are free. */
export function failureRuleText({ failures: rule, penalty }: Scoring): string {
  const less = (points: number) => `−${shortPoints(points)}\u00a0${pointsWord(points)}`;
  if (rule) return `${rule.every === 1 ? 'Essai faux' : `${rule.every}\u00a0essais faux`}\u00a0: ${less(rule.points)}`;
  if (penalty !== undefined) return `Faux pas\u00a0: ${less(penalty)}`;
  return 'Essai faux\u00a0: 0 point ici';
}

/** Price of wrong answers or, after the first, the points taken: `base` − `floor` at most, as no award is below the floor. */
export function failurePriceText({ base, floor, failures: rule }: Scoring, failures: number): string {
  if (!rule) return '';
  const worth = (points: number) => `${shortPoints(points)}\u00a0${pointsWord(points)}`;
  const less = (points: number) => `−${worth(points)}`;
  const price = rule.every === 1 ? 'chaque essai faux coûte' : `${rule.every}\u00a0essais faux coûtent`;
  if (failures === 0) return `On peut se tromper\u00a0: ${price} ${worth(rule.points)}.`;
  const taken = Math.min(Math.floor(failures / rule.every) * rule.points, base - floor);
  const count = `Essais faux\u00a0: ${failures}`;
  if (taken === 0) return `${count}. Encore ${rule.every - failures}, et c’est ${less(rule.points)}.`;
  return `${count}, soit ${less(taken)}. La mission en vaut toujours au moins ${shortPoints(floor)}.`;
}
