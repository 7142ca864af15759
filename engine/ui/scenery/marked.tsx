import { AddressText } from './address-text.tsx';
import styles from './marked.module.css';

/** Text in which [bracketed] passages are marked, in `--mark` on `--mark-wash`. For reveals: the passages that gave a trap away. */
export function Marked({ text }: { /** Passages in [brackets] are marked. */ readonly text: string }) {
  // Pieces are keyed by offset: the same words may occur twice.
  return [...text.matchAll(/\[([^\]]*)\]|[^[\]]+/g)].map(({ 0: plain, 1: marked, index }) =>
    marked === undefined ? (
      <AddressText key={index} text={plain} />
    ) : (
      <mark key={index} className={styles.mark}>
        <AddressText text={marked} />
      </mark>
    ),
  );
}
