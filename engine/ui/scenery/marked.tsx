import { Fragment } from 'react';
import styles from './marked.module.css';

/** A text whose [brackets] are marked, in `--mark` on `--mark-wash`: the decisive places, once they may be told. */
export function Marked({ text }: { readonly text: string }) {
  // Named by where they begin: the same words may stand twice in a text.
  return [...text.matchAll(/\[([^\]]*)\]|[^[\]]+/g)].map(({ 0: plain, 1: marked, index }) =>
    marked === undefined ? (
      <Breakable key={index} text={plain} />
    ) : (
      <mark key={index} className={styles.mark}>
        <Breakable text={marked} />
      </mark>
    ),
  );
}

/** An address breaks between its parts, never within one: it is read by its end. */
function Breakable({ text }: { readonly text: string }) {
  return [...text.matchAll(/.+?(?:(?<=[./@])(?=\S)|$)/gs)].map(({ 0: part, index }) => (
    <Fragment key={index}>
      {part}
      <wbr />
    </Fragment>
  ));
}
