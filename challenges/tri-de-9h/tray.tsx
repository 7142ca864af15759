import { VisuallyHidden } from '#engine/authoring';
import type { Gesture, Item } from './artifacts.ts';
import { CHANNELS } from './channels.tsx';
import { GESTURE_WORDS } from './gestures.tsx';
import styles from './tray.module.css';

export interface TrayProps {
  readonly items: readonly Item[];
  readonly choices: Readonly<Record<string, Gesture>>;
  /** Of the item that lies open. */
  readonly open: string | undefined;
  readonly onOpen: (id: string) => void;
}

/** All that is to be sorted, with what has been decided so far. */
export function Tray({ items, choices, open, onOpen }: TrayProps) {
  return (
    <nav aria-label="La pile de Camille">
      <ol className={styles.tray}>
        {items.map(({ id, channel, from }, index) => {
          const { Icon, name } = CHANNELS[channel];
          const choice = choices[id];
          const gesture = choice && GESTURE_WORDS[choice];
          return (
            <li key={id}>
              <button
                type="button"
                className={styles.item}
                aria-current={id === open ? 'true' : undefined}
                data-gesture={choice}
                onClick={() => onOpen(id)}
              >
                <VisuallyHidden>{index + 1}. </VisuallyHidden>
                <span className={styles.number} aria-hidden="true">
                  {index + 1}
                </span>
                <Icon size={20} aria-hidden="true" />
                <span className={styles.words}>
                  <VisuallyHidden>{name}, </VisuallyHidden>
                  <span className={styles.from}>{from}</span>
                  <span className={styles.state}>
                    <VisuallyHidden>, </VisuallyHidden>
                    {gesture ? gesture.done : 'à trier'}
                  </span>
                </span>
                {gesture && (
                  <span className={styles.stamp} aria-hidden="true">
                    <gesture.Icon size={14} strokeWidth={3} />
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
