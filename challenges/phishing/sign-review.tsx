import styles from './sign-review.module.css';
import { SIGNS, WEIGHTS } from './signs.ts';

interface SignReviewProps {
  /** Unfolded from the start: a solved scene cannot be operated any more. */
  readonly open?: boolean;
}

/** Every sign of the page with what it is worth, once the player has acted. */
export function SignReview({ open = false }: SignReviewProps) {
  return (
    <details className={styles.review} open={open}>
      <summary className={styles.summary}>Relire les {SIGNS.length} signes</summary>
      <ul className={styles.list}>
        {SIGNS.map(({ id, name, seen, weight }) => (
          <li key={id}>
            <p className={styles.name}>
              {name.charAt(0).toUpperCase() + name.slice(1)}{' '}
              <span className={styles.weight} data-weight={weight}>
                {WEIGHTS[weight]}
              </span>
            </p>
            <p>{seen}</p>
          </li>
        ))}
      </ul>
    </details>
  );
}
