import { type FormEvent, useState } from 'react';
import { Button, Field } from '#engine/authoring';
import { backwards, type Decoded, fromBase64 } from './decode.ts';
import styles from './decoder.module.css';

/** Théo's decoder. It can decode all clues, so that players need neither another site nor a command. */
export function Decoder() {
  const [decoded, setDecoded] = useState<Decoded | null>(null);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('text') ?? '');
    const button = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null;
    const turn = button instanceof HTMLButtonElement && button.value === 'backwards';
    setDecoded(turn ? backwards(typed) : fromBase64(typed));
  };
  return (
    <form className={styles.decoder} onSubmit={submit}>
      <Field
        label="Texte à relire"
        name="text"
        maxLength={400}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
      />
      <div className={styles.choices}>
        <Button type="submit" variant="secondary">
          Décoder le Base64
        </Button>
        <Button type="submit" variant="secondary" value="backwards">
          Remettre à l’endroit
        </Button>
      </div>
      <output className={styles.result} aria-label="Résultat">
        {decoded && ('text' in decoded ? <code>{decoded.text}</code> : decoded.problem)}
      </output>
    </form>
  );
}
