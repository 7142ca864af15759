import { ListFilter } from 'lucide-react';
import { useId } from 'react';
import styles from './filter-bar.module.css';

const SHORTCUTS = ['HTTP', 'GET', 'POST', 'TLS', 'DNS'] as const;

interface FilterBarProps {
  readonly filter: string;
  readonly onChange: (filter: string) => void;
  readonly shown: number;
  readonly total: number;
}

/** The filter and its shortcuts. The number of matching packets is announced to screen readers. */
export function FilterBar({ filter, onChange, shown, total }: FilterBarProps) {
  const id = useId();
  return (
    <search className={styles.bar}>
      <div className={styles.line}>
        <label className={styles.label} htmlFor={id}>
          <ListFilter size={16} aria-hidden="true" /> Filtre
        </label>
        <input
          id={id}
          type="search"
          className={styles.input}
          value={filter}
          maxLength={100}
          placeholder="POST, 302, photo…"
          spellCheck={false}
          autoCapitalize="none"
          autoCorrect="off"
          autoComplete="off"
          aria-describedby={`${id}-help`}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
      <div className={styles.line}>
        <fieldset className={styles.shortcuts}>
          <legend className={styles.legend}>Filtres rapides</legend>
          {SHORTCUTS.map((word) => {
            const pressed = filter.trim().toUpperCase() === word;
            return (
              <button
                key={word}
                type="button"
                className={styles.shortcut}
                aria-pressed={pressed}
                onClick={() => onChange(pressed ? '' : word)}
              >
                {word}
              </button>
            );
          })}
        </fieldset>
        <p className={styles.count} role="status">
          {shown} sur {total} paquets
        </p>
      </div>
      <p className={styles.help} id={`${id}-help`}>
        Le filtre lit toute la capture, détails compris. Plusieurs mots&nbsp;: tous doivent y être. <code>-dns</code> exclut.
      </p>
    </search>
  );
}
