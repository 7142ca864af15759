import { Fragment } from 'react';
import styles from './address-text.module.css';

/** In characters: what is longer may not fit a telephone, and breaks where it must. */
const LONGEST_PART = 24;

/** A text in which addresses break after a dot, a slash or an at sign only, never at a hyphen: they are read by their end. */
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
      {part.includes('-') && part.length <= LONGEST_PART ? <span className={styles.whole}>{part}</span> : part}
    </Fragment>
  ));
}
