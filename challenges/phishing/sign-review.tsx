import styles from './sign-review.module.css';
import { SIGNS, WEIGHTS } from './signs.ts';

/** Every sign of the page with its weight, after the player has acted. */
export function SignReview() {
  return (
    <details className={styles.review}>
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
