import { useEffect, useState } from 'react';
import styles from './suggestion-list.module.css';

/** Milliseconds until the names are shown (specification, section 9). */
export const SUGGESTED_AFTER = 8000;

interface SuggestionListProps {
  readonly words: readonly string[];
  readonly tested: readonly string[];
  readonly onTry: (word: string) => void;
}

/** Common names, shown after a delay to players who are still looking. Pressing one tries it. */
export function SuggestionList({ words, tested, onTry }: SuggestionListProps) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), SUGGESTED_AFTER);
    return () => clearTimeout(timer);
  }, []);
  return (
    <section className={styles.suggestions} aria-label="Noms courants">
      <p role="status">{shown && 'Un coup de main : neuf noms qu’on rencontre souvent.'}</p>
      {shown && (
        <ul className={styles.words}>
          {words.map((word) => (
            <li key={word}>
              <button
                type="button"
                className={styles.word}
                data-tested={tested.includes(word) || undefined}
                aria-label={tested.includes(word) ? `${word}, déjà testé` : `Tester ${word}`}
                onClick={() => onTry(word)}
              >
                {word}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
