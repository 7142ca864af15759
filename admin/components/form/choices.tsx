/** Groups of radio buttons or checkboxes with descriptions. */
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { Note } from '../notes/notes.tsx';
import styles from './choices.module.css';

interface ChoicesProps {
  /** The question that all options answer. */
  readonly legend: string;
  readonly children: ReactNode;
  /** Language of the legend, if it is not the page's. */
  readonly lang?: string;
  /** Many options: shown side by side where there is room. */
  readonly many?: boolean;
}

/** Group of options under a legend (fieldset). */
export function Choices({ legend, children, lang, many = false }: ChoicesProps) {
  return (
    <fieldset className={styles.choices} data-many={many || undefined}>
      <legend lang={lang}>{legend}</legend>
      {children}
    </fieldset>
  );
}

interface OptionProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'id'> {
  /** `radio`: one of several options; `checkbox`: any of them. */
  readonly type: 'radio' | 'checkbox';
  /** Label of the option. */
  readonly label: string;
  /** Description, if the label is not enough. */
  readonly description?: ReactNode;
}

/** A radio button or checkbox; `lang` is the language of its label. */
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

/** `lang` is the language of the label. */
export interface ChoiceOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly lang?: string;
  readonly description: string;
}

interface RadioChoiceProps<Value extends string> {
  /** The question that all options answer. */
  readonly legend: string;
  /** Options in order. */
  readonly options: readonly ChoiceOption<Value>[];
  /** Selected option. */
  readonly value: Value;
  /** Called with the newly selected option. */
  readonly onChange: (value: Value) => void;
}

/** Radio group with descriptions. */
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
