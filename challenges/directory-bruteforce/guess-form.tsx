import { type FormEvent, useId, useState } from 'react';
import { Button } from '#engine/authoring';
import styles from './guess-form.module.css';

interface GuessFormProps {
  readonly host: string;
  /** Tests a name; gives back what there is to say of the name itself. */
  readonly onGuess: (guess: string) => string | null;
}

/** One name to try; the field empties for the next one. */
export function GuessForm({ host, onGuess }: GuessFormProps) {
  const id = useId();
  const [guess, setGuess] = useState('');
  const [remark, setRemark] = useState<string | null>(null);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setRemark(onGuess(guess));
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
