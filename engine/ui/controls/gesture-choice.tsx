import { type ReactNode, useId } from 'react';
import styles from './gesture-choice.module.css';
import { RadioOption } from './radio-option.tsx';

export interface GestureChoiceProps<V extends string> {
  /** The question. */
  readonly legend: ReactNode;
  /** The gestures, in the order of the screen. */
  readonly options: readonly { readonly value: V; readonly label: ReactNode }[];
  /** The gesture chosen so far; undefined before a choice. */
  readonly value: V | undefined;
  /** Called with the newly chosen gesture. */
  readonly onChoose: (value: V) => void;
  /** Whether the question is decided. */
  readonly disabled?: boolean;
  /** Whether the labels are a few short words: two options then share a row in a narrow column, too. */
  readonly short?: boolean;
  /** The right option, once it is known. */
  readonly right?: V | undefined;
  /** The outcome of the choice: the accessible description of the group (`aria-describedby`). */
  readonly feedback?: ReactNode;
}

/**
 * One question with a few gestures to choose from: a single stop for Tab, arrows choose. The gestures are side by side where there is room.
 */
export function GestureChoice<V extends string>({
  legend,
  options,
  value,
  onChoose,
  disabled = false,
  short = false,
  right,
  feedback,
}: GestureChoiceProps<V>) {
  const name = useId();
  const told = useId();
  return (
    <fieldset className={styles.choice} aria-describedby={feedback === undefined ? undefined : told}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.options} data-short={short || undefined}>
        {options.map((option) => (
          <RadioOption
            key={option.value}
            name={name}
            checked={value === option.value}
            disabled={disabled}
            right={right === option.value}
            onChoose={() => onChoose(option.value)}
          >
            {option.label}
          </RadioOption>
        ))}
      </div>
      {feedback !== undefined && (
        <div id={told} className={styles.feedback}>
          {feedback}
        </div>
      )}
    </fieldset>
  );
}
