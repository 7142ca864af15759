import { type RefObject, useEffect } from 'react';

/**
 * Brings the focus to the first field of a form that is marked as wrong: it may be a screen away, and is read aloud with its error.
 * @param tries another value at each try to send the form; 0 before the first
 */
export function useFirstMistake(form: RefObject<HTMLFormElement | null>, tries: number | object): void {
  useEffect(() => {
    if (tries !== 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')?.focus();
  }, [form, tries]);
}
