/** Form fields beyond those of engine/ui: select, file, text area; error messages, and focus on the first error. */
import { CircleAlert } from 'lucide-react';
import {
  type ChangeEvent,
  type ComponentPropsWithRef,
  type MouseEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  type TextareaHTMLAttributes,
  useEffect,
  useId,
} from 'react';
import { Note } from '../notes/notes.tsx';
import styles from './fields.module.css';

/** Labelled select; its children are the options. */
export function SelectField({
  label,
  ...select
}: ComponentPropsWithRef<'select'> & { /** Label above the field. */ readonly label: string }) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select {...select} id={id} />
    </div>
  );
}

interface FileFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'id'> {
  /** Label of the field. */
  readonly label: string;
  /** Description of the expected file, read with the field. */
  readonly description?: ReactNode;
}

/** Labelled file input. */
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

interface ReadFileFieldProps extends Pick<FileFieldProps, 'label' | 'description' | 'accept'> {
  /** Called with each file that is chosen. */
  readonly onFile: (file: File) => void;
}

/**
 * Labelled file input whose file is read as soon as it is chosen. The input is emptied when pressed: otherwise the same file, chosen again,
 * would fire no change event.
 */
export function ReadFileField({ onFile, ...field }: ReadFileFieldProps) {
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file !== undefined) onFile(file);
  };
  const empty = ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
    currentTarget.value = '';
  };
  return <FileField {...field} onClick={empty} onChange={choose} />;
}

interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  readonly ref?: Ref<HTMLTextAreaElement>;
  /** Label of the field. */
  readonly label: string;
  /** Description of the expected text, read with the field. */
  readonly description: string;
  /** Error message, shown below and read with the field. */
  readonly error?: string | undefined;
}

/** Labelled text area with a description and an error. */
export function TextArea({ label, description, error, ...area }: TextAreaProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <Note id={`${id}-description`}>{description}</Note>
      <textarea
        {...area}
        id={id}
        aria-describedby={error ? `${id}-description ${id}-error` : `${id}-description`}
        aria-invalid={error ? true : undefined}
      />
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

/** Error message of a group of fields. */
export function FieldError({
  id,
  error,
}: {
  readonly id?: string;
  /** The message; nothing is rendered without one. */
  readonly error: string | undefined;
}) {
  if (error === undefined) return null;
  return (
    <p id={id} className={styles.error}>
      <CircleAlert size={18} aria-hidden="true" />
      {error}
    </p>
  );
}

/**
 * Focuses the first invalid field of a form after a failed submission: it may be out of view, and is read with its error.
 * @param tries changes with each submission; 0 before the first
 */
export function useFirstMistake(form: RefObject<HTMLFormElement | null>, tries: number | object): void {
  useEffect(() => {
    if (tries !== 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')?.focus();
  }, [form, tries]);
}
