import { useId } from 'react';
import { VisuallyHidden } from '#engine/authoring';
import styles from './icon-choice.module.css';
import type { Word } from './words.tsx';

interface IconChoiceProps<V extends string> {
  readonly legend: string;
  readonly values: readonly V[];
  readonly words: Readonly<Record<V, Pick<Word, 'Icon' | 'name'>>>;
  readonly value: V | undefined;
  readonly onChoose: (value: V) => void;
  readonly disabled?: boolean;
  /** Push buttons on a dark panel; without it, cards on a table. */
  readonly panel?: boolean;
  /** Heard after each label, where the same labels stand on the screen more than once. */
  readonly of?: string;
  /** What the chosen one means, told after them. */
  readonly meaning?: string | undefined;
}

/** One question whose answers are drawn: a single stop for Tab, arrows choose. */
export function IconChoice<V extends string>({
  legend,
  values,
  words,
  value,
  onChoose,
  disabled = false,
  panel = false,
  of,
  meaning,
}: IconChoiceProps<V>) {
  const name = useId();
  return (
    <fieldset className={styles.choice} data-panel={panel || undefined}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.tiles}>
        {values.map((each) => {
          const { Icon, name: label } = words[each];
          return (
            <label key={each} className={styles.tile}>
              <input
                type="radio"
                name={name}
                value={each}
                checked={value === each}
                disabled={disabled}
                onChange={() => onChoose(each)}
              />
              <span className={styles.mark}>
                <Icon size={20} aria-hidden="true" />
              </span>
              <span>
                {label}
                {of && <VisuallyHidden> ({of})</VisuallyHidden>}
              </span>
            </label>
          );
        })}
      </div>
      {panel && (
        <p className={styles.meaning} aria-live="polite">
          {meaning}
        </p>
      )}
    </fieldset>
  );
}
