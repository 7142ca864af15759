import { type ButtonHTMLAttributes, createContext, type Ref, useContext } from 'react';
import styles from './button.module.css';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `primary` once on a screen; `secondary` beside it; `quiet` within a text or a row; `danger` where something is lost. */
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /** Whether work is under way: the button stays focusable, looks busy, and does nothing when pressed again. */
  readonly pending?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** Whether the server would refuse an answer: buttons that set `pending`, which are those that send, are then disabled. */
export const SendingOffContext = createContext(false);

/** A native button (`type="button"` unless told otherwise). */
export function Button({ variant = 'primary', pending, type = 'button', className, onClick, children, ...rest }: ButtonProps) {
  const off = useContext(SendingOffContext) && pending === false;
  return (
    <button
      {...rest}
      type={type}
      className={[styles.button, styles[variant], className].filter(Boolean).join(' ')}
      aria-disabled={pending || off || rest['aria-disabled'] || undefined}
      aria-busy={pending || undefined}
      onClick={(event) => {
        if (pending || off) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {pending && <span className={styles.busy} aria-hidden="true" />}
      {children}
    </button>
  );
}

/** The classes of a button, for a link that looks like one. */
export function buttonClass(variant: NonNullable<ButtonProps['variant']> = 'primary'): string {
  return `${styles.button} ${styles[variant]}`;
}
