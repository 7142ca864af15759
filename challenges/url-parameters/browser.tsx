import { ArrowRight, Info, RotateCw } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { VisuallyHidden } from '#engine/authoring';
import { HOST } from './address.ts';
import styles from './browser.module.css';
import type { Visited } from './use-address.ts';

interface BrowserProps {
  readonly path: string;
  readonly visited: Visited;
  readonly onVisit: (typed: string) => void;
  readonly onReload: () => void;
  readonly children: ReactNode;
}

/** A browser window; its bar is that of the real page, from the question mark on. */
export function Browser({ path, visited, onVisit, onReload, children }: BrowserProps) {
  const bar = useId();
  const input = useRef<HTMLInputElement>(null);
  // The field shows where the page is, and keeps the focus when it is from here that it went there.
  useEffect(() => {
    if (input.current) input.current.value = visited.search;
  }, [visited]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onVisit(String(new FormData(event.currentTarget).get('address') ?? ''));
  };
  return (
    <section className={styles.window} aria-label="Navigateur">
      <div className={styles.chrome}>
        <div className={styles.tabs}>
          <p className={styles.tab} aria-hidden="true">
            Suivi des conteneurs
          </p>
          <button type="button" className={styles.button} aria-label="Recharger la page" onClick={onReload}>
            <RotateCw size={18} aria-hidden="true" />
          </button>
        </div>
        <form className={styles.bar} onSubmit={submit}>
          <label htmlFor={bar} className={styles.place}>
            <Info size={16} aria-hidden="true" />
            <VisuallyHidden>Adresse</VisuallyHidden>
            <span aria-hidden="true">
              <b>{HOST}</b>
              {path}
            </span>
          </label>
          <span className={styles.edit}>
            <input
              ref={input}
              id={bar}
              name="address"
              className={styles.input}
              defaultValue={visited.search}
              autoComplete="off"
              autoCapitalize="off"
              autoCorrect="off"
              spellCheck={false}
              enterKeyHint="go"
              maxLength={400}
            />
            <button type="submit" className={styles.button} aria-label="Aller à cette adresse">
              <ArrowRight size={18} aria-hidden="true" />
            </button>
          </span>
        </form>
      </div>
      {children}
    </section>
  );
}
