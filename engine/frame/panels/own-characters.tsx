/** Shows a sentence with its exact characters, and prevents line breaks by CSS instead of no-break spaces. */
import { Fragment } from 'react';
import { frenchText } from '#engine/toolbox/running-text.ts';
import styles from './own-characters.module.css';

/**
 * Text whose spaces stay as typed, for text search on the page and for scripts that read it. Lines break only where `frenchText` leaves an
 * ordinary space. All text nodes are in one element, so that a search matches.
 */
export function OwnCharacters({
  text,
}: {
  /** The text as scripts must find it, with ordinary spaces. */
  readonly text: string;
}) {
  const mended = frenchText(text);
  if (mended === text) return text;
  // `frenchText` replaces spaces one for one, so both texts split at the same offsets.
  const pieces = Array.from(mended.matchAll(/[^ \n]+[ \n]*|[ \n]+/g), ({ 0: piece, index }) => ({ index, length: piece.length }));
  return (
    <span className={styles.whole}>
      {pieces.map(({ index, length }) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {text.slice(index, index + length)}
        </Fragment>
      ))}
    </span>
  );
}
