/** Options to tick or to choose from, each with a sentence about it. */
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { Note } from '../notes/notes.tsx';
import styles from './choices.module.css';

interface ChoicesProps {
  /** The question that all options answer. */
  readonly legend: string;
  readonly children: ReactNode;
  /** Of the legend, where it is not English. */
  readonly lang?: string;
  /** So many options that they stand side by side where there is room. */
  readonly many?: boolean;
}

/** A group of options under one heading. */
export function Choices({ legend, children, lang, many = false }: ChoicesProps) {
  return (
    <fieldset className={styles.choices} data-many={many || undefined}>
      <legend lang={lang}>{legend}</legend>
      {children}
    </fieldset>
  );
}

interface OptionProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'id'> {
  /** One of several, or any of them. */
  readonly type: 'radio' | 'checkbox';
  /** Its name, beside the control. */
  readonly label: string;
  /** A sentence about it, where the name does not say enough. */
  readonly description?: ReactNode;
}

/** One option; `lang` is that of its label. */
export function Option({ label, description, lang, ...input }: OptionProps) {
  const id = useId();
  return (
    <div className={styles.option}>
      <input {...input} id={id} aria-describedby={description === undefined ? undefined : `${id}-about`} />
      <label htmlFor={id} lang={lang}>
        {label}
      </label>
      {description !== undefined && <Note id={`${id}-about`}>{description}</Note>}
    </div>
  );
}

/** `lang` is that of the label. */
export interface ChoiceOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly lang?: string;
  readonly description: string;
}

interface RadioChoiceProps<Value extends string> {
  /** The question. */
  readonly legend: string;
  /** In the order in which they stand. */
  readonly options: readonly ChoiceOption<Value>[];
  /** The one that is chosen. */
  readonly value: Value;
  /** Called with the option that is chosen now. */
  readonly onChange: (value: Value) => void;
}

/** One of a few, each with a sentence about it. */
export function RadioChoice<Value extends string>({ legend, options, value, onChange }: RadioChoiceProps<Value>) {
  const name = useId();
  return (
    <Choices legend={legend}>
      {options.map((option) => (
        <Option
          key={option.value}
          type="radio"
          name={name}
          label={option.label}
          lang={option.lang}
          description={option.description}
          checked={option.value === value}
          onChange={() => onChange(option.value)}
        />
      ))}
    </Choices>
  );
}
