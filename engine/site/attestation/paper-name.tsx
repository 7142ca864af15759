/** The name on the paper, which opens what is kept of an attestation whose session was deleted. */
import { type SubmitEvent, useRef, useState } from 'react';
import { failureText } from '#engine/frame/play/failure-message.ts';
import { Button } from '#engine/ui/controls/button.tsx';
import { Field } from '#engine/ui/controls/field.tsx';
import type { Attestation } from '#schemas/attestation.ts';
import { ATTESTED_NAME } from '#schemas/constants.ts';
import { useSite } from '../site-context.ts';
import styles from './attestation-page.module.css';

interface PaperNameProps {
  readonly code: string;
  readonly onFound: (found: Attestation) => void;
}

export function PaperName({ code, onFound }: PaperNameProps) {
  const { player } = useSite();
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();
  const [pending, setPending] = useState(false);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    if (name.trim() === '') {
      setProblem('Écrivez le nom qui est sur l’attestation.');
      field.current?.focus();
      return;
    }
    setPending(true);
    setProblem(undefined);
    try {
      const path = `/attestations/${encodeURIComponent(code)}/verification`;
      onFound(await player.ask<Attestation>('POST', path, { body: { name } }));
    } catch (error) {
      setProblem(failureText(error));
      setPending(false);
      field.current?.focus();
    }
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <Field
        ref={field}
        className={styles.name}
        label="Nom sur l’attestation"
        description="Majuscules et accents sont facultatifs."
        value={name}
        maxLength={ATTESTED_NAME.maxLength}
        autoComplete="off"
        error={problem}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" pending={pending}>
        Vérifier le nom
      </Button>
    </form>
  );
}
