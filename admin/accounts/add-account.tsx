import { useState } from 'react';
import { Field } from '#engine/ui/field.tsx';
import { USERNAME } from '#schemas/console-words.ts';
import type { Role } from '#schemas/facilitators.ts';
import { useAccountCalls } from './account-calls.ts';
import { AccountDialog } from './account-dialog.tsx';
import { NewPassword, passwordMistake } from './new-password.tsx';
import { RoleChoice } from './role-choice.tsx';

const { minLength: SHORTEST, maxLength: LONGEST } = USERNAME;
const CHARACTERS = new RegExp(USERNAME.pattern, 'u');
const RULE = `${SHORTEST} to ${LONGEST} letters without accents, digits, dots, dashes, underscores or @: an e-mail address will do.`;

/** 'Add account': username, role, and a first password. */
export function AddAccount({ onClose }: { onClose: (done: boolean) => void }) {
  const { add } = useAccountCalls();
  const [username, setUsername] = useState('');
  const [role, setRole] = useState<Role>('facilitator');
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const name = username.trim();
  const nameMistake = name.length >= SHORTEST && CHARACTERS.test(name) ? undefined : `Use ${RULE}`;
  const mistake = passwordMistake(password);

  return (
    <AccountDialog
      title="Add account"
      confirm="Add account"
      ready={() => {
        setTried(true);
        return nameMistake === undefined && mistake === undefined;
      }}
      work={() => add({ username: name, role, password })}
      done={`Account ${name} was added. Hand over the username and the password.`}
      onClose={onClose}
    >
      <Field
        label="Username"
        description={RULE}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={LONGEST}
        value={username}
        error={tried ? nameMistake : undefined}
        onChange={(event) => setUsername(event.target.value)}
      />
      <RoleChoice value={role} onChange={setRole} />
      <NewPassword label="Password" value={password} onChange={setPassword} error={tried ? mistake : undefined} />
    </AccountDialog>
  );
}
