import { useState } from 'react';
import { Field } from '#engine/ui/controls/field.tsx';
import { FormDialog } from '../components/form/form-dialog.tsx';
import { reasonOf } from '../format/reason.ts';
import { messages } from '../language/language.ts';
import { useDataProtectionCalls } from './data-protection-calls.ts';

interface RectifyDialogProps {
  /** Current e-mail address of the person. */
  readonly email: string;
  /** Called with the person's address after the change. */
  readonly onDone: (email: string) => void;
  readonly onCancel: () => void;
}

/** Asks for the right address, the right name, or both. */
export function RectifyDialog({ email, onDone, onCancel }: RectifyDialogProps) {
  const words = messages().dataProtection;
  const calls = useDataProtectionCalls();
  const [newEmail, setNewEmail] = useState('');
  const [name, setName] = useState('');
  const [tried, setTried] = useState(false);
  const right = {
    ...(newEmail.trim() === '' ? {} : { newEmail: newEmail.trim() }),
    ...(name.trim() === '' ? {} : { name: name.trim() }),
  };
  const changes = Object.keys(right).length > 0;
  return (
    <FormDialog
      title={words.rectifyTitle}
      confirm={words.save}
      ready={() => {
        setTried(true);
        return changes;
      }}
      work={() => calls.rectify({ email, ...right })}
      failure={(error) => words.notRectified(reasonOf(error))}
      onDone={() => onDone(right.newEmail ?? email)}
      onCancel={onCancel}
    >
      <Field
        label={words.newEmail}
        description={words.newEmailAbout}
        type="email"
        autoComplete="off"
        spellCheck={false}
        value={newEmail}
        error={tried && !changes ? words.noChange : undefined}
        onChange={(event) => setNewEmail(event.target.value)}
      />
      <Field
        label={words.name}
        description={words.nameAbout}
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
    </FormDialog>
  );
}
