import { ArrowRight } from 'lucide-react';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { VisuallyHidden } from '#engine/ui/layout/visually-hidden.tsx';
import styles from './address-form.module.css';
import { AddressText } from './address-text.tsx';
import { BrowserButton } from './browser-button.tsx';

export interface AddressFormProps {
  /** Whose site it is, in bold. */
  readonly host: string;
  /** What follows the host and cannot be edited either. */
  readonly path?: string;
  /** The end that can be edited, as it is for the page shown. */
  readonly value: string;
  /** Which visit this is: another object makes the field show `value` again, so that the same address can be visited anew. */
  readonly visit: object;
  /** Called with what was typed, as it was typed. */
  readonly onVisit: (typed: string) => void;
}

/** The address of a `<BrowserBar>` where one may go elsewhere. Its field keeps the focus when it is from here that one went. */
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
