import { useState } from 'react';
import { Field } from '#engine/ui/controls/field.tsx';
import type { HeldData } from '#schemas/data-protection.ts';
import { FormDialog } from '../components/form/form-dialog.tsx';
import { reasonOf } from '../format/reason.ts';
import { messages } from '../language/language.ts';
import { useDataProtectionCalls } from './data-protection-calls.ts';

interface EraseDialogProps {
  /** E-mail address of the person. */
  readonly email: string;
  /** @param left data that is still held under the address */
  readonly onDone: (left: HeldData) => void;
  readonly onCancel: () => void;
}

/** Explains what an erasure removes and keeps, and performs it once the address has been typed again. */
export function EraseDialog({ email, onDone, onCancel }: EraseDialogProps) {
  const words = messages().dataProtection;
  const calls = useDataProtectionCalls();
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false);
  const same = typed.trim().toLowerCase() === email;
  return (
    <FormDialog
      title={words.eraseTitle(email)}
      confirm={words.erase.replace('…', '')}
      variant="danger"
      ready={() => {
        setTried(true);
        return same;
      }}
      work={() => calls.erase(email)}
      failure={(error) => words.notErased(reasonOf(error))}
      onDone={({ left }) => onDone(left)}
      onCancel={onCancel}
    >
      <p>{words.eraseAbout}</p>
      <Field
        label={words.typeEmail}
        type="email"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        error={tried && !same ? words.notTheSame : undefined}
        onChange={(event) => setTyped(event.target.value)}
      />
    </FormDialog>
  );
}
