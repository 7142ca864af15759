import { useId } from 'react';
import styles from '../setup/setup.module.css';

interface RadioChoiceProps<Value extends string> {
  readonly legend: string;
  readonly options: readonly { readonly value: Value; readonly label: string; readonly description: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** One of a few, each with a sentence about it. */
export function RadioChoice<Value extends string>({ legend, options, value, onChange }: RadioChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.label}>{legend}</legend>
      {options.map((option) => (
        <div key={option.value} className={styles.option}>
          <input
            type="radio"
            id={`${name}-${option.value}`}
            name={name}
            checked={option.value === value}
            aria-describedby={`${name}-${option.value}-about`}
            onChange={() => onChange(option.value)}
          />
          <label htmlFor={`${name}-${option.value}`}>{option.label}</label>
          <p id={`${name}-${option.value}-about`} className={styles.hint}>
            {option.description}
          </p>
        </div>
      ))}
    </fieldset>
  );
}
