import { Fragment } from 'react';
import styles from './address-text.module.css';

/**
 * A text in which addresses break after a dot, a slash or an at sign: they are read by their end. What stands between two of these breaks
 * only where it is wider than its place.
 */
export function AddressText({ text }: { /** Words, with addresses among them. */ readonly text: string }) {
  // Words in which one of these signs stands between others are at the odd places.
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
