/** The answer form that most scenes use. */
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import type { Output } from '#engine/rules/judgement.ts';
import { Button } from '#engine/ui/controls/button.tsx';
import { Field, type FieldProps } from '#engine/ui/controls/field.tsx';
import { ANSWER_TEXT } from '#schemas/constants.ts';
import styles from './answer-form.module.css';
import { type SceneReply, useAttempt } from './use-attempt.ts';
import { VerdictRegion } from './verdict-region.tsx';

/** A field of the form: a label, and any attribute of an input. */
type AnswerFieldProps = Omit<FieldProps, 'ref' | 'value' | 'error' | 'onSubmit'>;

interface Common<O extends Output> {
  /** Label of the submit button; 'Valider' by default. */
  readonly submitLabel?: string;
  /** Shown between the fields and the button. */
  readonly children?: ReactNode;
  /** Called after each reply of the server, right or wrong; not called if the request failed. */
  readonly onReply?: (reply: SceneReply<O>) => void;
}

/** A single field, whose text is the answer; or several `fields`, and the answer is an object with their texts by name. */
export type AnswerFormProps<O extends Output = Output> = Common<O> &
  (
    | (AnswerFieldProps & { readonly fields?: never })
    | { readonly fields: readonly (AnswerFieldProps & { readonly name: string })[] }
  );

const ONLY = 'answer';

/** A native form: Enter submits; the typed text is sent unchanged and stays after a wrong answer. Removed once the challenge is solved. */
export function AnswerForm<O extends Output = Output>({
  submitLabel = 'Valider',
  children,
  onReply,
  ...rest
}: AnswerFormProps<O>) {
  const { attempt, message, pending, solved } = useAttempt<O>();
  const verdictId = useId();
  const sending = useRef(false);
  const [unsent, setUnsent] = useState(false);
  if (solved) return null;

  const single = rest.fields === undefined;
  const fields = single ? [{ ...rest, name: ONLY }] : rest.fields;
  // An answer that was not judged must not be marked as wrong.
  const doubtful = !unsent && (message?.tone === 'danger' || message?.tone === 'warning');

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    const texts = Object.fromEntries([...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]));
    const reply = await attempt(single ? (texts[ONLY] ?? '') : texts);
    sending.current = false;
    setUnsent(reply === null);
    if (reply) onReply?.(reply);
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <div className={single ? styles.row : styles.stack}>
        {fields.map((field) => (
          <Field
            key={field.name}
            {...ANSWER_TEXT}
            spellCheck={false}
            autoCapitalize="off"
            autoCorrect="off"
            autoComplete="off"
            {...field}
            className={styles.field}
            aria-describedby={verdictId}
            aria-invalid={(doubtful && !field.readOnly) || undefined}
          />
        ))}
        {children}
        <Button type="submit" pending={pending} className={styles.submit}>
          {submitLabel}
        </Button>
      </div>
      <VerdictRegion id={verdictId} />
    </form>
  );
}
