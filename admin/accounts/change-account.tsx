import { useState } from 'react';
import type { Facilitator } from '#schemas/facilitators.ts';
import { ROLE_WORDS } from '../words/roles.ts';
import { useAccountCalls } from './account-calls.ts';
import { AccountDialog } from './account-dialog.tsx';
import { NewPassword, passwordMistake } from './new-password.tsx';
import { RoleChoice } from './role-choice.tsx';

interface ChangeProps {
  readonly account: Facilitator;
  readonly onClose: (done: boolean) => void;
}

/** Gives an account another role. */
export function ChangeRole({ account, own, onClose }: ChangeProps & { readonly own: boolean }) {
  const { change } = useAccountCalls();
  const [role, setRole] = useState(account.role);
  return (
    <AccountDialog
      title={`Role of ${account.username}`}
      confirm="Change role"
      work={() => change(account.id, { role })}
      done={`${account.username} has the role ${ROLE_WORDS[role].name} now.`}
      onClose={onClose}
    >
      <RoleChoice value={role} onChange={setRole} />
      <p>The account stays signed in; what it may do changes at its next step.</p>
      {own && <p>This is your own account: with a lower role, only another administrator can give this one back.</p>}
    </AccountDialog>
  );
}

/** Gives an account a password without knowing the one before. */
export function SetPassword({ account, onClose }: ChangeProps) {
  const { change } = useAccountCalls();
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const mistake = passwordMistake(password);
  return (
    <AccountDialog
      title={`New password for ${account.username}`}
      confirm="Set password"
      ready={() => {
        setTried(true);
        return mistake === undefined;
      }}
      work={() => change(account.id, { password })}
      done={`${account.username} has a new password and was signed out everywhere.`}
      onClose={onClose}
    >
      <p>The password before stops working, and the account is signed out on every device.</p>
      <NewPassword label="New password" value={password} onChange={setPassword} error={tried ? mistake : undefined} />
    </AccountDialog>
  );
}

/** Ends the sign-ins of an account. */
export function SignOutAccount({ account, onClose }: ChangeProps) {
  const { signOut } = useAccountCalls();
  return (
    <AccountDialog
      title={`Sign out ${account.username}`}
      confirm="Sign out"
      work={() => signOut(account.id)}
      done={`${account.username} was signed out everywhere.`}
      onClose={onClose}
    >
      <p>
        Ends the sign-ins of this account on every device, at once; what was typed there and not sent is lost. The password goes
        on working: set a new one if someone else may know it.
      </p>
    </AccountDialog>
  );
}

/** Takes an account away. */
export function RemoveAccount({ account, onClose }: ChangeProps) {
  const { remove } = useAccountCalls();
  return (
    <AccountDialog
      title={`Remove ${account.username}`}
      confirm="Remove account"
      danger
      work={() => remove(account.id)}
      done={`Account ${account.username} was removed.`}
      onClose={onClose}
    >
      <p>
        <strong>This cannot be undone.</strong> {account.username} is signed out on every device and cannot sign in again.
      </p>
      <p>Sessions, scores and corrections stay, and the audit log goes on naming this account.</p>
    </AccountDialog>
  );
}
