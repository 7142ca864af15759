import { useId } from 'react';
import styles from './icon-choice.module.css';
import type { Word } from './words.tsx';

interface IconChoiceProps<V extends string> {
  readonly legend: string;
  readonly values: readonly V[];
  readonly words: Readonly<Record<V, Word>>;
  readonly value: V | undefined;
  readonly onChoose: (value: V) => void;
}

/** A question with icons as answers: a single Tab stop, in which arrow keys choose. */
export function IconChoice<V extends string>({ legend, values, words, value, onChoose }: IconChoiceProps<V>) {
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.tiles}>
        {values.map((each) => {
          const { Icon, name: label } = words[each];
          return (
            <label key={each} className={styles.tile}>
              <input type="radio" name={name} value={each} checked={value === each} onChange={() => onChoose(each)} />
              <span className={styles.mark}>
                <Icon size={20} aria-hidden="true" />
              </span>
              {label}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
