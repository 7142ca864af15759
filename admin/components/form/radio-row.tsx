import { useId } from 'react';
import styles from './radio-row.module.css';

interface RadioRowProps<Value extends string | number> {
  /** The question. */
  readonly legend: string;
  /** A word or a number each: longer ones want `<RadioChoice>`. */
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  /** The one that is chosen. */
  readonly value: Value;
  /** It means nothing beside what else is chosen. */
  readonly disabled?: boolean;
  /** Called with the option that is chosen now. */
  readonly onChange: (value: Value) => void;
}

/** One of a few, in a word or two each, side by side. */
export function RadioRow<Value extends string | number>({ legend, options, value, disabled, onChange }: RadioRowProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.row} disabled={disabled}>
      <legend>{legend}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
