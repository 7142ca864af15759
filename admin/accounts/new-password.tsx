/** The field in which a new password is typed, or suggested. */

import { Copy, Eye, EyeOff, WandSparkles } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { Button } from '#engine/ui/controls/button.tsx';
import { Field } from '#engine/ui/controls/field.tsx';
import { NEW_PASSWORD } from '#schemas/console-constants.ts';
import { Actions } from '../components/form/controls.tsx';
import { Note } from '../components/notes/notes.tsx';
import { copyText } from '../components/transfer/copy-code.tsx';
import { messages } from '../language/language.ts';
import styles from './new-password.module.css';

const { minLength: SHORTEST, maxLength: LONGEST } = NEW_PASSWORD;

/** Error message for a new password; undefined if the password is acceptable. */
export function passwordMistake(password: string): string | undefined {
  return password.length < SHORTEST ? messages().accounts.passwordTooShort(SHORTEST) : undefined;
}

interface NewPasswordProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (password: string) => void;
  readonly error: string | undefined;
}

/** Field for a new password, with its rules, a button that shows it and a button that suggests one. */
export function NewPassword({ label, value, onChange, error }: NewPasswordProps) {
  const words = messages().accounts;
  const [shown, setShown] = useState(false);
  const [said, setSaid] = useState('');

  function suggest() {
    onChange(suggestPassword());
    setShown(true);
    setSaid(words.suggested);
  }

  async function copy({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    try {
      await copyText(value, currentTarget);
      setSaid(words.copied);
    } catch {
      setSaid(words.notCopied);
    }
  }

  return (
    <div className={styles.password}>
      <Field
        label={label}
        description={words.passwordRule(SHORTEST, LONGEST)}
        type={shown ? 'text' : 'password'}
        autoComplete="new-password"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={LONGEST}
        value={value}
        error={error}
        onChange={(event) => onChange(event.target.value)}
      />
      <Actions>
        <Button variant="secondary" onClick={suggest}>
          <WandSparkles aria-hidden="true" size={16} />
          {words.suggest}
        </Button>
        <Button variant="quiet" aria-pressed={shown} onClick={() => setShown(!shown)}>
          {shown ? <EyeOff aria-hidden="true" size={16} /> : <Eye aria-hidden="true" size={16} />}
          {words.showPassword}
        </Button>
        {value !== '' && (
          <Button variant="quiet" onClick={copy}>
            <Copy aria-hidden="true" size={16} />
            {words.copyPassword}
          </Button>
        )}
      </Actions>
      <Note role="status">{said}</Note>
    </div>
  );
}

/** 32 letters and digits that do not look alike. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP = 5;

/** A password of 100 random bits, in groups that can be read out: 'k7qfm-2mxd9-…'. Made in this browser, sent nowhere. */
function suggestPassword(): string {
  // 256 is a multiple of 32: no letter is likelier than another.
  const letters = [...crypto.getRandomValues(new Uint8Array(GROUPS * GROUP))].map((byte) => LETTERS[byte % LETTERS.length]);
  return Array.from({ length: GROUPS }, (_, group) => letters.slice(group * GROUP, (group + 1) * GROUP).join('')).join('-');
}
