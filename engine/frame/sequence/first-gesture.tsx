import { type ReactNode, useContext, useState } from 'react';
import { DeedsContext, deedsIn } from '#engine/frame/play/deeds.ts';
import { frenchSpaces } from '#engine/toolbox/typography.ts';
import styles from './first-gesture.module.css';

export interface FirstGestureProps {
  /** Id of the item. */
  readonly item: string;
  /** Labels of the item's gestures, by value. */
  readonly words: Readonly<Record<string, string>>;
  /** Value of the right gesture; or values of all right gestures, of which the player's is then quoted. */
  readonly right: string | readonly string[];
}

/**
 * For the reveal of a sequence: quotes the player's first wrong gesture or, if none was wrong, says that the first one was right. The
 * reveal itself tells what is right. Renders nothing if the gesture is unknown, as on another device.
 */
export function FirstGesture({ item, words, right }: FirstGestureProps) {
  const first = useDone()[item]?.gesture;
  const text = first === undefined ? undefined : words[first];
  if (first === undefined || text === undefined) return null;
  const said = `«\u00a0${frenchSpaces(text)}\u00a0»`;
  if (typeof right === 'string' && first === right) return <Told right>C’était votre premier geste.</Told>;
  if (typeof right !== 'string' && right.includes(first))
    return <Told right>Votre premier geste, et il était juste&nbsp;: {said}</Told>;
  return <Told>Vous aviez répondu&nbsp;: {said}</Told>;
}

/**
 * For the reveal of a sequence: items whose first gesture was not right come first, the others after them, both in the given order. Items
 * whose first gesture is unknown count as right.
 * @param rightOf value of the right gesture of an item, or of all gestures that are no mistake
 */
export function useMistakesFirst<I extends { readonly id: string }>(
  items: readonly I[],
  rightOf: (item: I) => FirstGestureProps['right'],
): readonly I[] {
  const done = useDone();
  const isMistake = (item: I) => {
    const gesture = done[item.id]?.gesture;
    return gesture !== undefined && ![rightOf(item)].flat().includes(gesture);
  };
  return items.toSorted((one, other) => Number(isMistake(other)) - Number(isMistake(one)));
}

/** The deeds that the tab had stored when the reveal was opened. */
function useDone() {
  const deeds = useContext(DeedsContext);
  const [{ done }] = useState(() => deedsIn(deeds?.read()));
  return done;
}

function Told({ right, children }: { readonly right?: boolean; readonly children: ReactNode }) {
  return (
    <p className={styles.first} data-right={right}>
      {children}
    </p>
  );
}
