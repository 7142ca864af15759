import { useId } from 'react';
import styles from './radio-row.module.css';

interface RadioRowProps<Value extends string | number> {
  /** The question (legend). */
  readonly legend: string;
  /** Short labels; use `<RadioChoice>` for longer ones. */
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  /** Selected option. */
  readonly value: Value;
  /** Disabled because another choice makes this one meaningless. */
  readonly disabled?: boolean;
  /** Called with the newly selected option. */
  readonly onChange: (value: Value) => void;
}

/** Radio group in one row. */
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
