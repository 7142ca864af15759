import { useContext, useState } from 'react';
import { FirstGesturesContext } from '#engine/frame/play/use-choices.ts';
import { frenchSpaces } from '#engine/toolbox/typography.ts';
import styles from './first-gesture.module.css';

export interface FirstGestureProps {
  /** Id of the item. */
  readonly item: string;
  /** The gestures of the item, as the screen worded them. */
  readonly words: Readonly<Record<string, string>>;
  /** The value of the right one. */
  readonly right: string;
}

/** In the reveal of a sequence: what the player did first, beside what was right. Nothing where that is not known, as on another device. */
export function FirstGesture({ item, words, right }: FirstGestureProps) {
  const kept = useContext(FirstGesturesContext);
  const [first] = useState(() => kept?.read()[item]);
  const text = first === undefined ? undefined : words[first];
  if (text === undefined) return null;
  return (
    <p className={styles.first} data-right={first === right || undefined}>
      {first === right ? 'C’était votre premier geste.' : `Votre premier geste\u00a0: «\u00a0${frenchSpaces(text)}\u00a0»`}
    </p>
  );
}
