import { type FormEvent, useId, useState } from 'react';
import { Button } from '#engine/authoring';
import styles from './guess-form.module.css';

interface GuessFormProps {
  readonly host: string;
  /** Message about the last name tried, whether typed here or chosen from the suggestions. */
  readonly remark: string | null;
  readonly onGuess: (guess: string) => void;
}

/** The field for one name; it is cleared after each guess. */
export function GuessForm({ host, remark, onGuess }: GuessFormProps) {
  const id = useId();
  const [guess, setGuess] = useState('');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onGuess(guess);
    setGuess('');
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <label htmlFor={id} className={styles.label}>
        Nom du dossier à tester
      </label>
      <div className={styles.row}>
        <div className={styles.address}>
          <span className={styles.host}>{host}/</span>
          <input
            id={id}
            name="guess"
            value={guess}
            onChange={(event) => setGuess(event.target.value)}
            className={styles.input}
            maxLength={80}
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
          />
        </div>
        <Button type="submit" variant="secondary">
          Tester
        </Button>
      </div>
      <p role="status" className={styles.remark}>
        {remark}
      </p>
    </form>
  );
}
