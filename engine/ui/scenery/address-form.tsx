import { ArrowRight } from 'lucide-react';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { VisuallyHidden } from '#engine/ui/layout/visually-hidden.tsx';
import styles from './address-form.module.css';
import { AddressText } from './address-text.tsx';
import { BrowserButton } from './browser-button.tsx';

export interface AddressFormProps {
  /** Host name, shown in bold. */
  readonly host: string;
  /** Fixed part of the path after the host. */
  readonly path?: string;
  /** Editable end of the path, for the page shown. */
  readonly value: string;
  /** Identifies the visit: with a new object the field shows `value` again, so that one address can be visited twice. */
  readonly visit: object;
  /** Called with the typed text, unchanged. */
  readonly onVisit: (typed: string) => void;
}

/** Editable address of a `<BrowserBar>`. A field that had the focus when it was submitted keeps it. */
export function AddressForm({ host, path = '', value, visit, onVisit }: AddressFormProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const lastVisit = useRef(visit);
  useEffect(() => {
    if (input.current && lastVisit.current !== visit) input.current.value = value;
    lastVisit.current = visit;
  }, [visit, value]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onVisit(input.current?.value ?? '');
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <label htmlFor={id} className={styles.place}>
        <VisuallyHidden>Adresse</VisuallyHidden>
        <span aria-hidden="true">
          <strong>
            <AddressText text={host} />
          </strong>
          <AddressText text={path} />
        </span>
      </label>
      <span className={styles.edit}>
        <input
          ref={input}
          id={id}
          className={styles.input}
          defaultValue={value}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={400}
        />
        <BrowserButton type="submit" aria-label="Aller à cette adresse">
          <ArrowRight size={18} aria-hidden="true" />
        </BrowserButton>
      </span>
    </form>
  );
}
