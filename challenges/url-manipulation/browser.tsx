import { ArrowRight, CodeXml, LockKeyhole } from 'lucide-react';
import { type FormEvent, type ReactNode, useId } from 'react';
import { HOST } from './address.ts';
import styles from './browser.module.css';

interface BrowserProps {
  readonly path: string;
  readonly onVisit: (typed: string) => void;
  readonly sourceShown: boolean;
  readonly onShowSource: (shown: boolean) => void;
  readonly children: ReactNode;
}

/** A browser window whose address can be edited, and whose page can be read as source. */
export function Browser({ path, onVisit, sourceShown, onShowSource, children }: BrowserProps) {
  const bar = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onVisit(String(new FormData(event.currentTarget).get('address') ?? ''));
  };
  return (
    <section className={styles.window} aria-label="Navigateur">
      <div className={styles.chrome}>
        <form className={styles.bar} onSubmit={submit}>
          <LockKeyhole size={14} aria-hidden="true" />
          <label htmlFor={bar} className={styles.label}>
            Adresse
          </label>
          <span className={styles.host}>{HOST}</span>
          {/* A new page brings its address: the field starts again from it. */}
          <input
            key={path}
            id={bar}
            name="address"
            className={styles.address}
            defaultValue={path}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={200}
          />
          <button type="submit" className={styles.button} aria-label="Aller à cette adresse">
            <ArrowRight size={18} aria-hidden="true" />
          </button>
        </form>
        <button type="button" className={styles.button} aria-pressed={sourceShown} onClick={() => onShowSource(!sourceShown)}>
          <CodeXml size={18} aria-hidden="true" /> Code source
        </button>
      </div>
      <div className={styles.view}>{children}</div>
    </section>
  );
}
