import { type ReactNode, useContext, useState } from 'react';
import { FirstGesturesContext } from '#engine/frame/play/use-choices.ts';
import { frenchSpaces } from '#engine/toolbox/typography.ts';
import styles from './first-gesture.module.css';

export interface FirstGestureProps {
  /** Id of the item. */
  readonly item: string;
  /** The gestures of the item, as the screen worded them. */
  readonly words: Readonly<Record<string, string>>;
  /** The value of the right one, which the reveal names beside it; or of all that are right, of which the first one is told in full. */
  readonly right: string | readonly string[];
}

/** In the reveal of a sequence: what the player did first, beside what was right. Nothing where that is not known, as on another device. */
export function FirstGesture({ item, words, right }: FirstGestureProps) {
  const kept = useContext(FirstGesturesContext);
  const [first] = useState(() => kept?.read()[item]);
  const text = first === undefined ? undefined : words[first];
  if (first === undefined || text === undefined) return null;
  const said = `«\u00a0${frenchSpaces(text)}\u00a0»`;
  if (typeof right === 'string' && first === right) return <Told right>C’était votre premier geste.</Told>;
  if (typeof right !== 'string' && right.includes(first))
    return <Told right>Votre premier geste, et il était juste&nbsp;: {said}</Told>;
  return <Told>Votre premier geste&nbsp;: {said}</Told>;
}

function Told({ right, children }: { readonly right?: boolean; readonly children: ReactNode }) {
  return (
    <p className={styles.first} data-right={right}>
      {children}
    </p>
  );
}
