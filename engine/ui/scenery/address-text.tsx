import { Fragment } from 'react';
import styles from './address-text.module.css';
import { LineBreak } from './line-break.tsx';

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

/** All elements are inline: a box would put a space into the name of a button or a link. */
function Address({ text }: { readonly text: string }) {
  const parts = [...text.matchAll(/[^./@]*[./@]+|[^./@]+/g)];
  return (
    <span className={styles.address}>
      {parts.map(({ 0: part, index }) => (
        <Fragment key={index}>
          {index > 0 && <LineBreak />}
          {part.split(/(-[^-]?)/).map((piece, place) => {
            const key = `${place} ${piece}`;
            return place % 2 === 1 ? <Hyphen key={key} text={piece} /> : <Fragment key={key}>{piece}</Fragment>;
          })}
        </Fragment>
      ))}
    </span>
  );
}

/** A hyphen and the character after it: no line breaks between them. */
function Hyphen({ text }: { readonly text: string }) {
  return <span className={styles.hyphen}>{text}</span>;
}
