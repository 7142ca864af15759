import { type FormEvent, type Ref, useId } from 'react';
import { Button, VerdictRegion } from '#engine/authoring';
import styles from './composer.module.css';

interface ComposerProps {
  readonly text: string;
  readonly pending: boolean;
  readonly onText: (text: string) => void;
  readonly onPublish: () => void;
  readonly ref: Ref<HTMLTextAreaElement>;
}

/** The message box of the feed. */
export function Composer({ text, pending, onText, onPublish, ref }: ComposerProps) {
  const id = useId();
  const publish = (event: FormEvent) => {
    event.preventDefault();
    onPublish();
  };
  return (
    <form className={styles.composer} onSubmit={publish} noValidate>
      <span className={styles.avatar} aria-hidden="true">
        V
      </span>
      <label className={styles.label} htmlFor={id}>
        Votre message
      </label>
      <textarea
        ref={ref}
        id={id}
        className={styles.box}
        rows={3}
        maxLength={2000}
        placeholder="Quoi de neuf sur le quai ?"
        spellCheck={false}
        autoCapitalize="off"
        autoCorrect="off"
        autoComplete="off"
        aria-describedby={`${id}-verdict`}
        value={text}
        onChange={(event) => onText(event.target.value)}
      />
      <div className={styles.actions}>
        <p className={styles.audience}>Visible par les 180 personnes de l’entreprise</p>
        <Button type="submit" pending={pending}>
          Publier
        </Button>
      </div>
      <div className={styles.verdict}>
        <VerdictRegion id={`${id}-verdict`} />
      </div>
    </form>
  );
}
