import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import styles from './file-field.module.css';
import { Note } from './notes.tsx';

interface FileFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'id'> {
  readonly label: string;
  readonly description?: ReactNode;
}

/** A labelled file to choose. */
export function FileField({ label, description, ...input }: FileFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {description !== undefined && <Note id={`${id}-description`}>{description}</Note>}
      <input {...input} id={id} type="file" aria-describedby={description === undefined ? undefined : `${id}-description`} />
    </div>
  );
}
