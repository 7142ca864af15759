import type { ReactNode } from 'react';
import styles from './radio-option.module.css';

interface RadioOptionProps {
  /** Name shared by the options of one question. */
  readonly name: string;
  /** Whether this option is chosen. */
  readonly checked: boolean;
  /** Whether the question is decided. */
  readonly disabled?: boolean;
  /** Whether this option is marked as the right one. */
  readonly right?: boolean;
  /** Called when this option is chosen. */
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

/** Radio button with one of several answers, a sentence each. */
export function RadioOption({ name, checked, disabled, right, onChoose, children }: RadioOptionProps) {
  return (
    <label className={styles.option} data-right={right || undefined}>
      <input type="radio" name={name} checked={checked} disabled={disabled} onChange={onChoose} />
      <span>{children}</span>
    </label>
  );
}
