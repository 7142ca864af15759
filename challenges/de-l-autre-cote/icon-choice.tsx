import { useId } from 'react';
import { VisuallyHidden } from '#engine/authoring';
import styles from './icon-choice.module.css';
import type { Word } from './words.tsx';

interface IconChoiceProps<V extends string> {
  readonly legend: string;
  readonly values: readonly V[];
  readonly words: Readonly<Record<V, Pick<Word, 'Icon' | 'name'> & { readonly meaning?: string }>>;
  readonly value: V | undefined;
  readonly onChoose: (value: V) => void;
  readonly disabled?: boolean;
  /** Push buttons on a dark panel, each with what it means, or only named, where that stands above already; without it, cards on a table. */
  readonly panel?: 'explained' | 'named';
  /** Heard after each label, where the same labels stand on the screen more than once. */
  readonly of?: string;
}

/** One question whose answers are drawn: a single stop for Tab, arrows choose. */
export function IconChoice<V extends string>({
  legend,
  values,
  words,
  value,
  onChoose,
  disabled = false,
  panel,
  of,
}: IconChoiceProps<V>) {
  const name = useId();
  return (
    <fieldset className={styles.choice} data-panel={panel}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.tiles}>
        {values.map((each) => {
          const { Icon, name: label, meaning } = words[each];
          return (
            <label key={each} className={styles.tile}>
              <input
                type="radio"
                name={name}
                value={each}
                checked={value === each}
                disabled={disabled}
                aria-labelledby={`${name}-${each}`}
                aria-describedby={panel === 'explained' ? `${name}-${each}-meaning` : undefined}
                onChange={() => onChoose(each)}
              />
              <span className={styles.mark}>
                <Icon size={20} aria-hidden="true" />
              </span>
              <span>
                <span id={`${name}-${each}`}>
                  <span data-label="">{label}</span>
                  {of && <VisuallyHidden> ({of})</VisuallyHidden>}
                </span>
                {panel === 'explained' && (
                  <span id={`${name}-${each}-meaning`} className={styles.meaning}>
                    {meaning}
                  </span>
                )}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
