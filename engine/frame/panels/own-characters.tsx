/** Shows a sentence with the characters that it was written with, and keeps its lines whole by style. */
import { Fragment } from 'react';
import { frenchText } from '#engine/toolbox/running-text.ts';
import styles from './own-characters.module.css';

/**
 * A text whose spaces stay as they were typed, for searches of the page and for programs that read it. Lines may break only where
 * `frenchText` leaves an ordinary space. The text stays in text nodes of one element, so that a search of one finds it.
 */
export function OwnCharacters({
  text,
}: {
  /** As it is to be found on the page, ordinary spaces included. */
  readonly text: string;
}) {
  const mended = frenchText(text);
  if (mended === text) return text;
  // A space stands for a space: a piece is as long in one as in the other.
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
