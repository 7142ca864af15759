import styles from './terminal.module.css';

const WHOLE = ['help', 'ls', 'pwd', 'cd ..', 'clear'] as const;
const BEGUN = ['cd', 'cat'] as const;

interface ShortcutKeysProps {
  readonly onRun: (line: string) => void;
  /** Puts a command word on the line and the cursor behind it: the name is the player's to type. */
  readonly onBegin: (text: string) => void;
}

/** The row of keys that terminal apps show above a phone's keyboard. */
export function ShortcutKeys({ onRun, onBegin }: ShortcutKeysProps) {
  return (
    <fieldset className={styles.keys} aria-label="Raccourcis du terminal">
      {WHOLE.map((line) => (
        <button key={line} type="button" className={styles.key} onClick={() => onRun(line)}>
          {line}
        </button>
      ))}
      {BEGUN.map((word) => (
        <button key={word} type="button" className={styles.key} onClick={() => onBegin(`${word} `)}>
          {word} …
        </button>
      ))}
    </fieldset>
  );
}
