import type { ReactNode } from 'react';
import styles from './radio-option.module.css';

interface RadioOptionProps {
  /** Shared by the options of one question. */
  readonly name: string;
  /** Whether it is the one that is chosen. */
  readonly checked: boolean;
  /** Once it is decided. */
  readonly disabled?: boolean;
  /** Marks the right one, once that is known. */
  readonly right?: boolean;
  /** Called when it becomes the one. */
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

/** One of several answers, a sentence each. */
export function RadioOption({ name, checked, disabled, right, onChoose, children }: RadioOptionProps) {
  return (
    <label className={styles.option} data-right={right || undefined}>
      <input type="radio" name={name} checked={checked} disabled={disabled} onChange={onChoose} />
      <span>{children}</span>
    </label>
  );
}
