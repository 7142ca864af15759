import { AddressText } from './address-text.tsx';
import styles from './marked.module.css';

/** A text whose [brackets] are marked, in `--mark` on `--mark-wash`: the decisive places, once they may be told. */
export function Marked({ text }: { /** What stands in brackets is marked. */ readonly text: string }) {
  // Named by where they begin: the same words may stand twice in a text.
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
