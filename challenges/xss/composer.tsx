import { type FormEvent, useId, useRef, useState } from 'react';
import { Avatar, Button, useAttempt, VerdictRegion } from '#engine/authoring';
import styles from './composer.module.css';

interface ComposerProps {
  /** Resolves with whether the message is in the feed now; if it is, the box is emptied. */
  readonly onPublish: (content: string) => Promise<boolean>;
}

/** The box for a message to everybody. */
export function Composer({ onPublish }: ComposerProps) {
  const { pending, solved, message } = useAttempt();
  const [draft, setDraft] = useState('');
  const box = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  if (solved) return null;

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    if (await onPublish(draft)) setDraft('');
    box.current?.focus({ preventScroll: true });
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Avatar name="Vous" />
      <div className={styles.writing}>
        <label className={styles.label} htmlFor={id}>
          Votre message
        </label>
        <textarea
          ref={box}
          id={id}
          className={styles.box}
          rows={3}
          maxLength={1000}
          spellCheck={false}
          autoCapitalize="off"
          autoCorrect="off"
          autoComplete="off"
          value={draft}
          onChange={(event) => setDraft(event.currentTarget.value)}
          aria-describedby={`${id}-audience ${id}-verdict`}
          aria-invalid={message?.tone === 'warning' || undefined}
        />
        <div className={styles.foot}>
          <span id={`${id}-audience`} className={styles.audience}>
            Visible des 180 personnes de l’entreprise
          </span>
          <Button type="submit" pending={pending}>
            Publier
          </Button>
        </div>
        <VerdictRegion id={`${id}-verdict`} />
      </div>
    </form>
  );
}
