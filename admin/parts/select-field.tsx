import { type ComponentPropsWithRef, useId } from 'react';
import styles from './select-field.module.css';

/** A labelled choice of one from a list that opens; its options are the children. */
export function SelectField({ label, ...select }: ComponentPropsWithRef<'select'> & { readonly label: string }) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select {...select} id={id} />
    </div>
  );
}
