/** Form for one name: the name for a new attestation, or the name printed on an existing one. */
import { type ComponentProps, type SubmitEvent, useRef, useState } from 'react';
import { failureText } from '#engine/frame/play/failure-message.ts';
import { Button } from '#engine/ui/controls/button.tsx';
import { Field } from '#engine/ui/controls/field.tsx';
import { ATTESTED_NAME } from '#schemas/attestation-constants.ts';
import styles from './name-form.module.css';

interface NameFormProps extends Pick<ComponentProps<typeof Field>, 'label' | 'description' | 'autoComplete'> {
  /** Error message for an empty field. */
  readonly missing: string;
  /** Label of the button. */
  readonly action: string;
  /**
   * Sends the name; the error with which it rejects is shown below the field. Once it resolves, the caller is expected to remove the form.
   */
  readonly onSend: (name: string) => Promise<void>;
}

export function NameForm({ missing, action, onSend, ...labelling }: NameFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();
  const [pending, setPending] = useState(false);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    if (name.trim() === '') {
      setProblem(missing);
      field.current?.focus();
      return;
    }
    setPending(true);
    setProblem(undefined);
    try {
      await onSend(name);
    } catch (error) {
      setProblem(failureText(error));
      setPending(false);
      field.current?.focus();
    }
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <Field
        {...labelling}
        ref={field}
        className={styles.field}
        value={name}
        maxLength={ATTESTED_NAME.maxLength}
        spellCheck={false}
        error={problem}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" pending={pending}>
        {action}
      </Button>
    </form>
  );
}
