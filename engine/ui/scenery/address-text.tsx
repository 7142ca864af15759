import { Fragment } from 'react';
import styles from './address-text.module.css';

/**
 * Text whose addresses may break after a dot, a slash or an at sign, so that the end of the host stays readable. Other words break only if
 * they do not fit on a line.
 */
export function AddressText({ text }: { /** Words, with addresses among them. */ readonly text: string }) {
  // The capture group puts the addresses at the odd indices.
  return text.split(/(\S+[./@]\S+)/).map((piece, place) => {
    const key = `${place} ${piece}`;
    return place % 2 === 1 ? <Address key={key} text={piece} /> : <Fragment key={key}>{piece}</Fragment>;
  });
}

function Address({ text }: { readonly text: string }) {
  return [...text.matchAll(/[^./@]*[./@]+|[^./@]+/g)].map(({ 0: part, index }) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part.includes('-') ? <span className={styles.whole}>{part}</span> : part}
    </Fragment>
  ));
}
