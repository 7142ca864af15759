import { Fragment } from 'react';
import styles from './marked.module.css';

/** A text whose [brackets] are marked, in `--mark` on `--mark-wash`: the decisive places, once they may be told. */
export function Marked({ text }: { readonly text: string }) {
  return text.split(/[[\]]/).map((piece, index) => {
    if (piece === '') return null;
    const words = <Breakable key={piece} text={piece} />;
    return index % 2 === 0 ? (
      words
    ) : (
      <mark key={piece} className={styles.mark}>
        {words}
      </mark>
    );
  });
}

/** An address breaks between its parts, never within one: it is read by its end. */
function Breakable({ text }: { readonly text: string }) {
  return text.split(/(?<=[./@](?=\S))/).map((part) => (
    <Fragment key={part}>
      {part}
      <wbr />
    </Fragment>
  ));
}
